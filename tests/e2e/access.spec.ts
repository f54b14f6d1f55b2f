import { expect, type Page, test } from "@playwright/test";
import { deskSectionPath } from "../../app/domain/desk/sections";
import { pagePath } from "../../app/domain/pages/paths";
import { pricePath } from "../../app/domain/pages/price-paths";
import {
	answerCaptcha,
	expectAccessible,
	expectHeadingOrder,
	expectNoSidewaysScroll,
	signInAtDesk,
	whenHydrated,
} from "./support";

const property = `${pagePath("for-sale", "nl")}x/x/4101/`;

async function withConsent(page: Page): Promise<void> {
	await page.request.post("/api/consent", { data: { functional: true, analytics: false, marketing: false } });
}

const TAB_STOPS = 34;

/** Tabs from the top and returns elements that are completely covered while focused. */
async function coveredOnTheWay(page: Page): Promise<string[]> {
	const covered: string[] = [];
	for (let step = 0; step < TAB_STOPS; step++) {
		await page.keyboard.press("Tab");
		const name = await page.evaluate(() => {
			const focused = document.activeElement;
			if (!focused || focused === document.body || focused.tagName === "IFRAME") return null;
			const { left, top, right, bottom } = focused.getBoundingClientRect();
			const shares = [0.1, 0.5, 0.9];
			const points = shares.flatMap((x) =>
				shares.map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
			);
			const isSeen = points.some(([x, y]) => {
				const seen = document.elementFromPoint(x, y);
				return (
					seen !== null &&
					(focused.contains(seen) || seen.contains(focused) || focused.closest("label, article")?.contains(seen))
				);
			});
			return isSeen ? null : `${focused.tagName} ${focused.textContent?.trim().slice(0, 40) ?? ""}`;
		});
		if (name !== null) covered.push(name);
	}
	return covered;
}

/** Smallest phone, where bars and the cookie banner cover most of the screen, and a desktop. */
const screens = [
	{ width: 320, height: 640 },
	{ width: 1440, height: 900 },
];
for (const viewport of screens) {
	test(`at ${viewport.width} the focus is never behind the question about cookies or a bar`, async ({ page }) => {
		test.setTimeout(240_000);
		await page.setViewportSize(viewport);
		await page.emulateMedia({ reducedMotion: "reduce" });
		// Focus inside the map is that document's matter: an empty one has no tab stops.
		await page.route("**/map-frame/**", (route) => route.fulfill({ contentType: "text/html", body: "" }));
		for (const address of [pagePath("home", "nl"), pagePath("for-sale", "nl"), pagePath("contact", "nl"), property]) {
			await page.goto(address);
			await whenHydrated(page);
			await expect(page.locator(".consent-banner")).toBeVisible();
			expect(await coveredOnTheWay(page), address).toEqual([]);
		}
		await withConsent(page);
		for (const address of [pagePath("for-sale", "nl"), property]) {
			await page.goto(address);
			await whenHydrated(page);
			expect(await coveredOnTheWay(page), `${address} without the question`).toEqual([]);
		}
	});
}

test("the sheets of a phone have a name, and the one of the filters takes the focus", async ({ page }) => {
	await withConsent(page);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(pagePath("for-sale", "nl"));
	await whenHydrated(page);
	await page.locator('.thumb-bar [popovertarget="filters"]').click();
	const sheet = page.getByRole("dialog", { name: "Filters" });
	await expect(sheet).toBeVisible();
	expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
	await page.keyboard.press("Escape");
	await expect(page.locator('.thumb-bar [popovertarget="filters"]')).toBeFocused();
	await page.locator('.thumb-bar [popovertarget="sorts"]').click();
	await expect(page.getByRole("dialog")).toHaveAccessibleName(/./);
});

