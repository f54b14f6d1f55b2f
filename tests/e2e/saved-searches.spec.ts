import { createServer } from "node:http";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { type Language, languages } from "../../app/domain/language";
import { encodePolyline } from "../../app/domain/localities/geo";
import { pagePath } from "../../app/domain/pages/paths";
import { demoFeed } from "../../demo/feed/feed.ts";
import de from "../../locales/de/demand.json" with { type: "json" };
import en from "../../locales/en/demand.json" with { type: "json" };
import fr from "../../locales/fr/demand.json" with { type: "json" };
import nl from "../../locales/nl/demand.json" with { type: "json" };
import search from "../../locales/nl/search.json" with { type: "json" };
import { listenOnLoopback } from "../support/loopback";
import { answerCaptcha, expectAccessible, expectNoSidewaysScroll, watch, whenHydrated, whenStarted } from "./support";

const words = { nl, fr, en, de };

type Email = { to: string; form: string; subject: string; text: string; headers: Record<string, string> };

/** Emails to an address, newest first. */
async function emailsTo(request: APIRequestContext, email: string): Promise<Email[]> {
	const emails = (await (await request.get("/dev/mailbox.json")).json()) as Email[];
	return emails.filter(({ to }) => to === email);
}

/** Path of the first link with a token in an email. */
function linkOf({ text }: Email): string {
	const found = /https?:\/\/\S+\?token=\S+/.exec(text)?.[0] ?? "";
	const { pathname, search } = new URL(found);
	return pathname + search;
}

const person = { title: "ms", firstName: "Jo", lastName: "Demo", phone: "0470 00 00 01" };

/**
 * Registers and confirms a saved search.
 * @returns path of its page
 */
async function registered(
	request: APIRequestContext,
	email: string,
	lang: Language,
	criteria: Record<string, unknown>,
): Promise<string> {
	const data = { ...person, email, goal: "sale", propertyTypes: [11], ...criteria, lang, captcha: "right" };
	const headers = { accept: "application/json" };
	expect((await request.post("/api/forms/demand-register", { data, headers })).status()).toBe(201);
	const [mail] = await emailsTo(request, email);
	const link = linkOf(mail as Email);
	const token = new URLSearchParams(link.split("?")[1]).get("token");
	expect((await request.post("/api/actions/confirm-demand", { data: { token }, headers })).status()).toBe(200);
	return link;
}

const triangle = [
	{ latitude: 51.1, longitude: 3.7 },
	{ latitude: 51, longitude: 3.75 },
	{ latitude: 51, longitude: 3.65 },
];

function emailOf(name: string): string {
	return `${name}-${Date.now()}-${Math.floor(Math.random() * 1_000)}@example.com`;
}

const today = new Date().toISOString().slice(0, 10);

/** Feed with a changed price for one published property for sale, and the expected facts about it. */
function changedFeed(origin: string) {
	const pages = demoFeed({ origin, today });
	const records = pages.flatMap(({ properties }) => (properties ?? []) as Record<string, unknown>[]);
	const property = records.findLast(
		({ Goal, Deal, Status, PublishPrice, Price, Draft, Zip, PublishAddress, Marquee, ProjectID }) =>
			Goal === 0 &&
			!Deal &&
			Status === 1 &&
			PublishPrice &&
			Price &&
			Zip &&
			PublishAddress &&
			!Draft &&
			!Marquee &&
			!ProjectID,
	);
	if (!property) throw new Error("no home fits");
	const before = Number(property.Price);
	property.Price = before - 1_000 * (1 + Math.floor(Math.random() * 20));
	return { pages, zip: String(property.Zip), type: String(property.TypeID), price: Number(property.Price) };
}

function serve(pages: readonly unknown[]) {
	const server = createServer((request, response) => {
		const page = Number(new URL(request.url ?? "/", "http://127.0.0.1").searchParams.get("page") ?? 1);
		response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(pages[page - 1]));
	});
	return listenOnLoopback(server);
}

