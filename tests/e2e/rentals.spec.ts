import { expect, type Page, test } from "@playwright/test";
import { pagePath, thanksPath } from "../../app/domain/pages/paths";
import { answerCaptcha, expectAccessible, expectNoSidewaysScroll, watch, whenHydrated, whenProving } from "./support";

/** Demo properties for rent in Ghent, Brussels and Esch. */
const [inGhent, inBrussels, inLuxembourg] = [4154, 4102, 4164];
const forSale = 4101;

async function withConsent(page: Page): Promise<void> {
	await page.request.post("/api/consent", { data: { functional: true, analytics: false, marketing: false } });
}

const answers = {
	firstName: "Lotte",
	lastName: "Voorbeeld",
	phone: "0470 00 00 01",
	adults: "2",
	moveDate: "2098-02-01",
	"children.1.age": "8",
	pets: "1 kat",
	income1: "2.400",
	income2: "1.800",
};

async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
	const view = page.locator('form[data-form="rent-application"]');
	for (const [name, text] of Object.entries(values)) await view.locator(`[name="${name}"]`).fill(text);
}

async function send(page: Page): Promise<void> {
	await page.locator('form[data-form="rent-application"] button[type=submit]').click();
}

/** Path of the link in the last email to a person. */
async function linkTo(page: Page, email: string): Promise<string> {
	let link: string | undefined;
	await expect(async () => {
		const emails = (await (await page.request.get("/dev/mailbox.json")).json()) as { to: string; text: string }[];
		link = /https?:\/\/[^/]+(\/\S+token=[\w.-]+)/.exec(emails.find(({ to }) => to === email)?.text ?? "")?.[1];
		expect(link).toBeDefined();
	}).toPass();
	return link ?? "";
}

for (const language of ["nl", "fr"] as const) {
	test(`in ${language} a profile is saved and sent for a property, with what its region allows`, async ({ page }) => {
		const email = `${crypto.randomUUID()}@example.com`;
		await withConsent(page);
		const problems = watch(page);
		await page.goto(pagePath("rent-profile", language));
		await whenHydrated(page);
		await fillIn(page, { ...answers, email, "children.0.age": "x" });
		await page.locator("[name=cv]").setInputFiles({
			name: "cv.pdf",
			mimeType: "application/pdf",
			buffer: Buffer.from("%PDF-1.7"),
		});
		await answerCaptcha(page.locator("form[data-form]"));
		await whenProving(page.locator("form[data-form]"));
		await send(page);
		await expect(page.locator('[name="children.0.age"]')).toHaveAttribute("aria-invalid", "true");
		await expectAccessible(page);
		await fillIn(page, { "children.0.age": "7" });
		await send(page);
		await expect(page).toHaveURL(new RegExp(thanksPath("rent-application", language)));

		const link = await linkTo(page, email);
		await page.goto(link);
		await page.locator("[name=home]").fill(String(forSale));
		await page.locator("main form[method=get] button").click();
		await expect(page.locator("[name=home]")).toHaveAttribute("aria-invalid", "true");
		await expectAccessible(page);
		await page.locator("[name=home]").fill(`https://example.com/property/${inBrussels}/`);
		await page.locator("main form[method=get] button").click();
		await expect(page.locator("[name=income1]")).toHaveValue("2400");
		for (const unasked of ["pets", "children.0.age", "reason", "cv"]) {
			await expect(page.locator(`[name="${unasked}"]`)).toHaveCount(0);
		}
		await whenHydrated(page);
		await expectAccessible(page);
		await answerCaptcha(page.locator("form[data-form]"));
		await whenProving(page.locator("form[data-form]"));
		await send(page);
		await expect(page).toHaveURL(new RegExp(thanksPath("rent-application", language)));
		await page.goto(link);
		await expect(page.locator(`main a[href*="/${inBrussels}/"]`)).toBeVisible();
		await page.locator("main details summary").click();
		await expectAccessible(page);
		expect(problems).toEqual([]);
	});
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a profile comes back with what was typed, is kept, changed and deleted", async ({ page }) => {
		const email = `${crypto.randomUUID()}@example.com`;
		await page.goto(pagePath("rent-profile", "de"));
		await fillIn(page, { ...answers, email, adults: "" });
		await answerCaptcha(page.locator("form[data-form]"));
		await send(page);
		await expect(page.locator("[name=adults]")).toHaveAttribute("aria-invalid", "true");
		await expect(page.locator('[name="children.1.age"]')).toHaveValue("8");
		await fillIn(page, { adults: "2" });
		await answerCaptcha(page.locator("form[data-form]"));
		await send(page);
		await expect(page).toHaveURL(new RegExp(thanksPath("rent-application", "de")));
		await page.goto(await linkTo(page, email));
		await page.locator('main a[href*="change=1"]').click();
		await expect(page.locator("[name=pets]")).toHaveValue("1 kat");
		await fillIn(page, { pets: "2 katten" });
		await answerCaptcha(page.locator("form[data-form]"));
		await send(page);
		await page.goto(await linkTo(page, email));
		await expect(page.getByText("2 katten")).toBeVisible();
		await page.locator("main details summary").click();
		await page.locator('form[action="/api/actions/delete-rent-profile"] button').click();
		await expect(page.getByRole("main").getByRole("status")).toBeVisible();
		await page.goto(await linkTo(page, email));
		await expect(page.locator("main form")).toHaveCount(0);
	});
});

test("each region has its own questions, before a viewing and after it, and fits a phone", async ({ page }) => {
	await withConsent(page);
	await page.setViewportSize({ width: 390, height: 844 });
	const asked = async () => {
		const names = await page
			.locator("main form [name]")
			.evaluateAll((all) => all.map((each) => each.getAttribute("name")));
		return ["people", "adults", "children.0.age", "pets", "reason", "income1", "cv"].filter((name) =>
			names.includes(name),
		);
	};
	const viewing = (id: number) => `${pagePath("contact", "en")}?property=${id}&form=contact-visit`;
	const application = (id: number) => `${pagePath("rent-profile", "en")}?property=${id}`;
	const expected: [string, string[]][] = [
		[viewing(inBrussels), []],
		[viewing(inGhent), ["adults"]],
		[viewing(forSale), []],
		[application(inBrussels), ["people", "income1"]],
		[application(inGhent), ["adults", "children.0.age", "pets", "income1"]],
		[application(inLuxembourg), ["adults", "children.0.age", "pets", "reason", "income1", "cv"]],
	];
	for (const [address, names] of expected) {
		await page.goto(address);
		expect(await asked(), address).toEqual(names);
		await expectNoSidewaysScroll(page);
	}
	await page.goto(`/property/${inGhent}/`);
	await page.locator(`#rent-application a[href*="property=${inGhent}"]`).click();
	await expect(page.locator("[name=income1]")).toBeVisible();
	await expectAccessible(page);
	await page.goto(`${pagePath("my-rent-profile", "de")}?token=none`);
	await expect(page.locator("main form")).toHaveCount(0);
	await expectAccessible(page);
});
