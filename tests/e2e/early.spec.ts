import { expect, type Locator, type Page, test } from "@playwright/test";
import { pagePath } from "../../app/domain/pages/paths";
import { MAX_AT_REST, MAX_FIRST, scriptSizes } from "../../bench/edge/sizes.ts";
import appointments from "../../locales/nl/appointments.json" with { type: "json" };
import common from "../../locales/nl/common.json" with { type: "json" };
import { holdScripts, watch, whenAlive, whenHydrated } from "./support";

const list = pagePath("for-sale", "nl");
const propertyWithPhotographs = `${pagePath("for-sale", "nl")}x/x/4101/`;

/** Scripts requested before and after the page's `load`. */
async function scriptsOf(page: Page): Promise<{ before: string[]; after: string[] }> {
	return page.evaluate(() => {
		const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
		const load = navigation?.loadEventStart ?? 0;
		const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
		const isBefore = ({ startTime }: PerformanceEntry) => startTime < load;
		const names = (entries: PerformanceEntry[]) => entries.map(({ name }) => name.replace(/^.*\//, ""));
		return {
			before: names(scripts.filter(isBefore)),
			after: names(scripts.filter((entry) => !isBefore(entry))),
		};
	});
}

function heartsOf(page: Page): Locator {
	return page.locator("main article [data-heart]");
}

test("before its load a page asks for one script, and for those of its islands once it is at rest", async ({
	page,
}) => {
	for (const address of [list, propertyWithPhotographs, pagePath("home", "nl")]) {
		const html = await (await page.goto(address))?.text();
		await expect.poll(async () => (await scriptsOf(page)).after.length).toBeGreaterThan(0);
		expect((await scriptsOf(page)).before).toEqual([expect.stringMatching(/^start-[^/]*\.js$/)]);
		const { first, atRest } = scriptSizes(html ?? "");
		expect(first).toBeLessThanOrEqual(MAX_FIRST);
		expect(atRest, address).toBeLessThanOrEqual(MAX_AT_REST);
	}
});

test("what checks a form is asked for with all that it needs, at the first touch", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url().replace(/^.*\//, "")));
	const { promise, resolve: release } = Promise.withResolvers<void>();
	await page.route(/\/assets\/live-form-[^/]*\.js$/, async (route) => {
		await promise;
		await route.continue();
	});
	await page.goto(pagePath("newsletter", "nl"));
	await whenHydrated(page);
	const [request] = await Promise.all([
		page.waitForRequest(/\/assets\/live-form-/),
		page.locator("form[data-form] [name=email]").focus(),
	]);
	const script = await (await page.request.get(request.url())).text();
	const needed = [...script.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, name]) => name);
	expect(needed.length).toBeGreaterThan(2);
	await expect.poll(() => needed.filter((name) => !asked.includes(name ?? ""))).toEqual([]);
	release();
});

test("a property is kept by a press that comes before the script, and given up by another", async ({ page }) => {
	const problems = watch(page);
	const release = await holdScripts(page);
	await page.goto(list, { waitUntil: "domcontentloaded" });
	const hearts = heartsOf(page);
	await hearts.nth(0).click();
	await hearts.nth(1).dblclick();
	await expect(hearts.nth(0)).toBeChecked();
	// A favourite is recognisable without colour too.
	await expect(hearts.nth(0).locator("+ svg")).not.toHaveCSS("fill", "none");
	await expect(hearts.nth(1).locator("+ svg")).toHaveCSS("fill", "none");
	release();
	await whenHydrated(page);
	await expect(hearts.nth(0)).toBeChecked();
	await expect(hearts.nth(1)).not.toBeChecked();
	const counted = `${common.frame.favourites} 1 ${common.frame.favouritesCounted}`;
	await expect(page.getByRole("link", { name: counted, exact: true })).toBeVisible();
	await hearts.nth(0).click();
	await expect(hearts.nth(0)).not.toBeChecked();
	expect(problems).toEqual([]);
});

test("a property stays kept when its page is opened at once", async ({ page }) => {
	await page.goto(list, { waitUntil: "domcontentloaded" });
	await whenHydrated(page);
	const card = page.locator("main article").first();
	await card.locator("[data-heart]").click();
	const link = card.locator("h2 a");
	const id = /(\d+)\/$/.exec((await link.getAttribute("href")) ?? "")?.[1];
	await link.click();
	await page.waitForURL(new RegExp(`/${id}/$`));
	expect(await page.evaluate(() => localStorage.getItem("favourites"))).toBe(id);
});

