import { expect, type Page, test } from "@playwright/test";
import { pagePath, thanksPath } from "../../app/domain/pages/paths";
import { answerCaptcha, holdScripts, whenHydrated, whenProving, whenStarted } from "./support";

/** Missing scripts, connections and responses: the page still works and never blames the user. */

const person = { firstName: "Jo", lastName: "Demo" };
const property = `${pagePath("for-sale", "nl")}x/x/4101/`;

async function withConsent(page: Page): Promise<void> {
	await page.request.post("/api/consent", { data: { functional: true, analytics: false, marketing: false } });
}

async function fillNewsletter(page: Page, email: string) {
	const view = page.locator('form[data-form="sign-newsletter"]');
	for (const [name, text] of Object.entries({ ...person, email })) await view.locator(`[name=${name}]`).fill(text);
	return view;
}

test("a form sent without a connection arrives when the connection is back", async ({ page, context }) => {
	await withConsent(page);
	await page.goto(pagePath("newsletter", "nl"));
	await whenHydrated(page);
	const view = await fillNewsletter(page, "offline@example.com");
	await whenProving(view);
	await answerCaptcha(view);
	await context.setOffline(true);
	await view.locator("button[type=submit]").click();
	const notice = view.locator("[aria-live=assertive]");
	await expect(notice).toContainText("Er is geen verbinding");
	await context.setOffline(false);
	await notice.getByRole("button").click();
	await expect(page).toHaveURL(new RegExp(thanksPath("sign-newsletter", "nl")));
});

for (const line of ["stays", "goes"]) {
	test(`a form whose answer is lost, where the line ${line}, does not claim that nothing was sent, and counts once`, async ({
		page,
		context,
	}) => {
		await withConsent(page);
		await page.goto(pagePath("newsletter", "nl"));
		await whenStarted(page);
		const email = `${crypto.randomUUID()}@example.com`;
		const view = await fillNewsletter(page, email);
		await whenProving(view);
		await answerCaptcha(view);
		await page.route("**/api/forms/**", async (route) => {
			await route.fetch();
			await context.setOffline(line === "goes");
			await route.abort();
		});
		await view.locator("button[type=submit]").click();
		const notice = view.locator("[aria-live=assertive]");
		await expect(notice).toContainText("Er kwam geen antwoord");
		await expect(notice).not.toContainText("niets verzonden");
		await page.unroute("**/api/forms/**");
		await context.setOffline(false);
		await notice.getByRole("button").click();
		await expect(page).toHaveURL(new RegExp(thanksPath("sign-newsletter", "nl")));
		const emails = (await (await page.request.get("/dev/mailbox.json")).json()) as { to: string }[];
		expect(emails.filter(({ to }) => to === email)).toHaveLength(1);
	});
}

for (const missing of ["live-form", "send-form"]) {
	test(`a form arrives whose script ${missing} is gone`, async ({ page }) => {
		await withConsent(page);
		await page.route(new RegExp(`/assets/${missing}-[^/]*\\.js$`), (route) => route.fulfill({ status: 404 }));
		await page.goto(pagePath("newsletter", "fr"));
		await whenStarted(page);
		const view = await fillNewsletter(page, "gone@example.com");
		await whenProving(view);
		await answerCaptcha(view);
		await view.locator("button[type=submit]").click();
		await expect(page).toHaveURL(new RegExp(thanksPath("sign-newsletter", "fr")));
	});
}

test("where no script comes a form has its captcha and arrives, and no button is dead", async ({ page }) => {
	await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
	await page.goto(pagePath("newsletter", "de"));
	const view = await fillNewsletter(page, "scriptless@example.com");
	const picture = view.locator("[data-plain-captcha]");
	await expect(picture).toBeVisible();
	await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	await answerCaptcha(view);
	await view.locator("button[type=submit]").click();
	await expect(page).toHaveURL(new RegExp(thanksPath("sign-newsletter", "de")));
	await page.goto(pagePath("for-sale", "de"));
	await expect(page.locator("main article .heart").first()).toBeHidden();
	await page.goto(pagePath("favourites", "de"));
	await expect(page.locator("main")).toContainText("JavaScript");
});

test("a captcha is no request of a page whose scripts come", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await withConsent(page);
	await page.goto(pagePath("newsletter", "de"));
	await whenHydrated(page);
	await page.waitForLoadState("networkidle");
	expect(asked.filter((address) => address.includes("/api/captcha"))).toEqual([]);
});

test("a captcha that shows before late scripts come goes with them, and what was typed stays", async ({ page }) => {
	test.slow();
	const release = await holdScripts(page);
	await page.goto(pagePath("newsletter", "nl"), { waitUntil: "domcontentloaded" });
	const view = await fillNewsletter(page, "late@example.com");
	await expect(view.locator("[data-plain-captcha]")).toBeVisible();
	const picture = view.locator("[data-plain-captcha]");
	await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	await view.locator("[name=captcha]").fill("QQQQQ");
	release();
	await whenProving(view);
	await expect(view.locator("[name=captcha]")).toHaveCount(0);
	await expect(view.locator("[name=email]")).toHaveValue("late@example.com");
});

test("a form on a property's page is filled in on its own page where its script is gone", async ({ page }) => {
	await withConsent(page);
	await page.route(/\/assets\/enquiry-form-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
	await page.goto(property);
	await whenStarted(page);
	await page.locator("#contact-me a[rel=nofollow]").click();
	await expect(page).toHaveURL(/contact\/\?.*form=contact-me/);
});

test("a list that does not arrive in its place is asked for as a document", async ({ page }) => {
	await withConsent(page);
	await page.goto(pagePath("for-sale", "nl"));
	await whenStarted(page);
	await page.route(/page=2/, (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
	await page.locator('main nav a[href*="page=2"]').first().click();
	await expect(page).toHaveURL(/page=2/);
	await expect(page.getByRole("link", { name: "Pagina 2" })).toHaveAttribute("aria-current", "page");
});

test("postcodes typed before the scripts come are chosen", async ({ page }) => {
	await withConsent(page);
	const release = await holdScripts(page);
	await page.goto(pagePath("save-search", "nl"), { waitUntil: "domcontentloaded" });
	const view = page.locator('form[data-form="demand-register"]');
	await view.locator("[name=zips]").nth(0).fill("9000");
	await view.locator("[name=zips]").nth(1).fill("9050");
	await view.locator("[name=firstName]").fill("Jo");
	release();
	await expect(view.locator("[type=hidden][name=zips]")).toHaveCount(2);
	const values = await view
		.locator("[type=hidden][name=zips]")
		.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
	expect(values).toEqual(["9000", "9050"]);
	await expect(view.locator("[name=firstName]")).toHaveValue("Jo");
	await page.reload();
	await whenHydrated(page);
	await expect(view.locator("[name=firstName]")).toHaveValue("Jo");
});

test("a part whose script never comes stays as the server wrote it, on one document", async ({ page }) => {
	await withConsent(page);
	let documents = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
	});
	await page.route(/\/assets\/filter-panel-/, (route) => route.abort());
	const missed = page.waitForEvent("requestfailed", (request) => request.url().includes("/filter-panel-"));
	await page.goto(pagePath("for-sale", "nl"));
	await missed;
	await whenStarted(page);
	await page.locator("#filters button").first().focus();
	// Longer than a reload takes.
	await page.waitForTimeout(2_000);
	expect(documents).toBe(1);
	await expect(page.locator("main article").first()).toBeVisible();
});
