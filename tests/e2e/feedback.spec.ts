import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { formatConsent } from "../../app/domain/consent/consent";
import { pagePath } from "../../app/domain/pages/paths";
import common from "../../locales/nl/common.json" with { type: "json" };
import search from "../../locales/nl/search.json" with { type: "json" };
import { expectAccessible, watch, whenHydrated } from "./support";

const PHONE = { width: 390, height: 844 };
const LIST = "/nl/te-koop/";

async function answerConsent(context: BrowserContext, baseURL: string | undefined): Promise<void> {
	const value = formatConsent({ analytics: false, marketing: false });
	await context.addCookies([{ name: "consent", value: encodeURIComponent(value), url: baseURL ?? "" }]);
}

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

/** Holds responses of lists until the returned function is called. */
async function holdPages(page: Page): Promise<() => void> {
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route(/\/te-koop\/(\?|$)/, async (route) => {
		await held;
		await route.continue();
	});
	return letGo;
}

const busy = (page: Page) => page.locator("html[data-busy]");

test("a page that is on its way is shown to be, at the pressed link too, until it is there", async ({ page }) => {
	const problems = watch(page);
	await page.goto(LIST);
	await whenHydrated(page);
	const letGo = await holdPages(page);
	const link = page.locator("a[rel=next]");
	await link.click();
	await expect(busy(page)).toHaveCount(1);
	await expect(link).toHaveAttribute("data-leaving", "");
	letGo();
	await expect(page).toHaveURL(/page=2/);
	await expect(busy(page)).toHaveCount(0);
	await expect(page.locator("[data-leaving]")).toHaveCount(0);

	const letGoBack = await holdPages(page);
	await page.goBack();
	await expect(page).not.toHaveURL(/page=2/);
	letGoBack();
	await expect(busy(page)).toHaveCount(0);
	expect(problems).toEqual([]);
});

test("a pressed card darkens, and a line under the header says that its page comes", async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.goto(LIST);
	await whenHydrated(page);
	const title = page.locator(".list-card h2 a").first();
	// The page unloads before a test could query it, so it records what it shows after the press.
	await page.evaluate(() => {
		const card = document.querySelector(".list-card .card");
		const picture = card?.querySelector(".picture-box") ?? document.body;
		const note = (name: string) => {
			const main = document.querySelector("main") ?? document.body;
			const { height, position, content } = getComputedStyle(main, "::before");
			const shown = {
				filter: getComputedStyle(picture.querySelector("picture") ?? picture).filter,
				growing: [...document.querySelectorAll("*")]
					.filter((one) => getComputedStyle(one).viewTransitionName === "photograph")
					.map((one) => one === picture),
				line: content === "none" ? null : [height, position],
				isUnderHeader:
					document.querySelector("header")?.getBoundingClientRect().bottom === main.getBoundingClientRect().top,
			};
			sessionStorage.setItem(name, JSON.stringify(shown));
		};
		window.addEventListener("mousedown", () => note("pressed"));
		window.addEventListener("click", () => note("leaving"));
	});
	await title.click();
	await page.waitForURL(/\/\d+\/$/);
	const noted = (name: string) => page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? "{}"), name);
	const dark = { filter: "brightness(0.92)", isUnderHeader: true };
	expect(await noted("pressed")).toEqual({ ...dark, growing: [], line: null });
	expect(await noted("leaving")).toEqual({ ...dark, growing: [true], line: ["2px", "sticky"] });
	const first = page.locator(".gallery-tile .gallery-picture").first();
	expect(await first.evaluate((box) => getComputedStyle(box).viewTransitionName)).toBe("photograph");
});

