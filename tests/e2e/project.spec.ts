import { expect, test } from "@playwright/test";
import project from "../../locales/nl/project.json" with { type: "json" };
import { expectAccessible, expectNoSidewaysScroll, whenHydrated } from "./support";

const PROJECT = "/nl/projecten/x/x/8/";
const PHONE = { width: 390, height: 844 };

const panelOf = (name: string) => ({ name: `${project.units.unit} ${name}` });

test("a unit pressed in the building is shown beside it, and keys lead to the next one", async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.goto(PROJECT);
	await whenHydrated(page);
	await expectNoSidewaysScroll(page);
	const units = page.locator(".building-unit");
	const names = await units.evaluateAll((all) => all.map((unit) => unit.firstChild?.textContent ?? ""));
	await units.nth(1).click();
	await expect(page).toHaveURL(new RegExp(`unit=${names[1]}`));
	await expect(page.getByRole("region", panelOf(names[1] ?? ""))).toBeVisible();
	await expect(units.nth(1)).toHaveAttribute("aria-current", "true");
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("region", panelOf(names[2] ?? ""))).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("region", panelOf(names[1] ?? ""))).toBeVisible();
	await expectAccessible(page);
});

test("the form asks about the unit that is shown", async ({ page }) => {
	await page.goto(PROJECT);
	await whenHydrated(page);
	const unit = page.locator(".building-unit[data-status=for-sale]").last();
	const name = await unit.evaluate(({ firstChild }) => firstChild?.textContent ?? "");
	await unit.click();
	const panel = page.getByRole("region", panelOf(name));
	await panel.getByRole("link", { name: project.units.ask }).click();
	await expect(page.locator("#contact-construction [name=unit]")).toHaveValue(name);
});

test("a filter of the list is asked in the page", async ({ page }) => {
	await page.goto(PROJECT);
	await whenHydrated(page);
	await page.getByText(project.units.list, { exact: true }).click();
	const rows = page.locator(".units-list tbody tr");
	const all = await rows.count();
	const filter = page.locator(".building-filter");
	await filter.locator("[name=maxPrice]").fill("500000");
	await filter.getByRole("button").click();
	await expect(page).toHaveURL(/\?[^#]*maxPrice=500000[^#]*#units$/);
	await expect(filter.locator("[name=maxPrice]")).not.toHaveValue("");
	expect(await rows.count()).toBeLessThan(all);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("each unit has an address, and all are a list", async ({ page }) => {
		await page.goto(PROJECT);
		const unit = page.locator(".building-unit").nth(2);
		const name = await unit.evaluate(({ firstChild }) => firstChild?.textContent ?? "");
		await unit.click();
		await expect(page.getByRole("region", panelOf(name))).toBeVisible();
		await page.getByText(project.units.list, { exact: true }).click();
		await expect(page.locator(".units-list")).toBeVisible();
	});
});