test("a photograph that is pressed before the script comes is shown by itself, and afterwards in the slideshow", async ({
	page,
}) => {
	const problems = watch(page);
	const release = await holdScripts(page);
	await page.goto(propertyWithPhotographs, { waitUntil: "domcontentloaded" });
	await page.locator(".gallery-tile a").nth(1).click();
	await expect(page).toHaveURL(/\.(?:jpg|jpeg|webp|avif|png)$/);
	release();
	await page.goBack();
	await whenHydrated(page);
	await page.locator(".gallery-tile a").nth(1).click();
	await expect(page.locator("dialog[open]")).toBeVisible();
	await expect(page).toHaveURL(/#photo-2$/);
	expect(problems).toEqual([]);
});

/** React's marks on the root that it hydrates and on rendered elements. */
const signs = {
	"before React has drawn it": ["js-island", "__reactContainer"],
	"once it is drawn": ["button", "__reactProps"],
};

/** Delays React's work, so that input can happen in between. */
async function slowReact(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const { postMessage } = MessagePort.prototype;
		MessagePort.prototype.postMessage = function (this: MessagePort, ...args: [unknown]) {
			setTimeout(() => postMessage.apply(this, args), 1_000);
		};
	});
}

/** Waits until an ancestor of the focused element has the mark. */
async function whenMarked(page: Page, [marked = "", mark = ""]: readonly string[]): Promise<void> {
	await page.waitForFunction(
		([around = "", key = ""]) =>
			Object.keys(document.activeElement?.closest(around) ?? {}).some((each) => each.startsWith(key)),
		[marked, mark],
	);
}

for (const [when, sign] of Object.entries(signs)) {
	test(`a press while a part is being taken over, ${when}, is carried out once`, async ({ page }) => {
		await slowReact(page);
		await page.goto(`${pagePath("book-appointment", "nl")}?property=4101`);
		const later = page.getByRole("button", { name: appointments.later });
		const weeks = page.locator("form[data-form] .visit-week");
		await later.focus();
		await whenMarked(page, sign);
		await later.click();
		await whenAlive(later);
		await expect(weeks.nth(1)).toBeVisible();
		await expect(weeks.nth(2)).toBeHidden();
	});
}

test("whoever goes on to another field while a form is being taken over stays in it", async ({ page }) => {
	await slowReact(page);
	const release = await holdScripts(page);
	await page.goto(pagePath("newsletter", "nl"), { waitUntil: "domcontentloaded" });
	const form = page.locator("form[data-form]");
	await form.locator("[name=firstName]").focus();
	release();
	await whenMarked(page, signs["before React has drawn it"]);
	await form.locator("[name=email]").focus();
	await whenAlive(form);
	await expect(form.locator("[name=email]")).toBeFocused();
});

test("of radios the one that was chosen before the scripts come stays chosen", async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto(pagePath("save-search", "fr"), { waitUntil: "domcontentloaded" });
	const chosen = page.locator('[name="frequency"][value="weekly"]');
	await chosen.check();
	release();
	await whenAlive(page.locator("main form"));
	await expect(chosen).toBeChecked();
});

test("what is typed and ticked in a form before the scripts come is there and counts", async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto(pagePath("contact", "de"), { waitUntil: "domcontentloaded" });
	await page.locator('[name="firstName"]').fill("Jo");
	await page.locator('[name="remark"]').fill("Guten Tag");
	await page.locator('[name="title"]').first().check();
	release();
	await whenAlive(page.locator("main form"));
	await page.locator("main form button[type=submit]").click();
	await expect(page.locator('[name="lastName"]')).toHaveAttribute("aria-invalid", "true");
	await expect(page.locator('[name="firstName"]')).toHaveValue("Jo");
	await expect(page.locator('[name="remark"]')).toHaveValue("Guten Tag");
	await expect(page.locator('[name="title"]').first()).toBeChecked();
	for (const name of ["firstName", "remark"]) {
		await expect(page.locator(`[name="${name}"]`)).not.toHaveAttribute("aria-invalid", "true");
	}
});
