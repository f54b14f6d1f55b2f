import { expect, type Page, test } from "@playwright/test";
import { deskSection, deskSectionKeys, deskSectionPath } from "../../app/domain/desk/sections";
import { languages } from "../../app/domain/language";
import { officePath } from "../../app/domain/pages/office-paths";
import { leastForms } from "../support/least-forms";
import { expectAccessible, expectNoSidewaysScroll, watch, whenAlive } from "./support";

const sections = deskSectionKeys.filter((key) => deskSection(key).screen !== null);
const visitor = "desk-journey@example.com";
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="40" viewBox="0 0 180 40">
	<rect width="180" height="40" fill="#234567"/></svg>`;

async function signIn(page: Page): Promise<void> {
	await page.goto("/dev/desk");
	await page.getByRole("button", { name: "administrator" }).click();
	await page.waitForURL(/\/desk\//);
}

async function open(page: Page, section: (typeof sections)[number], rest = ""): Promise<void> {
	await page.goto(deskSectionPath(section, "nl") + rest);
	await whenAlive(page);
}

/** Presses a button of the form of an intent, and waits until the page says that it is done. */
async function send(page: Page, intent: string, button = ""): Promise<void> {
	const form = page.locator("form", { has: page.locator(`[name=intent][value="${intent}"]`) }).first();
	await form.locator(`button${button}`).first().click();
	await page.waitForURL(/done=/);
}

async function submit(page: Page, form: string, fields: object): Promise<void> {
	const response = await page.request.post(`/api/forms/${form}`, {
		data: { lang: "nl", captchaId: "-", captcha: "right", ...fields, email: visitor },
		headers: { accept: "application/json" },
	});
	expect(await response.json()).toMatchObject({ ok: true });
}

for (const { name, width, colorScheme } of [
	{ name: "a phone in light", width: 390, colorScheme: "light" },
	{ name: "a desktop in dark", width: 1440, colorScheme: "dark" },
] as const) {
	test.describe(`on ${name}`, () => {
		test.use({ viewport: { width, height: 844 }, colorScheme, reducedMotion: "reduce" });

		test("each section of the desk has no barrier and fits", async ({ page }) => {
			const problems = watch(page);
			await signIn(page);
			for (const section of sections) {
				await test.step(section, async () => {
					await open(page, section);
					await expectAccessible(page);
					await expectNoSidewaysScroll(page);
				});
			}
			expect(problems).toEqual([]);
		});
	});
}

test.describe("an administrator with a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });

	test("changes the site, and visitors see it", async ({ page }) => {
		const problems = watch(page);
		await signIn(page);

		await test.step("the headline in four languages", async () => {
			await open(page, "content", "home~hero~headline/");
			for (const language of languages) {
				await page.locator(`textarea[name=${language}]`).fill(`Wonen, gezien door ${language}`);
			}
			await send(page, "draft", "[value=publish]");
			for (const language of languages) {
				await page.goto(`/${language}/`);
				await whenAlive(page);
				await expect(page.locator("h1")).toHaveText(`Wonen, gezien door ${language}`);
			}
		});

		await test.step("the opening hours", async () => {
			await open(page, "brand", "ghent/");
			await page.locator("[name='opens.7']").fill("10:05");
			await page.locator("[name='closes.7']").fill("11:35");
			await send(page, "save-office");
			await page.goto(officePath("ghent", "nl"));
			await whenAlive(page);
			await expect(page.locator("main")).toContainText(/11[:.]35/);
		});

		await test.step("the logo, and back to the bundled one", async () => {
			await open(page, "brand", "look/");
			const file = { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(logo) };
			await page.locator("[name=logo]").setInputFiles(file);
			await send(page, "save-logo");
			await page.goto("/nl/");
			await whenAlive(page);
			await expect(page.locator("header img").first()).toHaveAttribute("src", /^\/brand\/[0-9a-f]{32}\.svg$/);
			await open(page, "brand", "look/");
			await send(page, "restore");
		});

		await test.step("back to the bundled headline and hours", async () => {
			for (const language of languages) {
				await open(page, "content", "home~hero~headline/");
				await page
					.locator("form", { has: page.locator("[name=intent][value=restore]") })
					.filter({ has: page.locator(`[name=language][value=${language}]`) })
					.getByRole("button")
					.click();
				await page.waitForURL(/done=/);
			}
			await open(page, "brand", "ghent/");
			await page.locator("[name='opens.7']").fill("");
			await page.locator("[name='closes.7']").fill("");
			await send(page, "save-office");
		});
		expect(problems).toEqual([]);
	});

	test("answers a lead, opens viewings, and lets a person be forgotten", async ({ page }) => {
		const problems = watch(page);
		await signIn(page);
		await submit(page, "site-contact", leastForms["site-contact"]);
		await submit(page, "testimonial", leastForms.testimonial);

		await test.step("a lead is answered", async () => {
			await open(page, "inbox", `?q=${visitor}`);
			await page.locator("main a[href*='/desk/inbox/']").filter({ hasText: "Lotte" }).first().click();
			await page.waitForURL(/\/desk\/inbox\/[^/?]+\//);
			await page
				.locator("form", { has: page.locator("[value=reply]") })
				.locator("textarea")
				.fill("Dag, wij bellen u.");
			await send(page, "reply");
			await expect(page.locator("main")).toContainText("Dag, wij bellen u.");
		});

		await test.step("a week of viewings is opened, and closed again", async () => {
			await open(page, "viewings");
			await page.locator("[name=propertyId]").fill("4202");
			await page.locator("[name=starts]").fill("07:00");
			await page.locator("[name=ends]").fill("08:00");
			await send(page, "open");
			await expect(page.locator("main")).toContainText("07:00");
			await send(page, "close");
		});

		await test.step("a testimonial is published, and taken back", async () => {
			await open(page, "testimonials");
			const decide = page.locator("form", { has: page.locator("[value=decide]") });
			await decide.first().getByRole("button").first().click();
			await page.waitForURL(/done=approved/);
		});

		await test.step("a property says what it lacks", async () => {
			await open(page, "listings", "?state=all");
			await page.locator("main table a[href*='/desk/listings/']").first().click();
			await page.waitForURL(/\/desk\/listings\/\d+\//);
			await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
		});

		await test.step("what the site keeps of a person is erased", async () => {
			await open(page, "privacy");
			await page.locator("[name=email]").fill(visitor);
			await page
				.locator("form", { has: page.locator("[value=find]") })
				.getByRole("button")
				.click();
			await page.locator("[name=sure]").check();
			await page
				.locator("form", { has: page.locator("[value=erase]") })
				.getByRole("button")
				.click();
			await expect(page.locator("main")).toContainText("Gewist");
			await open(page, "inbox", `?state=all&q=${visitor}`);
			await expect(page.locator("main a[href*='/desk/inbox/']").filter({ hasText: "Lotte" })).toHaveCount(0);
		});
		expect(problems).toEqual([]);
	});
});
