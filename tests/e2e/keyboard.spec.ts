import { expect, type Page, test } from "@playwright/test";
import { pagePath } from "../../app/domain/pages/paths";
import { whenHydrated } from "./support";

const MAX_STEPS = 60;

/** Opens a page with the cookie banner answered, and waits for hydration. */
async function open(page: Page, address: string): Promise<void> {
	await page.request.post("/api/consent", { data: { functional: true, analytics: false, marketing: false } });
	await page.goto(address);
	await whenHydrated(page);
}

/** Tabs to the element whose text starts with `text`; every focused element on the way has to show its focus. */
async function tabTo(page: Page, text: string): Promise<void> {
	for (let step = 0; step < MAX_STEPS; step++) {
		await page.keyboard.press("Tab");
		const { name, isSeen } = await page.evaluate(() => {
			const focused = document.activeElement as HTMLElement;
			const around = [focused, focused.parentElement, focused.parentElement?.parentElement, focused.nextElementSibling];
			const styles = around.flatMap((each) =>
				each ? [getComputedStyle(each), getComputedStyle(each, "::after")] : [],
			);
			const name = focused.getAttribute("aria-label") ?? focused.textContent ?? "";
			return { name: name.trim(), isSeen: styles.some(({ outlineStyle }) => outlineStyle !== "none") };
		});
		expect(isSeen, name).toBe(true);
		if (name.startsWith(text)) return;
	}
	throw new Error(`no way to ${text}`);
}

test("photos are opened, browsed and closed, and the focus is restored", async ({ page }) => {
	await open(page, `${pagePath("for-sale", "de")}x/x/4101/`);
	await tabTo(page, "Alle 8 Fotos");
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog");
	await expect(dialog).toContainText(/1 von 8\s+\S/);
	await page.keyboard.press("ArrowRight");
	await expect(dialog).toContainText("2 von 8");
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	await expect(page.locator(":focus")).toHaveText("Alle 8 Fotos ansehen");
});

test("a filter is opened, entered and closed, and the focus comes back", async ({ page }) => {
	await open(page, pagePath("for-sale", "de"));
	await tabTo(page, "Preis");
	await page.keyboard.press("Enter");
	await expect(page.locator(":popover-open input").first()).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(page.locator(":popover-open :focus")).toHaveCount(1);
	await page.keyboard.press("Escape");
	await expect(page.locator(":popover-open")).toHaveCount(0);
	await expect(page.locator(":focus")).toHaveText("Preis");
});

test("past the header, and on a phone through the menu into another language", async ({ page }) => {
	await open(page, pagePath("home", "de"));
	await tabTo(page, "Zum Inhalt");
	await page.keyboard.press("Enter");
	await expect(page.locator("main")).toBeFocused();
	await page.setViewportSize({ width: 390, height: 844 });
	await page.reload();
	await whenHydrated(page);
	await tabTo(page, "Menü");
	await page.keyboard.press("Enter");
	await tabTo(page, "Français");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(new RegExp(`${pagePath("home", "fr")}$`));
});