test("on a phone the filters come before the list, its map has a title, and its prices are said as English says them", async ({
	page,
}) => {
	await withConsent(page);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(`${pagePath("for-sale", "en")}?city=Gent`);
	await whenHydrated(page);
	await page.locator("article input[data-heart]").first().focus();
	for (let step = 0; step < 8; step++) {
		await page.keyboard.press("Shift+Tab");
		if (await page.locator(".thumb-bar :focus").count()) break;
	}
	await expect(page.locator(".thumb-bar :focus")).toHaveCount(1);
	await page.locator(".thumb-bar a").first().press("Enter");
	await expect(page).toHaveURL(/view=map/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
	const price = page.frameLocator("iframe").locator(".map-price").first();
	await expect(price).toHaveAccessibleName(/^(?!.*€).*\d,\d{3} euros/, { timeout: 60_000 });
});

test("the sheet of the filters is left for the list, or closes, also after a choice", async ({ page }) => {
	await withConsent(page);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(`${pagePath("for-sale", "en")}?city=Gent`);
	await whenHydrated(page);
	const opener = page.locator('.thumb-bar [popovertarget="filters"]');
	const sheet = page.getByRole("dialog", { name: "Filters" });
	const choose = async () => {
		await opener.press("Enter");
		const garden = sheet.locator('[name="garden"]');
		const address = page.url();
		await garden.press("Space");
		await expect(page).not.toHaveURL(address);
		await expect(page.locator(".is-busy, [aria-busy=true]")).toHaveCount(0);
	};
	await choose();
	await expect(sheet.getByRole("slider").first()).toHaveAttribute("aria-valuetext", /^(?!.*€)/);
	await sheet.locator("button").last().press("Enter");
	await expect(page.locator("#results")).toBeFocused();
	await choose();
	await page.keyboard.press("Escape");
	await expect(opener).toBeFocused();
	await choose();
	await sheet.getByRole("link").last().focus();
	for (let step = 0; step < 3; step++) await page.keyboard.press("Tab");
	await expect(sheet).toHaveCount(0);
	// Choosing a sort order closes its panel.
	const sorts = page.locator('.thumb-bar [popovertarget="sorts"]');
	await sorts.press("Enter");
	await page.locator("#sorts a").nth(1).press("Enter");
	await expect(page).toHaveURL(/sort=/);
	await expect(sorts).toBeFocused();
});

test("a radio button that is focused for its error is described by it", async ({ page }) => {
	await withConsent(page);
	await page.goto(pagePath("contact", "nl"));
	await whenHydrated(page);
	await page.locator("main form[data-form] button[type=submit]").click();
	const radio = page.locator('[name="title"]').first();
	await expect(radio).toHaveAccessibleDescription(/\S/);
});

test("what is chosen on a map of municipalities goes, and the focus goes on", async ({ page }) => {
	await withConsent(page);
	await page.goto(`${pagePath("save-search", "nl")}?goal=sale&zip=9000&zip=9050`);
	await whenHydrated(page);
	// Focus moves on only after hydration.
	await page.waitForLoadState("networkidle");
	const chips = page.locator('form[data-form="demand-register"]').getByRole("button", { name: /verwijderen$/ });
	await chips.first().focus();
	const before = await chips.count();
	expect(before).toBeGreaterThan(1);
	await page.keyboard.press("Enter");
	await expect(chips).toHaveCount(before - 1);
	await expect(chips.first()).toBeFocused();
	await page.getByRole("button", { name: "Op de kaart kiezen" }).press("Enter");
	await expect(page.locator("iframe")).toBeFocused();
});

test("in forced colours the current page, goal and card can be told", async ({ page }) => {
	await withConsent(page);
	await page.emulateMedia({ forcedColors: "active" });
	await page.goto(pagePath("for-sale", "nl"));
	const border = (selector: string) =>
		page
			.locator(selector)
			.first()
			.evaluate((element) => getComputedStyle(element).borderBlockEndColor);
	expect(await border(".header-menu [aria-current]")).not.toBe(await border(".header-menu a:not([aria-current])"));
	expect(await border(".pagination ol [aria-current]")).not.toBe(await border(".pagination ol a:not([aria-current])"));
	const goal = page.locator(".goal-switch [aria-current]");
	expect(await goal.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
	const colours = await page
		.locator(".list-card")
		.first()
		.evaluate((element) => {
			const probe = document.createElement("i");
			probe.style.color = "Canvas";
			document.body.appendChild(probe);
			return [getComputedStyle(element).outlineColor, getComputedStyle(probe).color];
		});
	expect(colours[0]).toBe(colours[1]);
	await page.goto(property);
	await page.locator("#energy").scrollIntoViewIfNeeded();
	await expect(page.locator(".section-bar [aria-current]")).toHaveCount(1);
	expect(await border(".section-bar [aria-current]")).not.toBe(await border(".section-bar a:not([aria-current])"));
});

/** WCAG contrast ratio of two CSS variables. */
function contrastOf(page: Page, one: string, other: string): Promise<number> {
	return page.evaluate(
		([first = "", second = ""]) => {
			const light = (name: string) => {
				const probe = document.createElement("i");
				probe.style.color = `var(${name})`;
				document.body.appendChild(probe);
				const parts = getComputedStyle(probe).color.match(/[\d.]+/g) ?? [];
				probe.remove();
				const [red = 0, green = 0, blue = 0] = parts.map((part) => {
					const share = Number(part) / 255;
					return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
				});
				return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
			};
			const [a, b] = [light(first), light(second)];
			return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
		},
		[one, other],
	);
}

for (const colorScheme of ["light", "dark"] as const) {
	test(`who asks for more contrast gets it, ${colorScheme}`, async ({ page }) => {
		await withConsent(page);
		const pairs = [
			["--ink", "--paper", 15],
			["--quiet", "--paper", 7],
			["--accent", "--paper", 7],
			["--wrong", "--surface", 7],
			["--good", "--surface", 7],
			["--edge", "--surface", 4.5],
		] as const;
		const contrasts = async () => {
			const found: number[] = [];
			for (const [one, other] of pairs) found.push(await contrastOf(page, one, other));
			return found;
		};
		await page.emulateMedia({ colorScheme, contrast: "no-preference" });
		await page.goto(pagePath("contact", "nl"));
		const usual = await contrasts();
		const border = () =>
			page
				.locator("main input[type=email]")
				.first()
				.evaluate((element) => getComputedStyle(element).borderBlockEndColor);
		const usualBorder = await border();
		await page.emulateMedia({ colorScheme, contrast: "more" });
		const more = await contrasts();
		for (const [index, [one, other, least]] of pairs.entries()) {
			expect(more[index], `${one} on ${other}`).toBeGreaterThanOrEqual(least);
			expect(more[index], `${one} on ${other}`).toBeGreaterThan(usual[index] ?? 0);
		}
		// Border colours have a transition, also when the preference changes while the page is open.
		await expect.poll(border).not.toBe(usualBorder);
	});
}

test("with any panel of the filters open, headings stand in order and nothing bars the way", async ({ page }) => {
	// The panel of places draws its map without a graphics card.
	test.slow();
	await withConsent(page);
	await page.goto(pagePath("for-sale", "nl"));
	await whenHydrated(page);
	const buttons = page.locator("main form button[popovertarget]:visible");
	const count = await buttons.count();
	expect(count).toBeGreaterThan(2);
	for (let index = 0; index < count; index++) {
		await buttons.nth(index).click();
		await expect(page.locator(":popover-open")).toHaveCount(1);
		await test.step(`panel ${index + 1}`, async () => {
			await expectAccessible(page, ":popover-open");
			await expectHeadingOrder(page);
		});
		await page.keyboard.press("Escape");
	}
});

test("the footer's headings go down one level at a time, at every width", async ({ page }) => {
	await withConsent(page);
	await page.goto(pagePath("home", "en"));
	for (const width of [390, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		const heard = await page.getByRole("contentinfo").ariaSnapshot();
		const levels = [...heard.matchAll(/heading .*\[level=(\d)\]/g)].map(([, level]) => Number(level));
		expect(levels.length).toBeGreaterThan(1);
		for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1);
	}
});

test("no amount is misread in English: costs, filters, prices per square metre, figures of the law", async ({
	page,
}) => {
	await withConsent(page);
	const addresses = [
		"/property/4101/?lng=en",
		pagePath("purchase-costs", "en"),
		`${pagePath("for-sale", "en")}?minPrice=100000&maxPrice=400000`,
		`${pagePath("for-sale", "en")}houses-and-apartments/`,
		pricePath("sale", "en"),
		pagePath("figures", "en"),
	];
	for (const address of addresses) {
		await page.goto(address);
		await page.evaluate(() => {
			for (const fold of document.querySelectorAll("details")) fold.open = true;
		});
		const heard = await page.getByRole("main").ariaSnapshot();
		expect(heard.match(/.*€ ?\d+[.,]\d.*/g) ?? [], address).toEqual([]);
	}
});

test("the numbers of a project's units are large enough for a finger", async ({ page }) => {
	await withConsent(page);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/project/5/");
	await page.locator(".units-fold > summary").click();
	const small = await page.locator("main table a").evaluateAll((links) =>
		links
			.map((link) => ({ text: link.textContent, box: link.getBoundingClientRect() }))
			.filter(({ box }) => box.height > 0 && (box.height < 24 || box.width < 24))
			.map(({ text }) => text),
	);
	expect(small).toEqual([]);
});

test("text of twice the size fits, and no motion is left where none is wanted", async ({ page }) => {
	await withConsent(page);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.setViewportSize({ width: 1280, height: 1024 });
	for (const address of [pagePath("home", "de"), pagePath("for-sale", "de"), pagePath("contact", "de"), property]) {
		await page.goto(address);
		await page.evaluate(() => {
			document.documentElement.style.fontSize = "200%";
		});
		await test.step(address, () => expectNoSidewaysScroll(page));
		const moving = await page.evaluate(() =>
			[...document.querySelectorAll("*")]
				.filter((element) => {
					const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
					const longest = Math.max(...`${transitionDuration}, ${animationDuration}`.split(", ").map(Number.parseFloat));
					return longest > 0.001 || scrollBehavior === "smooth";
				})
				.map(({ tagName, className }) => `${tagName} ${String(className)}`),
		);
		expect(moving.slice(0, 3), address).toEqual([]);
	}
});

test("text of twice the size fits a calculator, and of one and a half a phone", async ({ page }) => {
	await withConsent(page);
	for (const [width, size, address] of [
		[1_280, "200%", "/de/kaufnebenkosten-berechnen/"],
		[390, "150%", pagePath("home", "de")],
		[390, "150%", pagePath("for-sale", "de")],
		[390, "150%", pagePath("contact", "de")],
		[390, "150%", property],
	] as const) {
		await page.setViewportSize({ width, height: 844 });
		await page.goto(address);
		await page.evaluate((size) => {
			document.documentElement.style.fontSize = size;
		}, size);
		await test.step(`${address} ${size}`, () => expectNoSidewaysScroll(page));
	}
});

test("the system's largest text fits the narrowest phone", async ({
	playwright,
	launchOptions,
	browserName,
	baseURL,
}) => {
	test.skip(browserName !== "chromium", "only Chromium takes the size as an argument");
	const { args = [] } = launchOptions;
	const browser = await playwright.chromium.launch({
		...launchOptions,
		args: [...args, "--blink-settings=defaultFontSize=32"],
	});
	const page = await browser.newPage({ baseURL: baseURL ?? "", viewport: { width: 320, height: 700 } });
	const addresses = [
		pagePath("home", "de"),
		pagePath("for-sale", "nl"),
		pagePath("valuation", "de"),
		`${pagePath("search-alert", "fr")}?goal=sale`,
		property,
		"/project/5/",
	];
	for (const address of addresses) {
		await page.goto(address);
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
		await test.step(address, () => expectNoSidewaysScroll(page));
	}
	await browser.close();
});

test("panels open and close in a browser that knows no popovers", async ({ page }) => {
	await withConsent(page);
	await page.addInitScript(() => {
		for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) {
			Reflect.deleteProperty(HTMLElement.prototype, name);
		}
		// Simulates a browser without popover support, by removing the attribute.
		new MutationObserver(() => {
			for (const panel of document.querySelectorAll("[popover]")) panel.removeAttribute("popover");
		}).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["popover"] });
	});
	await page.goto(pagePath("for-sale", "nl"));
	await whenHydrated(page);
	await page.waitForFunction(() => "showPopover" in HTMLElement.prototype);
	const button = page.getByRole("button", { name: /^Prijs/ });
	const panel = page.locator(".popover").filter({ has: page.locator('[name="minPrice"]') });
	await expect(panel).toBeHidden();
	await button.click();
	await expect(panel).toBeVisible();
	await expect(button).toHaveAttribute("aria-expanded", "true");
	await page.keyboard.press("Escape");
	await expect(panel).toBeHidden();
	await button.click();
	await page.getByRole("heading", { level: 1 }).click();
	await expect(panel).toBeHidden();
	await page.setViewportSize({ width: 390, height: 844 });
	await page.locator('.thumb-bar [popovertarget="filters"]').click();
	await expect(page.locator("#filters")).toBeVisible();
});

