import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { type APIRequestContext, expect, type Locator, type Page, test } from "@playwright/test";
import type { Language } from "../../app/domain/language";
import { mapEmbedPath, pagePath, thanksPath } from "../../app/domain/pages/paths";
import { workerSettings } from "../../scripts/local/options.ts";
import { type LocalServer, migrate, startServer } from "../../scripts/local/server.ts";
import { startVerifier, tokens } from "../support/forms/turnstile.ts";
import { expectAccessible, whenHydrated } from "./support";

const PORT = Number(process.env.E2E_PORT ?? 8799) + 1;
const ORIGIN = `http://localhost:${PORT}`;
const SECRET = "secret-of-the-widget-that-no-browser-may-see";
const SITE_KEY = "key-of-the-widget";
const PROVIDER = "https://challenges.cloudflare.com";

const stateDir = mkdtempSync(path.join(tmpdir(), "turnstile-"));
let verifier: Awaited<ReturnType<typeof startVerifier>>;
let server: LocalServer;

test.describe.configure({ mode: "serial" });
test.use({ baseURL: ORIGIN });

test.beforeAll(async () => {
	verifier = await startVerifier();
	migrate(stateDir);
	server = await startServer({
		port: PORT,
		stateDir,
		settings: {
			...workerSettings(ORIGIN, { url: `${ORIGIN}/no-feed`, token: undefined }),
			TURNSTILE_SITE_KEY: SITE_KEY,
			TURNSTILE_SECRET_KEY: SECRET,
			TURNSTILE_VERIFY_URL: verifier.url,
		},
	});
});

test.afterAll(async () => {
	await server?.stop();
	verifier?.close();
	rmSync(stateDir, { recursive: true, force: true });
});

test.beforeEach(() => {
	verifier.asked.length = 0;
	verifier.mood.all = null;
});

const typed = { firstName: "Jo", lastName: "Demo", email: "" };

// An address receives only a few emails an hour, so each attempt has its own.
test.beforeEach(() => {
	typed.email = `${crypto.randomUUID()}@example.com`;
});

const NEWSLETTER = "/api/forms/sign-newsletter";

function send(request: APIRequestContext, fields: Record<string, string>) {
	return request.post(NEWSLETTER, {
		headers: { accept: "application/json" },
		data: { ...typed, lang: "nl", ...fields },
	});
}

async function storedEmails(request: APIRequestContext): Promise<number> {
	return ((await (await request.get("/dev/mailbox.json")).json()) as unknown[]).length;
}

test("a token is verified with the secret and a key that stays the same for it", async ({ request }) => {
	const faulty = await send(request, { email: "jo@", captcha: "a person" });
	expect(faulty.status()).toBe(422);
	expect(verifier.asked).toEqual([]);
	expect((await send(request, { "cf-turnstile-response": "a person" })).status()).toBe(201);
	expect((await send(request, { captcha: "a person" })).status()).toBe(422);
	expect((await send(request, { captcha: "another person" })).status()).toBe(201);
	const [first, again, other] = verifier.asked;
	expect(first).toMatchObject({
		secret: SECRET,
		response: "a person",
		idempotency_key: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/),
	});
	expect(again?.idempotency_key).toBe(first?.idempotency_key);
	expect(other?.idempotency_key).not.toBe(first?.idempotency_key);
});

test("an answer that is missing and one that is refused are two messages", async ({ request }) => {
	const before = await storedEmails(request);
	const missing = await send(request, {});
	expect([missing.status(), (await missing.json()).errors]).toEqual([
		422,
		{ captcha: expect.stringContaining("Wacht tot de veiligheidscontrole") },
	]);
	const refused = await send(request, { captcha: tokens.refused });
	expect([refused.status(), (await refused.json()).errors]).toEqual([
		422,
		{ captcha: expect.stringContaining("niet gelukt") },
	]);
	expect(await storedEmails(request)).toBe(before);
});

for (const kind of [tokens.silent, tokens.broken, tokens.faulty]) {
	test(`a provider that is ${kind} closes the form, which says when to try again`, async ({ request }) => {
		const before = await storedEmails(request);
		const answer = await send(request, { captcha: kind });
		expect(answer.status()).toBe(503);
		expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
		expect((await answer.json()).message).toContain("antwoordt niet");
		const plain = await request.post(NEWSLETTER, {
			form: { ...typed, lang: "nl", captcha: kind },
			headers: { origin: ORIGIN },
		});
		expect(plain.url()).toContain(pagePath("newsletter", "nl"));
		const html = await plain.text();
		expect(html).toContain("antwoordt niet");
		for (const value of Object.values(typed)) expect(html).toContain(`value="${value}"`);
		expect(await storedEmails(request)).toBe(before);
	});
}

