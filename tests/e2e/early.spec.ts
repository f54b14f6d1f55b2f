import { expect, type Page, test } from "@playwright/test";
import { pagePath } from "../../app/domain/pages/paths";
import { holdScripts, watch, whenHydrated } from "./support";

const propertyWithPhotographs = `${pagePath("/for-sale/", "nl")}x/x/4101/`;

/** Milliseconds from the page's `load` to the moment at which its first script was asked for. */
async function firstScript(page: Page): Promise<number> {
	return page.evaluate(() => {
		const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
		const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
		return Math.min(...scripts.map(({ startTime }) => startTime)) - (navigation?.loadEventStart ?? Number.NaN);
	});
}

async function slowPictures(page: Page): Promise<void> {
	await page.route(/\.(?:avif|webp|jpg)$/, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 2_000));
		await route.continue();
	});
}

test("a page's scripts are asked for after its pictures", async ({ page }) => {
	// The pointer of a browser without a screen rests in a corner of the page, and is noticed there at some time.
	await page.addInitScript(() => {
		addEventListener("pointerover", (event) => event.stopImmediatePropagation(), { capture: true });
	});
	await slowPictures(page);
	await page.goto("/nl/te-koop/");
	await whenHydrated(page);
	expect(await firstScript(page)).toBeGreaterThanOrEqual(0);
});

test("a page that is interacted with does not wait for its pictures", async ({ page }) => {
	await slowPictures(page);
	await page.goto("/nl/te-koop/", { waitUntil: "commit" });
	await page.getByRole("heading", { level: 1 }).click();
	await page.waitForLoadState();
	expect(await firstScript(page)).toBeLessThan(0);
});

test("a property is kept by a press that comes before the scripts", async ({ page }) => {
	const problems = watch(page);
	const release = await holdScripts(page);
	await page.goto("/nl/te-koop/");
	const heart = page.locator("main article button[aria-pressed]").first();
	await heart.click();
	await expect(heart).toHaveAttribute("aria-pressed", "true");
	release();
	await whenHydrated(page);
	await page.getByRole("heading", { level: 1 }).click();
	await page.waitForLoadState("networkidle");
	await expect(heart).toHaveAttribute("aria-pressed", "true");
	await expect(page.getByRole("link", { name: "Favorieten 1 pand" })).toBeVisible();
	await heart.click();
	await expect(heart).toHaveAttribute("aria-pressed", "false");
	expect(problems).toEqual([]);
});

test("a property that is kept by an early press stays kept when its page is opened at once", async ({ page }) => {
	await holdScripts(page);
	await page.goto("/nl/te-koop/");
	const card = page.locator("main article").first();
	await card.locator("button[aria-pressed]").click();
	const link = card.locator("h2 a");
	const id = /(\d+)\/$/.exec((await link.getAttribute("href")) ?? "")?.[1];
	await link.click();
	await page.waitForURL(new RegExp(`/${id}/$`));
	expect(await page.evaluate(() => localStorage.getItem("favourites"))).toBe(id);
});

test("a photograph that is pressed before the scripts come opens in the slideshow, once they have come", async ({
	page,
}) => {
	const problems = watch(page);
	const release = await holdScripts(page);
	await page.goto(propertyWithPhotographs);
	await page.locator(".gallery-tile a").nth(1).click();
	await expect(page.locator("dialog[open]")).toHaveCount(0);
	release();
	await expect(page.locator("dialog[open]")).toBeVisible();
	await expect(page).toHaveURL(/#photo-2$/);
	expect(problems).toEqual([]);
});

test("a photograph that is pressed is shown though no script comes", async ({ page }) => {
	await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
	await page.goto(propertyWithPhotographs);
	await page.locator(".gallery-tile a").nth(1).click();
	await expect(page).toHaveURL(/\.(?:jpg|jpeg|webp|avif|png)$/);
});

test("a press while the page comes alive is carried out once", async ({ page }) => {
	// React listens to the document from the moment on at which it begins.
	await page.addInitScript(() => {
		const listen = document.addEventListener.bind(document);
		let isPressed = false;
		document.addEventListener = (...args: Parameters<typeof listen>) => {
			listen(...args);
			if (args[0] !== "click" || isPressed) return;
			isPressed = true;
			queueMicrotask(() => document.querySelector<HTMLElement>("main article button[aria-pressed]")?.click());
		};
	});
	const replayed = page.waitForResponse(/\/assets\/early-input-[^/]*\.js$/);
	await page.goto("/nl/te-koop/");
	await (await replayed).finished();
	await page.waitForLoadState("networkidle");
	const heart = page.locator("main article button[aria-pressed]").first();
	await expect(heart).toHaveAttribute("aria-pressed", "true");
	await expect(page.locator("[data-pressed]")).toHaveCount(0);
});

test("of radios the one that was chosen before the scripts come stays chosen", async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto(pagePath("/demand-register/", "fr"));
	const chosen = page.locator('[name="frequency"][value="weekly"]');
	await chosen.check();
	const replayed = page.waitForResponse(/\/assets\/early-input-[^/]*\.js$/);
	release();
	await (await replayed).finished();
	await whenHydrated(page);
	await page.waitForLoadState("networkidle");
	await expect(chosen).toBeChecked();
});

test("what is typed and ticked in a form before the scripts come is there and counts", async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto(pagePath("/contact/", "de"));
	await page.locator('[name="firstName"]').fill("Jo");
	await page.locator('[name="remark"]').fill("Guten Tag");
	await page.locator('[name="title"]').first().check();
	release();
	await whenHydrated(page);
	await page.locator("main form button[type=submit]").click();
	await expect(page.locator('[name="lastName"]')).toHaveAttribute("aria-invalid", "true");
	await expect(page.locator('[name="firstName"]')).toHaveValue("Jo");
	await expect(page.locator('[name="remark"]')).toHaveValue("Guten Tag");
	await expect(page.locator('[name="title"]').first()).toBeChecked();
	for (const name of ["firstName", "remark"]) {
		await expect(page.locator(`[name="${name}"]`)).not.toHaveAttribute("aria-invalid", "true");
	}
});
