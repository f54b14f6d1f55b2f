import { existsSync, readFileSync } from "node:fs";
import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { accountPath, ownedPropertyPath } from "../../app/domain/accounts/portal-paths";
import type { Language } from "../../app/domain/language";
import { pagePath } from "../../app/domain/pages/paths";
import de from "../../locales/de/portal.json" with { type: "json" };
import en from "../../locales/en/portal.json" with { type: "json" };
import fr from "../../locales/fr/portal.json" with { type: "json" };
import nl from "../../locales/nl/portal.json" with { type: "json" };
import { withAuthenticator } from "./authenticator";
import { languagesInTurn } from "./in-turn";
import {
	answerCaptcha,
	expectAccessible,
	expectContrast,
	expectNoSidewaysScroll,
	ownerPasswords,
	passwordOf,
	watch,
	whenHydrated,
} from "./support";

const words = { nl, fr, en, de };
const HOME = 4101;
/** CAPTCHA_TEST_ANSWER of the local site. */
const CAPTCHA = "right";
const VISITOR = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

// The journeys share two owners and their passwords. Verifying a password is slow by design.
test.describe.configure({ mode: "serial", timeout: 90_000 });

test.beforeAll(async () => {
	await expect(() => expect(existsSync(ownerPasswords)).toBe(true)).toPass({ timeout: 30_000 });
});

async function withConsent(page: Page): Promise<void> {
	await page.request.post("/api/consent", { data: { functional: true, analytics: false, marketing: false } });
}

async function fillSignIn(page: Page, language: Language, login: string, password: string): Promise<void> {
	const t = words[language];
	await page.getByLabel(t.signIn.login).fill(login);
	await page.getByLabel(t.signIn.password, { exact: false }).first().fill(password);
	await page.getByRole("button", { name: t.signIn.submit, exact: true }).click();
}

/** Signs in through the page. The captcha test answer avoids waiting times caused by earlier journeys. */
async function signIn(page: Page, language: Language, username: string): Promise<void> {
	await page.goto(pagePath("login", language));
	await whenHydrated(page);
	await answerCaptcha(page.locator("main form").first());
	await fillSignIn(page, language, username, passwordOf(username));
	await expect(page).toHaveURL(new RegExp(pagePath("owner", language)));
}

/** Signs in by API; other journeys use the page. */
async function signInUnseen(page: Page, language: Language, username: string): Promise<void> {
	const answer = await page.request.post("/api/session", {
		data: { login: username, password: passwordOf(username), captchaId: "-", captcha: CAPTCHA },
		headers: { accept: "application/json" },
	});
	expect(answer.status()).toBe(200);
	await page.goto(pagePath("owner", language));
}

async function signOut(page: Page, language: Language): Promise<void> {
	await page.getByRole("button", { name: words[language].menu.signOut, exact: true }).first().click();
	await expect(page).toHaveURL(new RegExp(pagePath("login", language)));
}

async function newVisitor(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
	const context = await browser.newContext();
	const page = await context.newPage();
	await withConsent(page);
	return { context, page };
}

for (const language of languagesInTurn(3)) {
	const t = words[language];

	test(`${language}: sign in, choose the property, read, filter, search, export, sign out`, async ({ page }) => {
		const problems = watch(page);
		await withConsent(page);
		await signIn(page, language, "owner901");
		await expect(page.getByRole("heading", { level: 1, name: t.homes.title })).toBeVisible();
		await page.locator(`a[href="${ownedPropertyPath(HOME, language)}"]`).click();
		await expect(page).toHaveURL(new RegExp(`${ownedPropertyPath(HOME, language)}$`));
		await expect(page.getByRole("heading", { name: t.figures.title })).toBeVisible();
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);

		await page.locator("summary", { hasText: t.chart.table }).click();
		await expect(page.getByRole("table", { name: t.chart.table, exact: true }).getByRole("row")).toHaveCount(31);

		await page
			.getByRole("navigation", { name: t.history.filter })
			.getByRole("link", { name: t.history.kind.communication })
			.click();
		await expect(page).toHaveURL(/kind=communication/);
		const history = page.getByRole("table", { name: t.history.caption });
		await expect(history.getByRole("row").nth(1)).toBeVisible();
		await expect(history.getByText(t.history.type.visit, { exact: true })).toHaveCount(0);

		await page.getByLabel(t.history.search).fill("zzzz");
		await page.getByLabel(t.history.search).press("Enter");
		await expect(page.getByText(t.history.noMatch.replace("{{words}}", "zzzz"))).toBeVisible();
		await page.getByRole("link", { name: t.history.clear }).click();
		await expect(history.getByRole("row").nth(1)).toBeVisible();

		const [download] = await Promise.all([
			page.waitForEvent("download"),
			page.getByRole("link", { name: t.history.csv }).click(),
		]);
		const csv = readFileSync(await download.path(), "utf8");
		expect(csv.startsWith(`\uFEFF${t.history.column.date};`)).toBe(true);
		expect(csv).toContain(t.history.type.email);

		const calendar = await page.getByLabel(t.calendar.address).inputValue();
		const feed = await page.request.get(new URL(calendar).pathname);
		expect(await feed.text()).toContain("BEGIN:VCALENDAR");

		await signOut(page, language);
		await expect(page.getByText(t.signIn.signedOut)).toBeVisible();
		await page.goto(ownedPropertyPath(HOME, language));
		await expect(page).toHaveURL(new RegExp(pagePath("login", language)));
		expect(problems).toEqual([]);
	});
}