test("a search is registered, confirmed, notified of a price drop, paused and deleted", async ({ page, baseURL }) => {
	const problems = watch(page);
	const email = emailOf("lotte");
	const feed = changedFeed((baseURL ?? "").replace("localhost", "127.0.0.1"));
	await page.goto(`${pagePath("save-search", "nl")}?goal=sale&type=${feed.type}&zip=${feed.zip}`);
	await whenHydrated(page);
	await expect(page.getByRole("button", { name: `${feed.zip} verwijderen` })).toBeVisible();
	await page.locator('[name="title"]').first().check();
	for (const [name, text] of Object.entries({ ...person, email })) {
		if (name !== "title") await page.locator(`main [name="${name}"]`).fill(text);
	}
	await answerCaptcha(page.locator("main form[data-form]"));
	await page.locator("main form button[type=submit]").click();
	await page.waitForURL(/bedankt/);

	const [message] = await emailsTo(page.request, email);
	await page.goto(linkOf(message as Email));
	await page.getByRole("button", { name: "Zoekopdracht bevestigen" }).click();
	await expect(page.getByRole("heading", { name: nl.state.active.title })).toBeVisible();

	const server = await serve(feed.pages);
	const feedUrl = `${server.origin}/feed.json`;
	const imported = await page.request.post("/dev/import", { data: { feedUrl }, timeout: 80_000 });
	expect(await imported.text()).toContain("\nok");
	server.close();
	const [alert] = (await emailsTo(page.request, email)).filter(({ form }) => form === "demand-alert");
	expect(alert?.text).toContain(`naar €\u00A0${new Intl.NumberFormat("nl-BE").format(feed.price)}`);
	expect(alert?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");

	await page.goto(linkOf(alert as Email).replace(/\/nl\/te-koop.*/, ""));
	await page.getByRole("button", { name: nl.pause, exact: true }).click();
	await expect(page.getByRole("status").filter({ hasText: nl.did.pause })).toBeVisible();
	await expect(page.getByRole("heading", { name: nl.state.paused.title })).toBeVisible();
	await page.getByText(nl.delete.title).first().click();
	await page.getByRole("button", { name: nl.delete.button }).click();
	await expect(page.getByRole("status").filter({ hasText: nl.did.delete })).toBeVisible();
	expect(problems).toEqual([]);
});

test("the page of a search has no barriers, in every language and on a phone", async ({ page }) => {
	const link = await registered(page.request, emailOf("sam"), "nl", { zips: ["9000"], zones: ["44021"] });
	const query = link.slice(link.indexOf("?"));
	await page.setViewportSize({ width: 390, height: 844 });
	for (const language of languages) {
		await page.goto(pagePath("saved-search", language) + query);
		await expect(page.getByRole("heading", { level: 1, name: words[language].title })).toBeVisible();
		await whenHydrated(page);
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
	}
});

test("an alert is a sheet over the list, without a criterion that is taken out in it", async ({ page }) => {
	const email = emailOf("noor");
	await page.request.post("/api/consent", { data: { functional: true, analytics: false, marketing: false } });
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(`${pagePath("for-sale", "nl")}?zip=9000&radius=10&minBedrooms=2&elevator=1`);
	await whenStarted(page);
	await page.locator(".thumb-bar").getByRole("link", { name: search.saveSearchBy, exact: true }).click();
	const sheet = page.locator("dialog.alert-sheet[open]");
	await expect(sheet.getByRole("button", { pressed: true })).toHaveCount(4);
	await sheet.getByRole("button", { name: search.feature.elevator, exact: true }).click();
	await expect(sheet.locator('[name="search"]')).toHaveValue("goal=sale&zip=9000&radius=10&minBedrooms=2");
	await sheet.locator('[name="email"]').fill(email);
	await answerCaptcha(sheet.locator("form"));
	await sheet.locator("button[type=submit]").click();
	await page.waitForURL(/bedankt/);
	expect(await emailsTo(page.request, email)).toHaveLength(1);
});

test("an area that was drawn on a list's map is registered with the rest of its search", async ({ page }) => {
	const polygon = encodePolyline(triangle);
	await page.goto(`${pagePath("for-sale", "en")}?minBedrooms=2&type=11&polygon=${encodeURIComponent(polygon)}`);
	// With scripts, the link opens a sheet in the page.
	const alert = page.locator("main").getByRole("link", { name: "Set up a search alert" });
	await page.goto((await alert.getAttribute("href")) ?? "");
	const kept = await page.locator('form [name="search"]').inputValue();
	expect(new URLSearchParams(kept).get("polygon")).toBe(polygon);
	await page.goto(page.url().replace("/search-alert/", "/keep-me-informed/"));
	await whenHydrated(page);
	const form = page.locator('form[data-form="demand-register"]');
	await expect(form.locator('[name="polygon"]')).toHaveValue(polygon);
	await expect(form.locator('[name="minBedrooms"]')).toHaveValue("2");
	await expect(form.locator('[name="propertyTypes"][value="11"]')).toBeChecked();
	await page.getByRole("button", { name: "Remove Area you drew on the map" }).click();
	await expect(form.locator('[name="polygon"]')).toHaveCount(0);
});

test("a family of types is one choice, which finds every type in it", async ({ page }) => {
	const email = emailOf("femke");
	await page.goto(`${pagePath("save-search", "nl")}?goal=sale&zip=9000`);
	await whenHydrated(page);
	const form = page.locator('form[data-form="demand-register"]');
	const families = form.getByRole("checkbox", { name: /: alle soorten$/ });
	await expect(families.first()).toBeVisible();
	const label = (await families.first().evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent)) ?? "";
	const family = label.replace(/: alle soorten.*/s, "").trim();
	await families.first().check();
	await form.locator('[name="title"]').first().check();
	for (const [name, text] of Object.entries({ ...person, email })) {
		if (name !== "title") await form.locator(`[name="${name}"]`).fill(text);
	}
	await answerCaptcha(form);
	await form.locator("button[type=submit]").click();
	await page.waitForURL(/bedankt/);
	const [message] = await emailsTo(page.request, email);
	await page.goto(linkOf(message as Email));
	await page.getByRole("button", { name: "Zoekopdracht bevestigen" }).click();
	await expect(page.getByRole("heading", { name: nl.state.active.title })).toBeVisible();
	await expect(page.locator("main")).toContainText(family);
});

