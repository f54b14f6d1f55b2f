import { expect, type Page, test } from "@playwright/test";
import { languages } from "../../app/domain/language";
import { pagePath } from "../../app/domain/pages/paths";
import { languagesInTurn } from "./in-turn";
import { expectAccessible, expectNoSidewaysScroll, watch, whenHydrated, whenStarted } from "./support";

const nextPage = { nl: "Volgende", fr: "Suivant", en: "Next", de: "Weiter" } as const;
const languageNames = { nl: "Nederlands", fr: "Français", en: "English", de: "Deutsch" } as const;

/** Answers the cookie banner, so that it covers nothing. */
async function withConsent(page: Page): Promise<void> {
	await page.request.post("/api/consent", { data: { functional: true, analytics: false, marketing: false } });
}

for (const language of languagesInTurn(3)) {
	test.describe(`in ${language}`, () => {
		const list = pagePath("for-sale", language);

		test("a list is there before any script, and hydrates without a mismatch", async ({ page, request }) => {
			const html = await (await request.get(list)).text();
			expect(html).toContain(`<html lang="${language}"`);
			const problems = watch(page);
			await withConsent(page);
			await page.goto(list);
			await expect(page.getByRole("article")).toHaveCount(24);
			await whenHydrated(page);
			// Client-side navigation loads no document.
			let documents = 0;
			page.on("request", (asked) => {
				if (asked.isNavigationRequest() && asked.frame() === page.mainFrame()) documents += 1;
			});
			await page.locator("a[rel=next]").click();
			await expect(page).toHaveURL(/page=2/);
			await expect(page).toHaveTitle(/ 2 /, { timeout: 15_000 });
			expect(documents).toBe(0);
			expect(problems).toEqual([]);
		});

		test("a list has no barriers and fits a phone", async ({ page }) => {
			await withConsent(page);
			await page.setViewportSize({ width: 390, height: 844 });
			await page.goto(list);
			await expectNoSidewaysScroll(page);
			await expectAccessible(page);
		});

		test("a property leads back to its list and to itself in another language", async ({ page }) => {
			await withConsent(page);
			await page.goto(list);
			const first = page.getByRole("article").first().getByRole("link");
			const path = (await first.getAttribute("href")) ?? "";
			const id = /\/(\d+)\/$/.exec(path)?.[1];
			const listTitle = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
			await first.click();
			await expect(page).toHaveURL(new RegExp(`/${id}/$`));
			await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(listTitle);
			const other = language === "nl" ? "fr" : "nl";
			await page.getByRole("link", { name: languageNames[other], exact: true }).first().click();
			await expect(page).toHaveURL(new RegExp(`^[^?]*/${other}/.*/${id}/$`));
			await expect(page.locator("html")).toHaveAttribute("lang", other);
		});
	});
}

for (const language of languagesInTurn(2)) {
	test.describe(`in ${language} without JavaScript`, () => {
		test.use({ javaScriptEnabled: false });

		test("lists, paging, order, properties and languages work", async ({ page }) => {
			await page.goto(pagePath("for-sale", language));
			await expect(page.getByRole("article")).toHaveCount(24);
			await page.getByRole("link", { name: nextPage[language] }).last().click();
			await expect(page).toHaveURL(/page=2/);
			await page.locator("select[name=sort]").first().selectOption("price-asc");
			await page.locator("form:has(select[name=sort]) button[type=submit]").first().click();
			await expect(page).toHaveURL(/sort=price-asc/);
			const other = language === "de" ? "nl" : "de";
			await page.locator(`a[hreflang=${other}]`).locator("visible=true").first().click();
			await expect(page).toHaveURL(new RegExp(`${pagePath("for-sale", other)}.*sort=price-asc`));
			await page.getByRole("article").first().getByRole("link").click();
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		});
	});
}

for (const language of languagesInTurn(1)) {
	test(`an unknown address offers a search and links, in ${language}`, async ({ page }) => {
		await withConsent(page);
		const response = await page.goto(`/${language}/nergens/`);
		expect(response?.status()).toBe(404);
		await expect(page.locator("html")).toHaveAttribute("lang", language);
		await expect(page.getByRole("article")).toHaveCount(3);
		await expectAccessible(page);
		await page.getByRole("main").getByRole("textbox").click();
		await expect(page.getByRole("main").getByRole("combobox")).toBeVisible();
	});
}

