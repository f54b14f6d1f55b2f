import { type BrowserContext, expect as expectSoon, type FrameLocator, type Page, test } from "@playwright/test";
import { formatConsent } from "../../app/domain/consent/consent";
import { type Language, languages } from "../../app/domain/language";
import { pagePath } from "../../app/domain/pages/paths";
import mapDe from "../../locales/de/map.json" with { type: "json" };
import searchDe from "../../locales/de/search.json" with { type: "json" };
import mapEn from "../../locales/en/map.json" with { type: "json" };
import searchEn from "../../locales/en/search.json" with { type: "json" };
import mapFr from "../../locales/fr/map.json" with { type: "json" };
import searchFr from "../../locales/fr/search.json" with { type: "json" };
import commonNl from "../../locales/nl/common.json" with { type: "json" };
import map from "../../locales/nl/map.json" with { type: "json" };
import searchNl from "../../locales/nl/search.json" with { type: "json" };
import { languagesInTurn } from "./in-turn";
import { expectAccessible, whenHydrated, whenStarted } from "./support";

/** Without a GPU, drawing the map is slow and slows down everything else. */
const expect = expectSoon.configure({ timeout: 15_000 });

const words = { nl: searchNl, fr: searchFr, en: searchEn, de: searchDe };
const mapWords = { nl: map, fr: mapFr, en: mapEn, de: mapDe };
const next: Record<Language, Language> = { nl: "fr", fr: "en", en: "de", de: "nl" };

/** Wide enough for a list or a map, but not for both. */
const TABLET = { width: 1100, height: 900 };
const WIDE = { width: 1440, height: 900 };

async function answerConsent(context: BrowserContext, baseURL: string | undefined): Promise<void> {
	const value = formatConsent({ analytics: false, marketing: false });
	await context.addCookies([{ name: "consent", value: encodeURIComponent(value), url: baseURL ?? "" }]);
}

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

/** Search parameters of the URL, without those for display. */
function searchOf(page: Page): string {
	const params = new URL(page.url()).searchParams;
	for (const name of ["page", "view"]) params.delete(name);
	params.sort();
	return params.toString();
}

function countOf(page: Page) {
	return page.locator("main [data-said]");
}

function panelOf(page: Page) {
	return page.locator(".filter-form");
}

/** Waits until the map is ready for messages. */
async function openMap(page: Page): Promise<FrameLocator> {
	// Beside a list, the map loads only after a visitor's movement.
	await page.mouse.move(10, 10);
	const frame = page.frameLocator("iframe");
	await expect(frame.locator(".map-group, .map-price").first()).toBeVisible({ timeout: 20_000 });
	return frame;
}

test("words that are no place lead from the panel to the search in words", async ({ page }) => {
	await page.setViewportSize(WIDE);
	await page.goto("/nl/te-koop/");
	await whenStarted(page);
	await page.locator(".filter").first().getByRole("button").first().click();
	await page.getByLabel(searchNl.place.input).pressSequentially("appartement met 2 slaapkamers en een terras");
	const way = page.getByRole("link", { name: commonNl.searchField.inWords });
	await way.click();
	await expect(page).toHaveURL(/minBedrooms=2/);
	expect(searchOf(page)).toContain("terrace=1");
});

test("on a phone's first visit a list's bar stands on the question about cookies", async ({ page, context }) => {
	await context.clearCookies();
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/nl/te-koop/");
	await whenStarted(page);
	const question = await page.locator(".consent-banner").boundingBox();
	const bar = await page.locator(".thumb-bar").boundingBox();
	expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(question?.y ?? 0, 0);
	await page.locator('.thumb-bar [popovertarget="filters"]').click();
	await expect(page.locator("#filters")).toBeVisible();
});