for (const language of languagesInTurn(1)) {
	const t = words[language];

	test(`${language}: an invitation, a password that is refused, and one that is taken`, async ({ page }) => {
		await withConsent(page);
		const answer = await page.request.post("/dev/owners/owner902/invitation");
		const { link } = (await answer.json()) as { link: string };
		const token = new URL(link).searchParams.get("token");
		const address = `${pagePath("choose-password", language)}?token=${token}`;
		const choose = async (password: string, confirmation: string) => {
			await page.getByLabel(t.choose.password, { exact: false }).first().fill(password);
			await page.getByLabel(t.choose.confirmation).fill(confirmation);
			await page.getByRole("button", { name: t.choose.submit }).click();
		};
		await page.goto(address);
		await whenHydrated(page);
		await choose("Welkom123456!", "Welkom123456!");
		await expect(page.getByText(t.password.common)).toBeVisible();
		await choose(passwordOf("owner902"), "something else");
		await expect(page.getByText(t.validation.notTheSame)).toBeVisible();
		await choose(passwordOf("owner902"), passwordOf("owner902"));
		await expect(page.getByText(t.choose.done)).toBeVisible();
		await page.goto(address);
		await expect(page.getByText(t.choose.linkGone)).toBeVisible();
	});
}

for (const language of languagesInTurn(0)) {
	const t = words[language];

	test(`${language}: the message for a wrong password depends on the kind of login`, async ({ page }) => {
		await withConsent(page);
		await page.goto(pagePath("login", language));
		await whenHydrated(page);
		await fillSignIn(page, language, "owner902", "wrong");
		await expect(page.getByText(t.signIn.error.username)).toBeVisible();
		await fillSignIn(page, language, "owner902@example.com", "wrong");
		await expect(page.getByText(t.signIn.error.email)).toBeVisible();
		// Success clears the failures of the typed login, so sign in with both.
		await page.request.post("/api/session", {
			data: { login: "owner902@example.com", password: passwordOf("owner902"), captchaId: "-", captcha: CAPTCHA },
		});
		await page.request.post("/api/session", {
			data: { login: "owner902", password: passwordOf("owner902"), captchaId: "-", captcha: CAPTCHA },
		});
	});
}

test("a forgotten password: a link by email, once, and every session ends", async ({ page, browser }) => {
	const t = words.nl;
	const other = await newVisitor(browser);
	await signInUnseen(other.page, "nl", "owner902");
	await withConsent(page);
	await page.goto(pagePath("forgot-password", "nl"));
	await whenHydrated(page);
	const ask = async (login: string) => {
		await page.getByLabel(t.signIn.login).fill(login);
		await answerCaptcha(page.locator("#forgot-password"));
		await page.getByRole("button", { name: t.forgot.submit }).click();
	};
	await ask("nobody-at-all");
	await expect(page.getByRole("alert")).toBeVisible();
	await ask("owner902");
	await expect(page).toHaveURL(/bedankt\/forgot-password/);

	type Email = { to: string; form: string; text: string };
	let link = "";
	await expect(async () => {
		const emails = (await (await page.request.get("/dev/mailbox.json")).json()) as Email[];
		const email = emails.find(({ form, to }) => form === "forgot-password" && to === "owner902@example.com");
		link = /https?:\S+token=[\w-]+/.exec(email?.text ?? "")?.[0] ?? "";
		expect(link).not.toBe("");
	}).toPass();
	const { pathname, search } = new URL(link);
	await page.goto(pathname + search);
	await whenHydrated(page);
	const language: Language = pathname.startsWith("/fr/") ? "fr" : "nl";
	await page.getByLabel(words[language].choose.password).first().fill(passwordOf("owner902"));
	await page.getByLabel(words[language].choose.confirmation).fill(passwordOf("owner902"));
	await page.getByRole("button", { name: words[language].choose.submit }).click();
	await expect(page.getByText(words[language].choose.done)).toBeVisible();
	await other.page.reload();
	await expect(other.page).toHaveURL(new RegExp(pagePath("login", "nl")));
	await other.context.close();
});

test("a passkey is added, signs in, and is removed", async ({ page }) => {
	const t = words.en;
	await withConsent(page);
	await withAuthenticator(page);
	await signIn(page, "en", "owner901");
	await page.goto(accountPath("en"));
	await whenHydrated(page);
	await page.getByRole("button", { name: t.account.addPasskey }).click();
	await expect(page.getByText(t.account.passkeyAdded)).toBeVisible();
	await page.getByRole("button", { name: t.account.addPasskey }).click();
	await expect(page.getByText(t.account.passkeyKnown)).toBeVisible();
	await signOut(page, "en");
	await page.getByRole("button", { name: t.signIn.passkey }).click();
	await expect(page).toHaveURL(new RegExp(pagePath("owner", "en")));
	await page.goto(accountPath("en"));
	await whenHydrated(page);
	await page.getByRole("table", { name: t.account.passkeys }).getByRole("button").first().click();
	await expect(page.getByText(t.account.removed)).toBeVisible();
});