test("an invalid link is reported", async ({ page }) => {
	await page.goto(`${pagePath("saved-search", "de")}?token=nonsense`);
	await expect(page.getByRole("alert")).toBeVisible();
	await expect(page.getByRole("link", { name: de.again })).toBeVisible();
});

test("chosen localities are kept after leaving the page", async ({ page }) => {
	await page.goto(pagePath("save-search", "en"));
	await whenHydrated(page);
	await page.locator('[name="firstName"]').fill("Jo");
	await choose(page, "Ghent");
	await page.reload();
	await whenHydrated(page);
	await expect(page.getByRole("button", { name: "Remove Ghent" })).toBeVisible();
	await expect(page.locator('input[name="zones"]')).toHaveValue("44021");
	await expect(page.locator('[name="firstName"]')).toHaveValue("Jo");
});

async function choose(page: Page, name: string): Promise<void> {
	const tree = page.waitForResponse(/place-tree/);
	await page.reload();
	await tree;
	await page.locator("input[role=combobox]").fill(name);
	await page.getByRole("option", { name }).first().click();
	await expect(page.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a search is changed: errors are shown with all chosen values kept", async ({ page }) => {
		const link = await registered(page.request, emailOf("max"), "fr", { zips: ["4000"], zones: ["44021"] });
		await page.goto(link);
		// Only the main type of the selected type is open.
		await expect(page.locator("main details[open]")).toHaveCount(1);
		await expect(page.locator('main details[open] [name="propertyTypes"][value="11"]')).toBeChecked();
		const field = (name: string) => page.locator(`main [name="${name}"]`);
		await field("minPrice").fill("500000");
		await field("maxPrice").fill("400000");
		await page.getByRole("button", { name: fr.change.submit }).click();
		await expect(page.getByRole("alert").first()).toBeVisible();
		await expect(field("minPrice")).toHaveValue("500000");
		await expect(field("maxPrice")).toHaveAttribute("aria-invalid", "true");
		await expect(field("zips").first()).toHaveValue("4000");
		await expect(page.getByRole("checkbox", { name: "Gand" })).toBeChecked();
		await field("minPrice").fill("300.000");
		await page.locator('[name="frequency"][value="weekly"]').check();
		await page.getByRole("button", { name: fr.change.submit }).click();
		await expect(page.getByRole("status").filter({ hasText: fr.did.change })).toBeVisible();
		await expect(page.getByText(fr.state.active.weekly)).toBeVisible();
		await expect(field("minPrice")).toHaveValue("300000");
		await expect(page.getByRole("checkbox", { name: "Gand" })).toBeChecked();
	});

	test("a drawn area gives way to a place", async ({ page }) => {
		await page.goto(await registered(page.request, emailOf("ada"), "fr", { polygon: encodePolyline(triangle) }));
		const field = (name: string) => page.locator(`main [name="${name}"]`);
		await field("minPrice").fill("500000");
		await field("maxPrice").fill("400000");
		await page.getByRole("button", { name: fr.change.submit }).click();
		await expect(field("maxPrice")).toHaveAttribute("aria-invalid", "true");
		await expect(field("polygon")).toBeChecked();
		await field("minPrice").fill("");
		await field("polygon").uncheck();
		await field("zips").first().fill("4000");
		await page.getByRole("button", { name: fr.change.submit }).click();
		await expect(page.getByRole("status").filter({ hasText: fr.did.change })).toBeVisible();
		await expect(field("polygon")).toHaveCount(0);
		await expect(field("zips").first()).toHaveValue("4000");
	});

	test("a rejected registration keeps its localities", async ({ page }) => {
		await page.goto(pagePath("save-search", "nl"));
		await page.locator('main [name="zips"]').first().fill("9000");
		await page.locator("main form button[type=submit]").click();
		await page.waitForURL(/#demand-register/);
		await expect(page.locator('main [name="zips"]').first()).toHaveValue("9000");
	});
});