for (const language of languagesInTurn(1)) {
	const say = words[language];
	const sayOnMap = mapWords[language];

	test(`one search goes through filters, order, pages, languages and the map (${language})`, async ({ page }) => {
		test.setTimeout(90_000);
		await page.setViewportSize(TABLET);
		await page.goto(pagePath("for-sale", language));
		const all = await countOf(page).textContent();

		await panelOf(page).getByRole("button", { name: say.type.label }).click();
		await panelOf(page).locator('input[name="type"][value="1"]').check();
		await expect(page).toHaveURL(/type=1/);
		await expect(countOf(page)).not.toHaveText(all ?? "");
		await page.keyboard.press("Escape");
		const chips = page.getByRole("list", { name: say.chip.label });
		await expect(chips.getByRole("listitem")).toHaveCount(2);

		const top = page.locator(".list-card :is(h2, h3)").first();
		const newest = await top.textContent();
		await page.locator('select[name="sort"]').selectOption("price-asc");
		await expect(page).toHaveURL(/sort=price-asc/);
		await expect(top).not.toHaveText(newest ?? "");
		const search = searchOf(page);
		const cheapest = await top.textContent();

		await page.locator('a[rel="next"]').click();
		await expect(page).toHaveURL(/page=2/);
		expect(searchOf(page)).toBe(search);
		await expect(page).toHaveTitle(/ 2 /);
		await page.goBack();
		await expect(top).toHaveText(cheapest ?? "");
		expect(searchOf(page)).toBe(search);

		const other = next[language];
		await page.locator(`header a[hreflang="${other}"]`).first().click();
		await expect(page).toHaveURL(new RegExp(pagePath("for-sale", other)));
		expect(searchOf(page)).toBe(search);
		await page.goBack();
		await expect(page).toHaveURL(new RegExp(pagePath("for-sale", language)));

		await page.getByRole("main").getByRole("link", { name: say.view.map, exact: true }).first().click();
		await expect(page).toHaveURL(/view=map/);
		expect(searchOf(page)).toBe(search);
		const frame = await openMap(page);
		const card = page.getByRole("region", { name: sayOnMap.selected });
		// A cluster may contain clusters.
		await expect(async () => {
			const price = frame.locator(".map-price").first();
			if (!(await price.isVisible())) await frame.locator(".map-group").last().click({ timeout: 2_000 });
			await price.click({ timeout: 2_000 });
			await expect(card).toBeVisible({ timeout: 2_000 });
		}).toPass();
		await expect(card.getByRole("link")).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(card).toBeHidden();
		expect(searchOf(page)).toBe(search);

		await frame.getByRole("button", { name: sayOnMap.draw.open }).click();
		await frame.getByLabel(sayOnMap.draw.radius).selectOption("20");
		await frame.getByRole("button", { name: sayOnMap.draw.middle }).click();
		await expect(page).toHaveURL(/polygon=/);
		await expect(chips.getByText(say.chip.polygon)).toBeVisible();
		await expect(frame.getByRole("button", { name: sayOnMap.draw.clear })).toBeVisible();

		const drawn = searchOf(page);
		await page.getByRole("main").getByRole("link", { name: say.view.list, exact: true }).first().click();
		await expect(page).not.toHaveURL(/view=map/);
		expect(searchOf(page)).toBe(drawn);
		await chips.getByRole("link", { name: say.chip.polygon }).click();
		await expect(page).not.toHaveURL(/polygon=/);
		expect(searchOf(page)).toBe(search);
	});
}

for (const language of languagesInTurn(3)) {
	const say = words[language];

	test(`the filters are a form that works without JavaScript (${language})`, async ({ browser, baseURL }) => {
		const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
		await answerConsent(context, baseURL);
		const page = await context.newPage();
		await page.goto(`${pagePath("for-sale", language)}?sort=price-asc`);
		await panelOf(page).getByRole("button", { name: say.price.label }).click();
		await panelOf(page).getByRole("button", { name: say.panel.load }).filter({ visible: true }).first().click();
		await panelOf(page).getByRole("button", { name: say.price.label }).click();
		await panelOf(page).locator('input[name="maxPrice"]').fill("400.000");
		await page.getByRole("button", { name: say.panel.apply }).first().click();
		await expect(page).toHaveURL(/maxPrice=400/);
		await expect(page).toHaveURL(/sort=price-asc/);
		await panelOf(page).getByRole("button", { name: say.place.label }).click();
		await panelOf(page).locator('input[name="city"]').fill("9000");
		await page.getByRole("button", { name: say.panel.apply }).first().click();
		await expect(page).toHaveURL(/zip=9000/);
		const chips = page.getByRole("list", { name: say.chip.label });
		await expect(chips.getByRole("listitem")).toHaveCount(3);
		await chips.getByRole("link").first().click();
		await expect(page).not.toHaveURL(/zip=9000/);
		await expect(page).toHaveURL(/maxPrice=400000/);
		await page.goto(`${pagePath("for-sale", language)}?view=map`);
		await expect(page.locator(".map-poster a").filter({ visible: true })).not.toHaveCount(0);
		await expect(page.locator(".list-card").first()).toBeVisible();
		await context.close();
	});
}

