import { expect, type Page, test } from "@playwright/test";
import { languages } from "../../app/domain/language";
import { pagePath } from "../../app/domain/pages/paths";
import common from "../../locales/nl/common.json" with { type: "json" };
import home from "../../locales/nl/home.json" with { type: "json" };
import { expectAccessible, whenHydrated } from "./support";

const PHONE = { width: 390, height: 844 };
const HIGHEST_PAGE = 7_000;
const HIGHEST_FOOTER = 480;
const MIN_FOOTER_HEIGHT = 160;

const sale = (page: Page) => page.locator(".newest-sale");
const rent = (page: Page) => page.locator(".newest-rent");
const tab = (page: Page, name: string) => page.locator(".newest").getByRole("radio", { name });

async function heightOf(page: Page, selector: string): Promise<number> {
	return (await page.locator(selector).boundingBox())?.height ?? Number.POSITIVE_INFINITY;
}

test("what is new follows the search's sentence, and the sentence its tabs", async ({ page }) => {
	await page.goto("/nl/");
	await whenHydrated(page);
	const sentence = page.getByLabel(home.search.goal.label, { exact: true }).first();
	await expect(sale(page)).toBeVisible();
	await expect(rent(page)).toBeHidden();
	await sentence.selectOption("rent");
	await expect(rent(page)).toBeVisible();
	await expect(sale(page)).toBeHidden();
	await tab(page, common.menu.forSale).check();
	await expect(sale(page)).toBeVisible();
	await expect(sentence).toHaveValue("sale");
	await expectAccessible(page);
});

test("who looks for a rental draws on the map of rentals", async ({ page }) => {
	await page.goto("/nl/");
	await whenHydrated(page);
	await page.getByLabel(home.search.goal.label, { exact: true }).first().selectOption("rent");
	await expect(page.locator(".sentence [name=maxPrice]")).toHaveAttribute("placeholder", /1\.000$/);
	await page.locator(".sentence .place-box input[type=text]").focus();
	await page.getByText(common.searchField.draw).click();
	await expect(page).toHaveURL(/\/nl\/te-huur\/\?.*view=map.*#draw$/);
});

test("a language is chosen by a press, and not by a pointer that rests on it", async ({ page }) => {
	await page.goto("/nl/contact/");
	await whenHydrated(page);
	const french = page.locator("header").getByRole("link", { name: "Français" });
	await french.hover();
	// Longer than a browser waits before it prefetches.
	await page.waitForTimeout(600);
	expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("language");
	await french.click();
	await expect(page).toHaveURL(/\/fr\//);
	await page.goto("/");
	await expect(page).toHaveURL(/\/fr\/$/);
});

test("the language that was chosen at the sign-in of owners is remembered as well", async ({ page }) => {
	await page.goto(pagePath("login", "nl"));
	await page.waitForLoadState("load");
	await page.locator("header").getByRole("link", { name: "Français" }).click();
	await expect(page).toHaveURL(pagePath("login", "fr"));
	await page.goto("/");
	await expect(page).toHaveURL(/\/fr\/$/);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the tabs of what is new lead from sale to rent", async ({ page }) => {
		await page.goto("/nl/");
		await tab(page, common.menu.forRent).check();
		await expect(rent(page)).toBeVisible();
		await expect(sale(page)).toBeHidden();
	});

	test("the language that was chosen is that of addresses without one", async ({ page }) => {
		await page.goto("/nl/contact/");
		await page.locator("header").getByRole("link", { name: "Français" }).click();
		await expect(page).toHaveURL(/\/fr\//);
		await page.goto("/");
		await expect(page).toHaveURL(/\/fr\/$/);
	});
});

test("on a phone the home page ends, and so does the footer, which is a line beside forms", async ({ page }) => {
	test.setTimeout(90_000);
	await page.setViewportSize(PHONE);
	for (const language of languages) {
		await page.goto(pagePath("home", language));
		expect(await heightOf(page, "html")).toBeLessThanOrEqual(HIGHEST_PAGE);
		expect(await heightOf(page, ".footer")).toBeLessThanOrEqual(HIGHEST_FOOTER);
	}
	for (const form of ["save-search", "compare", "login"] as const) {
		await page.goto(pagePath(form, "nl"));
		expect(await heightOf(page, ".footer")).toBeLessThanOrEqual(MIN_FOOTER_HEIGHT);
	}
});