test("a sign-in distinguishes a provider that is down from a rejected captcha", async ({ request }) => {
	const signIn = (captcha?: string) =>
		request.post("/api/session", {
			headers: { accept: "application/json" },
			data: { login: "nobody", password: "wrong password", lang: "nl", captcha },
		});
	const down = await signIn(tokens.broken);
	expect([down.status(), (await down.json()).message]).toEqual([503, expect.stringContaining("antwoordt niet")]);
	const refused = await signIn(tokens.refused);
	expect([refused.status(), (await refused.json()).errors.captcha]).toEqual([
		422,
		expect.stringContaining("niet gelukt"),
	]);
});

test("pages let the widget in where a key is set, and nothing else does", async ({ request }) => {
	const policyOf = async (address: string) =>
		(await request.get(address)).headers()["content-security-policy"]?.split("; ") ?? [];
	const page = await policyOf(pagePath("newsletter", "nl"));
	expect(page.find((directive) => directive.startsWith("script-src"))).toContain(PROVIDER);
	expect(page.find((directive) => directive.startsWith("frame-src"))).toBe(`frame-src 'self' ${PROVIDER}`);
	const keyless = `http://localhost:${PORT - 1}`;
	for (const address of [mapEmbedPath("nl"), "/api/captcha", `${keyless}${pagePath("newsletter", "nl")}`]) {
		expect((await policyOf(address)).join(), address).not.toContain(PROVIDER);
	}
	expect(await (await request.get("/api/captcha")).json()).toEqual({ provider: "turnstile", siteKey: SITE_KEY });
	expect((await request.get("/api/captcha/image")).status()).toBe(404);
});

/** Stand-in for the widget's script: returns the given tokens in order. Fails and recovers on messages to its frame. */
async function withWidget(page: Page, ...given: string[]): Promise<{ fetched: () => number }> {
	let fetched = 0;
	await page.route(`${PROVIDER}/**`, (route) => {
		if (!route.request().url().includes("/api.js"))
			return route.fulfill({ contentType: "text/html", body: "<p>verified</p>" });
		fetched += 1;
		return route.fulfill({
			contentType: "text/javascript",
			body: `{
				const tokens = ${JSON.stringify(given)};
				let field;
				window.turnstile = {
					render(place, { sitekey, callback, "error-callback": fail }) {
						const frame = document.createElement("iframe");
						frame.src = "${PROVIDER}/widget?" + sitekey;
						frame.title = "widget";
						frame.addEventListener("fail", fail);
						frame.addEventListener("recover", () => callback(field.value));
						field = Object.assign(document.createElement("input"), { type: "hidden", name: "cf-turnstile-response" });
						place.append(frame, field);
						field.value = tokens.shift() ?? "";
						return "one";
					},
					reset() { field.value = tokens.shift() ?? ""; },
					remove() {},
				};
			}`,
		});
	});
	return { fetched: () => fetched };
}