test("a locality is found in any spelling and chosen with the keyboard alone", async ({ page }) => {
	await page.goto("/nl/te-koop/");
	await page.getByRole("button", { name: "Plaats" }).press("Enter");
	const field = page.getByRole("combobox", { name: "Gemeente of postcode" });
	await field.focus();
	await page.keyboard.type("lüttich");
	await expect(page.getByRole("option", { name: /^Luik/ })).toHaveAttribute("aria-selected", "true");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/zip=4000/);
	await expect(field).toBeFocused();
	await expect(page.getByRole("link", { name: "Filter verwijderen: Luik" })).toBeVisible();
});

test("the list's own field knows provinces and the streets of what is listed, as every search field does", async ({
	page,
}) => {
	await page.goto("/nl/te-koop/");
	await page.getByRole("button", { name: "Plaats" }).press("Enter");
	const field = page.getByRole("combobox", { name: "Gemeente of postcode" });
	await field.focus();
	await page.keyboard.type("limburg");
	await expect(page.getByRole("option", { name: /^provincie Limburg/ })).toBeVisible();
	await field.fill("");
	await page.keyboard.type("kloosterstr");
	await page
		.getByRole("option", { name: /straat, \d+ pand(en)?$/ })
		.first()
		.click();
	await expect(page).toHaveURL(/q=Kloosterstraat/);
	await expect(page.locator(".list-card").first()).toBeVisible();
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test("the first press on a field for places opens it over the whole screen", async ({ page }) => {
		await page.goto(pagePath("home", "nl"));
		await whenStarted(page);
		await page.locator(".place-box input[type=text]").first().tap();
		const box = page.locator(".place-box:popover-open");
		await expect(box.getByRole("button", { name: commonNl.searchField.here })).toBeVisible();
		await expect(box.getByRole("combobox")).toBeFocused();
		await box.getByRole("button", { name: commonNl.searchField.done }).tap();
		await expect(box).toHaveCount(0);
	});
});

test("a choice keeps the scroll and the focus, and going back takes it back", async ({ page }) => {
	await page.setViewportSize(WIDE);
	await page.goto("/nl/te-koop/");
	await page.mouse.wheel(0, 600);
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
	const before = await page.evaluate(() => scrollY);
	await page.getByRole("button", { name: "Meer filters" }).click();
	const garden = panelOf(page).locator('input[name="garden"]');
	await garden.check();
	await expect(page).toHaveURL(/garden=1/);
	await expect(garden).toBeFocused();
	expect(await page.evaluate(() => scrollY)).toBe(before);
	await page.goBack();
	await expect(page).not.toHaveURL(/garden/);
	await expect(garden).not.toBeChecked();
});

test("values that do not fit are named and the rest is searched", async ({ page }) => {
	await page.goto("/en/for-sale/?minPrice=cheap&bbox=1,2&garden=1");
	await expect(
		page.getByText("We didn’t recognise these criteria and left them out: lowest price (cheap), map view (1,2)."),
	).toBeVisible();
	await expect(page.getByRole("link", { name: "Remove filter: Garden" })).toBeVisible();
});