test("hearts answer at once, with one message that can be undone", async ({ page }) => {
	await page.goto(LIST);
	await whenHydrated(page);
	const hearts = page.locator(".list-card [data-heart]");
	for (const index of [0, 1, 2]) {
		await hearts.nth(index).click();
		await expect(hearts.nth(index)).toBeChecked();
	}
	const toast = page.locator(".toast");
	await expect(toast).toHaveCount(1);
	await expect(toast).toContainText(common.favourites.saved);
	// Hovering keeps the toast open.
	await toast.hover();
	await expectAccessible(page, ".toast");
	await toast.getByRole("button", { name: common.favourites.undo }).click();
	await expect(hearts.nth(2)).not.toBeChecked();
	await expect(hearts.nth(1)).toBeChecked();
	await expect(toast).toHaveCount(0);
	await hearts.nth(2).click();
	await toast.getByRole("link", { name: common.favourites.view }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(common.favourites.title);
});

test("favourites that are gone are taken out with a key, where they are and for good", async ({ page }) => {
	const stored = () => page.evaluate(() => localStorage.getItem("favourites"));
	await page.goto(LIST);
	await page.evaluate(() => localStorage.setItem("favourites", "4101,999998,4105,999999"));
	await page.goto(pagePath("favourites", "nl"));
	await whenHydrated(page);
	const button = page.getByRole("button", { name: common.favourites.forgetGone });
	await button.focus();
	const before = await button.boundingBox();
	await button.press("Enter");
	expect(await stored()).toBe("4101,4105");
	await expect(button).toBeFocused();
	expect(await button.boundingBox()).toEqual(before);
	await expectAccessible(page, "#found");
	await page.locator(".toast").getByRole("button", { name: common.favourites.undo }).click();
	expect(await stored()).toBe("999998,999999,4101,4105");
	await page.goto(`${pagePath("favourites", "nl")}?ids=4101,999999`);
	await expect(page.getByText(common.favourites.gone_one.replace("{{count}}", "1"))).toBeVisible();
	await expect(button).toBeHidden();
});

test("a heart that was kept is shown on every page, and after the way back", async ({ page }) => {
	await page.goto(`${LIST}?page=2`);
	await whenHydrated(page);
	const heart = page.locator(".list-card [data-heart]").nth(1);
	await heart.click();
	await page.reload();
	await whenHydrated(page);
	await expect(heart).toBeChecked();
	await page.locator(".list-card h2 a").nth(1).click();
	await page.waitForURL(/\/\d+\/$/);
	await whenHydrated(page);
	const same = page.locator("[data-heart]:visible").first();
	await expect(same).toBeChecked();
	await same.click();
	await page.goBack();
	await expect(heart).not.toBeChecked();
});

test("favourites that do not come say so, and come with the connection", async ({ page }) => {
	const address = /\?ids=/;
	await page.goto(LIST);
	await page.evaluate(() => localStorage.setItem("favourites", "4101,4105"));
	await page.route(address, (route) => route.abort());
	await page.goto(pagePath("favourites", "nl"));
	await whenHydrated(page);
	await expect(page.getByText(common.error.lostText)).toBeVisible();
	await expect(page.getByText(common.word.loading)).toBeHidden();
	await expectAccessible(page, "main");
	await page.unroute(address);
	await page.evaluate(() => window.dispatchEvent(new Event("online")));
	await expect(page.locator("#found article")).toHaveCount(2);
	await expect(page.getByText(common.error.lostText)).toBeHidden();
});

test("a link that is copied is said, and one that cannot be copied is shown", async ({ page }) => {
	await page.addInitScript(() => {
		let copied = "";
		const writeText = async (text: string) => {
			if (copied) throw new DOMException("denied", "NotAllowedError");
			copied = text;
		};
		Object.defineProperty(navigator, "clipboard", { value: { writeText } });
	});
	const problems = watch(page);
	await page.goto(`${pagePath("favourites", "nl")}?ids=4101,4105`);
	await whenHydrated(page);
	const button = page.getByRole("button", { name: common.favourites.copyLink });
	const said = page.locator("[data-toast] [role=status]");
	await button.click();
	await expect(said).toHaveText(common.favourites.linkCopied);
	await expect(button.locator("svg")).toBeVisible();
	await button.click();
	await expect(said).toContainText("?ids=4101,4105");
	await expect(page.locator(".toast")).toContainText("?ids=4101,4105");
	expect(problems).toEqual([]);
});

test("filters that do not come say so, and are on the page that a link leads to", async ({ page }) => {
	test.slow();
	await page.route("**/api/facets/panel**", (route) => route.abort());
	await page.goto(`${LIST}?garden=1`);
	await whenHydrated(page);
	await page.locator(".filter-form").getByRole("button", { name: search.price.label }).click();
	const panel = page.locator(".filter-form [popover]:popover-open");
	await expect(panel.getByRole("status")).toHaveText(common.error.lostTitle, { timeout: 30_000 });
	await panel.getByRole("link", { name: search.panel.load }).click();
	await expect(page).toHaveURL(/garden=1&panel=1/);
	await whenHydrated(page);
	await page.locator(".filter-form").getByRole("button", { name: search.price.label }).click();
	await expect(page.getByRole("slider", { name: search.price.lowest })).toBeVisible();
});

const openSheet = (page: Page) => page.getByRole("navigation", { name: search.panel.bar }).getByRole("button").first();
const sheet = (page: Page) => page.locator(".filter-sheet:popover-open");

test("on a phone the way back closes the filters and leaves them chosen", async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.goto("/nl/contact/");
	await page.goto(LIST);
	await whenHydrated(page);
	await openSheet(page).click();
	await expect(sheet(page)).toBeVisible();
	await sheet(page).locator('input[name="garden"]').check();
	await expect(page).toHaveURL(/garden=1/);
	await sheet(page).locator('input[name="terrace"]').check();
	await expect(page).toHaveURL(/terrace=1/);
	await page.goBack();
	await expect(sheet(page)).toHaveCount(0);
	await expect(page).toHaveURL(/garden=1/);
	await expect(page).toHaveURL(/terrace=1/);

	await openSheet(page).click();
	await expect(sheet(page)).toBeVisible();
	await page.goBack();
	await expect(sheet(page)).toHaveCount(0);
	await expect(page).toHaveURL(/terrace=1/);
	await openSheet(page).click();
	await sheet(page).getByRole("button", { name: search.panel.close }).click();
	await expect(sheet(page)).toHaveCount(0);
	await page.waitForFunction(() => !history.state?.sheet);
	await page.goBack();
	await expect(page).toHaveURL(/\?garden=1$/);
});

test("the handles of the histogram choose prices, by arrow keys and by finger", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(LIST);
	await whenHydrated(page);
	await page.locator(".filter-form").getByRole("button", { name: search.price.label }).click();
	const lowest = page.getByRole("slider", { name: search.price.lowest });
	await expect(lowest).toHaveAttribute("aria-valuetext", search.price.any);
	await lowest.focus();
	await page.keyboard.press("ArrowRight");
	await expect(page).toHaveURL(/minPrice=\d+/);
	const box = await page.getByRole("slider", { name: search.price.highest }).boundingBox();
	if (!box) throw new Error("the handle is not drawn");
	const y = box.y + box.height / 2;
	await page.mouse.move(box.x + box.width - 12, y);
	await page.mouse.down();
	await page.mouse.move(box.x + box.width / 2, y, { steps: 5 });
	await page.mouse.up();
	await expect(page).toHaveURL(/maxPrice=\d+/);
	await expectAccessible(page, ".filter-form");
});