async function filledIn(page: Page, language: Language = "nl"): Promise<Locator> {
	await page.request.post("/api/consent", { data: { functional: true, analytics: false, marketing: false } });
	await page.goto(pagePath("newsletter", language));
	await whenHydrated(page);
	const form = page.locator('form[data-form="sign-newsletter"]');
	for (const [name, value] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(value);
	return form;
}

async function expectTyped(form: Locator): Promise<void> {
	for (const [name, value] of Object.entries(typed)) {
		await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
	}
}

test("the script loads on the first interaction with a form with a captcha, and the secret never", async ({ page }) => {
	const seen: string[] = [];
	const refusedByPolicy: string[] = [];
	page.on("response", async (response) => seen.push(await response.text().catch(() => "")));
	page.on("console", (message) => {
		if (message.text().includes("Content Security Policy")) refusedByPolicy.push(message.text());
	});
	const widget = await withWidget(page, "a person at a screen");
	const script = page.locator(`script[src^="${PROVIDER}"]`);
	for (const key of ["home", "newsletter"] as const) {
		await page.goto(pagePath(key, "nl"));
		await whenHydrated(page);
		await expect(script).toHaveCount(0);
	}
	const form = await filledIn(page);
	await expect(page.frameLocator("iframe[title=widget]").getByText("verified")).toBeVisible();
	await expect(script).toHaveCount(1);
	expect(widget.fetched()).toBe(1);
	await expect(form.locator("[name=captcha]")).toHaveCount(0);
	await form.locator("button[type=submit]").click();
	await expect(page).toHaveURL(new RegExp(thanksPath("sign-newsletter", "nl")));
	expect(refusedByPolicy).toEqual([]);
	expect(seen.filter((body) => body.includes(SECRET))).toEqual([]);
});

test("a refused visitor keeps the typed values and gets a new captcha", async ({ page }) => {
	await withWidget(page, tokens.refused, "a second attempt");
	const form = await filledIn(page, "fr");
	await expect(form.locator("[name=cf-turnstile-response]")).toHaveValue(tokens.refused);
	await form.locator("button[type=submit]").click();
	await expect(form.locator("fieldset[data-wrong]")).toBeFocused();
	await expect(form.getByText("n’a pas abouti")).toBeVisible();
	await expectAccessible(page);
	await expectTyped(form);
	await expect(form.locator("[name=cf-turnstile-response]")).not.toHaveValue(tokens.refused);
	await form.locator("button[type=submit]").click();
	await expect(page).toHaveURL(new RegExp(thanksPath("sign-newsletter", "fr")));
});

test("while the provider is down a form waits with what was typed, and then arrives", async ({ page }) => {
	await withWidget(page, "a person who waits");
	const form = await filledIn(page);
	await expect(form.locator("[name=cf-turnstile-response]")).toHaveValue("a person who waits");
	verifier.mood.all = tokens.broken;
	await form.locator("button[type=submit]").click();
	const retry = form.locator("[aria-live=assertive]").first().getByRole("button");
	await expect(retry).toBeVisible();
	await expectTyped(form);
	verifier.mood.all = null;
	await expect(retry).toBeFocused();
	await expect(retry).toBeInViewport({ ratio: 1 });
	// Clicks by coordinates: scrolling would put the widget's frame under the mouse.
	const box = await retry.boundingBox();
	if (!box) throw new Error("the button to try again is not drawn");
	await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
	await expect(page).toHaveURL(new RegExp(thanksPath("sign-newsletter", "nl")));
});

test("a script that fails to load is retried, and nothing is sent without an answer", async ({ page }) => {
	await page.route(`${PROVIDER}/**`, (route) => route.abort());
	const form = await filledIn(page);
	const again = form.locator("fieldset").getByRole("button");
	await expect(again).toBeVisible();
	await expectAccessible(page);
	await page.unroute(`${PROVIDER}/**`);
	await withWidget(page, "", "a person after all");
	await again.click();
	await expect(form.locator("[name=cf-turnstile-response]")).toHaveCount(1);
	await form.locator("button[type=submit]").click();
	await expect(form.locator("fieldset[data-wrong]")).toBeVisible();
	expect(verifier.asked).toEqual([]);
	await expectTyped(form);
});

test("the widget needs nothing of the site's own to be drawn", async ({ page }) => {
	await page.route("**/api/captcha*", (route) => route.fulfill({ status: 503 }));
	await withWidget(page, "a person who needs little");
	const form = await filledIn(page);
	await expect(form.locator("[name=cf-turnstile-response]")).toHaveValue("a person who needs little");
	await form.locator("button[type=submit]").click();
	await expect(page).toHaveURL(new RegExp(thanksPath("sign-newsletter", "nl")));
});

test("a widget that recovers by itself is not called lost any more", async ({ page }) => {
	await withWidget(page, "a person at a screen");
	const form = await filledIn(page);
	const frame = form.locator("iframe[title=widget]");
	const again = form.locator("fieldset").getByRole("button");
	await frame.dispatchEvent("fail");
	await expect(again).toBeVisible();
	await frame.dispatchEvent("recover");
	await expect(again).toHaveCount(0);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a form states that it cannot be sent, and how to reach the agency", async ({ page }) => {
		await page.goto(pagePath("newsletter", "nl"));
		const form = page.locator('form[data-form="sign-newsletter"]');
		await expect(form.locator("p.without-script")).toBeVisible();
		await expect(form.locator("[name=captcha]")).toHaveCount(0);
	});
});
