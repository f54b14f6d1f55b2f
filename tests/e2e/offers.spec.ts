import { expect, type Locator, type Page, test } from "@playwright/test";
import { amountInWords } from "../../app/domain/amount-words/amount-words";
import type { Language } from "../../app/domain/language";
import { pagePath, thanksPath } from "../../app/domain/pages/paths";
import { languagesInTurn } from "./in-turn";
import { answerCaptcha, expectAccessible, expectNoSidewaysScroll, watch, whenHydrated, whenProving } from "./support";

const property = 4101;
const AMOUNT = 385_500;

const buyer = {
	"personA.firstName": "Lotte",
	"personA.lastName": "Voorbeeld",
	"personA.phone": "0470 00 00 01",
	"personA.address": "Voorbeeldstraat 1, 9000 Gent",
};

async function withConsent(page: Page): Promise<void> {
	await page.request.post("/api/consent", { data: { functional: true, analytics: false, marketing: false } });
}

function formOf(page: Page): Locator {
	return page.locator('form[data-form="offer"]');
}

/** Date in the format of a date field, yyyy-mm-dd. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function fillIn(view: Locator, language: Language, email: string): Promise<void> {
	const typed = {
		...buyer,
		"personA.email": email,
		amount: "385.500",
		amountInWords: amountInWords(AMOUNT, language),
		startDate: inDays(1),
		endDate: inDays(15),
		place: "Gent",
		signDate: inDays(1),
		conditions: "1 krediet",
	};
	for (const [name, text] of Object.entries(typed)) await view.locator(`[name="${name}"]`).fill(text);
}

type Email = { to: string; language: string; text: string };

async function emailsTo(page: Page, email: string): Promise<Email[]> {
	const emails = (await (await page.request.get("/dev/mailbox.json")).json()) as Email[];
	return emails.filter(({ to }) => to === email);
}

for (const language of languagesInTurn(1)) {
	test(`in ${language} an offer is corrected, reviewed, and arrives with its document`, async ({ page }) => {
		const email = `${crypto.randomUUID()}@example.com`;
		await withConsent(page);
		const problems = watch(page);
		await page.goto(`${pagePath("offer", language)}?property=${property}`);
		await whenHydrated(page);
		const view = formOf(page);
		await view.locator("[name=amount]").fill("300.000");
		await view.locator("[name=amountInWords]").fill(amountInWords(AMOUNT, language));
		await view.locator("button[type=submit]").click();
		await expect(view.locator("[name=amountInWords]")).toHaveAttribute("aria-invalid", "true");
		await expect(view.getByText("385.500")).toBeVisible();
		await expectAccessible(page);
		await fillIn(view, language, email);
		await view.locator("button[type=submit]").click();
		await expect(page).toHaveURL(new RegExp(`${pagePath("offer-review", language)}$`));
		const paper = page.getByRole("article");
		await expect(paper).toContainText("38.550");
		await expect(paper).toContainText("10");
		await expectAccessible(page);
		const sending = formOf(page);
		await answerCaptcha(sending);
		await whenProving(sending);
		await sending.locator("button[type=submit]").click();
		await expect(page).toHaveURL(new RegExp(thanksPath("offer", language)));
		expect(problems).toEqual([]);
		await expect.poll(async () => emailsTo(page, email)).toMatchObject([{ language }]);
		const [sent] = await emailsTo(page, email);
		const file = await page.request.get(/\/files\/\S+/.exec(sent?.text ?? "")?.[0] ?? "");
		expect(file.headers()["content-type"]).toBe("application/pdf");
	});
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("an offer is reviewed, changed, reviewed again and sent, and nothing typed is lost", async ({ page }) => {
		const email = `${crypto.randomUUID()}@example.com`;
		await page.goto(`${pagePath("offer", "fr")}?property=${property}`);
		await fillIn(formOf(page), "fr", email);
		await formOf(page).locator("[name=place]").fill("");
		await formOf(page).locator("button[type=submit]").click();
		await expect(formOf(page).locator("[name=place]")).toHaveAttribute("aria-invalid", "true");
		await formOf(page).locator("[name=place]").fill("Namur");
		await formOf(page).locator("button[type=submit]").click();
		await expect(page.getByRole("article")).toContainText("Namur");
		await page.locator(`main a[href*="property=${property}"]`).click();
		await expect(formOf(page).locator("[name=amountInWords]")).toHaveValue(amountInWords(AMOUNT, "fr"));
		await formOf(page).locator("[name=place]").fill("Dinant");
		await formOf(page).locator("button[type=submit]").click();
		await expect(page.getByRole("article")).toContainText("Dinant");
		await formOf(page).locator("[name=captcha]").fill("wrong");
		await formOf(page).locator("button[type=submit]").click();
		await expect(formOf(page).locator("[name=captcha]")).toHaveAttribute("aria-invalid", "true");
		await expect(page.getByRole("article")).toContainText("Dinant");
		await answerCaptcha(formOf(page));
		await formOf(page).locator("button[type=submit]").click();
		await expect(page).toHaveURL(new RegExp(thanksPath("offer", "fr")));
		await page.goto(pagePath("offer-review", "fr"));
		await expect(page.getByRole("article")).toHaveCount(0);
	});
});

test("the page of a property leads to its offer, which fits a phone", async ({ page }) => {
	await withConsent(page);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(`/property/${property}/`);
	await page.locator(`#offer a[href*="property=${property}"]`).click();
	await expect(formOf(page)).toBeVisible();
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
	await page.goto(pagePath("offer-review", "de"));
	await expect(page.getByRole("article")).toHaveCount(0);
	await expectAccessible(page);
});