test("list and map are in sync, and moving the map searches on request", async ({ page }) => {
	test.setTimeout(60_000);
	await page.setViewportSize(WIDE);
	await page.goto("/nl/te-koop/?zip=9000");
	const frame = await openMap(page);
	const marker = frame.locator(".map-price, .map-group").first();
	await page.locator(".list-card").first().hover();
	await expect(frame.locator("[data-pointed]")).toHaveCount(1);
	await marker.hover();
	await page.getByLabel(map.follow).check();
	await frame.getByRole("button", { name: map.frame.zoomIn, exact: true }).click();
	await expect(page).toHaveURL(/bbox=/);
	await expect(page.getByRole("link", { name: "Filter verwijderen: Binnen het kaartbeeld" })).toBeVisible();
	await page.getByLabel(map.follow).uncheck();
	await expect(page).not.toHaveURL(/bbox=/);
});

test("a region is chosen by name, from the tree and on the map, all in one choice", async ({ page }) => {
	test.setTimeout(60_000);
	await page.goto("/nl/blijf-op-de-hoogte/");
	const zones = page.locator('input[name="zones"]');
	await page.getByRole("combobox", { name: "Gemeente of postcode" }).pressSequentially("lüttich");
	await page.getByRole("option", { name: /^Luik/ }).click();
	await expect(zones).toHaveCount(1);
	await page.locator("summary", { hasText: "Brussel" }).first().click();
	await page.getByLabel("Brussel, alle gemeenten").first().check();
	await expect(zones).toHaveCount(20);
	await page.getByRole("button", { name: map.chooser.showMap }).click();
	const frame = page.frameLocator(`iframe[title="${map.chooser.map}"]`);
	await expect(frame.getByRole("button", { name: map.draw.open })).toBeVisible({ timeout: 20_000 });
	await page.locator("iframe").scrollIntoViewIfNeeded();
	await frame.locator("canvas").click({ position: { x: 200, y: 250 } });
	await expect.poll(() => zones.count()).not.toBe(20);
	await page.getByRole("button", { name: map.chooser.clear }).click();
	await expect(zones).toHaveCount(0);
});

/** map.spec.ts checks the map on a phone. */
test("a list with the map beside it has no faults of accessibility that a program can find", async ({ page }) => {
	await page.setViewportSize(WIDE);
	await page.goto("/nl/te-koop/?minBedrooms=2");
	await openMap(page);
	await expectAccessible(page);
});

test("every language has a map embed that other sites cannot embed", async ({ request }) => {
	for (const language of languages) {
		const answer = await request.get(`/${language}/map-frame/`);
		expect(answer.status()).toBe(200);
		expect(answer.headers()["content-security-policy"]).toContain("frame-ancestors 'self'");
		expect(answer.headers()["x-frame-options"]).toBe("SAMEORIGIN");
	}
});

test("after a deploy another order of the list is a page of its own", async ({ page }) => {
	await page.goto(pagePath("for-sale", "nl"));
	await whenHydrated(page);
	const kept = await page.evaluateHandle(() => document.body);
	await page.route("**/?sort=price-asc", async (route) => {
		const answer = await route.fetch();
		await route.fulfill({ response: answer, body: (await answer.text()).replace("/assets/start-", "/assets/newer-") });
	});
	await page.locator("#sort").selectOption("price-asc");
	await expect(page).toHaveURL(/sort=price-asc/);
	await expect.poll(() => kept.evaluate((body) => body.isConnected).catch(() => false)).toBe(false);
});

test("a filter checked before hydration is applied after it", async ({ page }) => {
	await page.route(/\/assets\/filter-fields-[^/]*\.js$/, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1_500));
		await route.continue();
	});
	await page.goto("/nl/te-koop/");
	await page.getByRole("button", { name: "Type", exact: true }).click();
	await page.locator('input[name="type"]').first().check();
	await expect(page).toHaveURL(/type=\d/);
	await expect(page.locator('input[name="type"]').first()).toBeChecked();
});

test("what was said of the loan goes along with the order by the cost per month", async ({ page }) => {
	await page.goto(pagePath("for-sale", "nl"));
	await whenStarted(page);
	await page.evaluate(() => localStorage.setItem("monthly-terms", "ownMoney=60000&term=20"));
	await page.locator('select[name="sort"]').selectOption("monthly");
	await expect(page).toHaveURL(/sort=monthly&ownMoney=60000&term=20/);
});