test("signing out ends one of two browsers, and everywhere ends both", async ({ browser }) => {
	const [first, second] = [await newVisitor(browser), await newVisitor(browser)];
	await signInUnseen(first.page, "de", "owner901");
	await signInUnseen(second.page, "de", "owner901");
	await signOut(first.page, "de");
	await second.page.reload();
	await expect(second.page).toHaveURL(new RegExp(pagePath("owner", "de")));

	await signInUnseen(first.page, "de", "owner901");
	await second.page.goto(accountPath("de"));
	await second.page.getByRole("button", { name: words.de.account.everywhere }).click();
	await expect(second.page).toHaveURL(new RegExp(pagePath("login", "de")));
	await first.page.reload();
	await expect(first.page).toHaveURL(new RegExp(pagePath("login", "de")));
	await Promise.all([first.context.close(), second.context.close()]);
});

test("a page view of the property is counted once in the owner's figures, and the owner's own is not", async ({
	browser,
}) => {
	const t = words.nl;
	const owner = await newVisitor(browser);
	await signInUnseen(owner.page, "nl", "owner901");
	const viewingsToday = async () => {
		await owner.page.goto(ownedPropertyPath(HOME, "nl"));
		const text = await owner.page
			.locator("dt", { hasText: t.figures.today })
			.locator("xpath=following-sibling::dd[1]")
			.textContent();
		return Number(text?.replace(/\D/g, ""));
	};
	const before = await viewingsToday();
	const address = (await owner.page.getByRole("link", { name: t.home.page }).getAttribute("href")) ?? "";
	await owner.page.goto(address);
	const visitor = await browser.newContext({ userAgent: `${VISITOR} visitor/${Date.now()}` });
	for (let time = 0; time < 3; time++) await (await visitor.request.get(address)).text();
	await expect(async () => expect(await viewingsToday()).toBe(before + 1)).toPass();
	await Promise.all([owner.context.close(), visitor.close()]);
});

test("without a script: a notice and the typed login, then the portal with the figures as a table", async ({
	browser,
}) => {
	const t = words.fr;
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(pagePath("login", "fr"));
	await fillSignIn(page, "fr", "owner901", "wrong");
	await expect(page.getByText(t.signIn.error.username)).toBeVisible();
	await expect(page.getByLabel(t.signIn.login)).toHaveValue("owner901");
	await fillSignIn(page, "fr", "owner901", passwordOf("owner901"));
	await expect(page).toHaveURL(new RegExp(pagePath("owner", "fr")));
	await page.goto(ownedPropertyPath(HOME, "fr"));
	await page.locator("summary", { hasText: t.chart.table }).click();
	await expect(page.getByRole("table", { name: t.chart.table, exact: true })).toBeVisible();
	await context.close();
});

/** every-screen.spec.ts checks every screen of the portal as served. */
test("a property's page has no barriers in either scheme when its chart is drawn, nor has the way out", async ({
	page,
}) => {
	// No colour transitions during the check.
	await page.emulateMedia({ reducedMotion: "reduce" });
	await withConsent(page);
	await signInUnseen(page, "de", "owner901");
	await page.goto(ownedPropertyPath(HOME, "de"));
	await whenHydrated(page);
	await expect(page.locator("main svg.recharts-surface").first()).toBeAttached();
	for (const width of [375, 820, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		await expectNoSidewaysScroll(page);
	}
	await expectAccessible(page);
	await page.emulateMedia({ colorScheme: "dark" });
	await expectContrast(page);
	await signOut(page, "de");
	await expectContrast(page);
	await page.emulateMedia({ colorScheme: "light" });
	await expectAccessible(page);
});

test("ten wrong passwords: work for the browser after three, and nobody found is said only behind it", async ({
	page,
}) => {
	const t = words.en;
	await withConsent(page);
	await page.goto(pagePath("login", "en"));
	await whenHydrated(page);
	const login = `nobody-${Date.now()}`;
	const proofs: string[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith("/api/session")) proofs.push((request.postDataJSON() as { pow: string }).pow);
	});
	for (let attempt = 1; attempt <= 10; attempt++) {
		// Another test covers waiting times after repeated failures.
		if (attempt === 5) await answerCaptcha(page.locator("main form").first());
		const answered = page.waitForResponse((response) => response.url().endsWith("/api/session"));
		await fillSignIn(page, "en", login, `wrong ${attempt}`);
		await answered;
		await expect(page.locator("main form button[type=submit]")).not.toHaveAttribute("aria-busy", "true");
	}
	expect(proofs.some((proof) => proof !== "")).toBe(true);
	await expect(page.getByText(t.signIn.error.unknown)).toBeVisible();
});