/** Expects keyboard navigation to start at the top: nothing is focused, and the first tab stop is the skip link. */
async function expectToBeginAtTheTop(page: Page): Promise<void> {
	expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
	await page.keyboard.press("Tab");
	await expect(page.locator("a[href='#main']")).toBeFocused();
}

test("a new page is a new document, which a browser announces by its title, and thanks are one too", async ({
	page,
}) => {
	await withConsent(page);
	await page.goto(pagePath("home", "nl"));
	await whenHydrated(page);
	const heading = page.getByRole("heading", { level: 1 });

	async function pressEnter(what: string): Promise<void> {
		const [before, title] = [await page.evaluate(() => performance.timeOrigin), await page.title()];
		await page.locator(what).first().press("Enter");
		await page.waitForFunction((origin) => performance.timeOrigin !== origin, before);
		await whenHydrated(page);
		expect(await page.title()).not.toBe(title);
		await expect(heading).toHaveCount(1);
		await expectToBeginAtTheTop(page);
	}

	await pressEnter(".sentence-submit");
	await pressEnter(".list-card a[href*='/4']");
	await page.goto(pagePath("newsletter", "nl"));
	await whenHydrated(page);
	const form = page.locator("main form[data-form=sign-newsletter]");
	await form.locator("[name=firstName]").fill("Lotte");
	await form.locator("[name=lastName]").fill("Voorbeeld");
	await form.locator("[name=email]").fill("new-page@example.com");
	await answerCaptcha(form);
	await pressEnter("main form[data-form=sign-newsletter] button[type=submit]");
	await expect(page).toHaveURL(/\/nl\/bedankt\//);
});

test("a page of the desk takes the focus and is announced, and the sheet of its menu closes", async ({ page }) => {
	await signInAtDesk(page);
	await page.goto(deskSectionPath("inbox", "nl"));
	await whenHydrated(page);
	await page.locator(`.desk-side a[href="${deskSectionPath("imports", "nl")}"]`).press("Enter");
	await expect(page.locator("main")).toBeFocused();
	await expect(page.locator("main h1")).toHaveText("Imports");
	await expect(page.locator(".sr-only[aria-live]").filter({ hasText: await page.title() })).toHaveCount(1);

	await page.setViewportSize({ width: 390, height: 844 });
	await page.locator(".desk-more summary").click();
	await page.locator(`.desk-sheet a[href="${deskSectionPath("audit", "nl")}"]`).click();
	await expect(page).toHaveURL(deskSectionPath("audit", "nl"));
	await expect(page.locator("main")).toBeFocused();
	await expect(page.locator(".desk-sheet")).toBeHidden();
});