test("an island whose texts do not come is tried again at the next touch", async ({ page }) => {
	// The agency may have published its own texts, at a versioned URL.
	const texts = /\/(?:assets\/[^/]*|content\/.*)\.json$/;
	await withConsent(page);
	await page.route(texts, (route) => route.abort());
	await page.goto("/nl/nergens/");
	await whenStarted(page);
	const main = page.getByRole("main");
	const given = page.waitForEvent("console", (message) => message.text().includes("no texts"));
	await main.getByRole("textbox").fill("huis in Gent");
	await given;
	await page.unroute(texts);
	await main.getByRole("heading", { level: 1 }).click();
	await main.getByRole("textbox").click();
	await expect(main.getByRole("combobox")).toHaveValue("huis in Gent");
});

test("an island whose script does not come stays as it was sent, and its form works", async ({ page }) => {
	await withConsent(page);
	await page.route(/\/assets\/place-field-[^/]*\.js$/, (route) => route.abort());
	const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("place-field"));
	await page.goto("/nl/nergens/");
	await whenStarted(page);
	await page.getByRole("main").getByRole("textbox").fill("huis in Gent");
	await failed;
	await page.getByRole("main").locator("button[type=submit]").click();
	await expect(page).toHaveURL(/\/te-koop\/.*Gent/i);
});

test("favourites load without an interaction", async ({ page }) => {
	await withConsent(page);
	await page.addInitScript(() => localStorage.setItem("favourites", "4101"));
	await page.goto(pagePath("favourites", "nl"));
	await expect(page.getByRole("article")).toHaveCount(1);
});

test("an order chosen before hydration is applied", async ({ page }) => {
	await withConsent(page);
	await page.goto("/nl/te-koop/");
	await page.locator("select[name=sort]").selectOption("price-asc");
	await expect(page).toHaveURL(/sort=price-asc/);
});

for (const address of ["/de/zu-verkaufen/gent/x/4103/", "/nl/te-koop/gent/x/4103/"]) {
	test(`long words keep within a narrow phone at ${address}`, async ({ page }) => {
		await withConsent(page);
		await page.setViewportSize({ width: 320, height: 640 });
		await page.goto(address);
		await expectNoSidewaysScroll(page);
	});
}

/** Placeholders or selected options that are wider than their field. */
function cutTexts(page: Page): Promise<string[]> {
	return page.locator("main :is(input, select):visible").evaluateAll((fields) => {
		const context = document.createElement("canvas").getContext("2d");
		return fields.flatMap((field) => {
			const text =
				field instanceof HTMLInputElement ? field.placeholder : field.querySelector("option:checked")?.textContent;
			if (!(context && text)) return [];
			const { font, paddingLeft, paddingRight } = getComputedStyle(field);
			context.font = font;
			const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
			// Text in a field is up to two pixels narrower than on a canvas.
			return context.measureText(text).width > room + 2 ? [text] : [];
		});
	});
}

for (const language of languages) {
	test(`what fields suggest and offer is read whole on narrow screens, in ${language}`, async ({ page }) => {
		await withConsent(page);
		const compare = `${pagePath("compare", language)}?ids=4101,4102`;
		for (const address of [pagePath("home", language), compare]) {
			await page.goto(address);
			for (const width of [320, 390, 820]) {
				await page.setViewportSize({ width, height: 844 });
				// Polls because a field's width depends on the fallback font until the web font has loaded.
				await expect.poll(() => cutTexts(page), `${width} ${address}`).toEqual([]);
			}
		}
	});
}

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("the search of the home page is above the question about cookies, and stays where it is", async ({ page }) => {
		await page.goto(pagePath("home", languagesInTurn(1)[0] ?? "nl"));
		const edgeOf = (selector: string, edge: "top" | "bottom") =>
			page.locator(selector).evaluate((element, side) => element.getBoundingClientRect()[side], edge);
		const search = await edgeOf(".sentence-submit", "bottom");
		expect(search).toBeLessThanOrEqual(await edgeOf(".consent-banner", "top"));
		await whenStarted(page);
		await page.locator(".consent-buttons button").first().click();
		await expect(page.locator(".consent-banner")).toBeHidden();
		expect(await edgeOf(".sentence-submit", "bottom")).toBe(search);
	});
});

test("favourites on a wide screen stand under the edges of the header", async ({ page }) => {
	await withConsent(page);
	await page.setViewportSize({ width: 1920, height: 1080 });
	await page.goto(`${pagePath("favourites", "en")}?ids=4101,4102,4103,4113`);
	const lefts = await page
		.locator(".page-width:visible")
		.evaluateAll((columns) => columns.map((column) => Math.round(column.getBoundingClientRect().left)));
	expect(lefts.length).toBeGreaterThan(2);
	expect(new Set(lefts)).toEqual(new Set([128]));
});
