import { expect, type Page, test } from "@playwright/test";
import { bundledBrand } from "../../app/domain/agency/brand";
import { languages } from "../../app/domain/language";
import { officePath } from "../../app/domain/pages/office-paths";
import { pagePath } from "../../app/domain/pages/paths";
import listing from "../../locales/nl/listing.json" with { type: "json" };
import search from "../../locales/nl/search.json" with { type: "json" };
import { holdScripts, signInAtDesk, whenHydrated } from "./support";

/** A house for sale, the property with all fields, and a flat to let. */
const properties = { house: 4101, fullest: 4291, flat: 4102 };
/** Property with viewing slots. */
const BOOKABLE = 4113;
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

async function open(page: Page, address: string): Promise<void> {
	await page.request.post("/api/consent", { data: { functional: true, analytics: false, marketing: false } });
	await page.goto(address);
	await whenHydrated(page);
}

const property = (id: number, language = "nl") => `/property/${id}/?lng=${language}`;

/** Texts in font sizes outside the scale. */
async function offScale(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const scale = [14, 16, 18, 20, 24, 32, 44, 60];
		const found: string[] = [];
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const holder = texts.currentNode.parentElement;
			const text = texts.currentNode.textContent?.trim();
			if (!text || !holder?.checkVisibility({ visibilityProperty: true }) || holder.closest("svg, template")) continue;
			const size = Number.parseFloat(getComputedStyle(holder).fontSize);
			if (!scale.includes(size)) found.push(`${size} px: ${text.slice(0, 40)}`);
		}
		return found;
	});
}

type Chapter = {
	title: string;
	/** In pixels: margin before, hairline, padding inside, and space after the title. */
	before: number;
	line: number;
	inside: number;
	size: string;
	after: number;
};

/** Layout of the sections of a property's page. */
async function chapters(page: Page): Promise<Chapter[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>("main :is(.listing-part, .property-part)")]
			.filter((part) => part.checkVisibility())
			.map((part) => {
				const title = part.querySelector("h2");
				const row = title?.parentElement?.matches(".flex") ? title.parentElement : title;
				const next = row?.nextElementSibling;
				if (!title || !row || !next) throw new Error(`a chapter without a title: ${part.id}`);
				const { borderTopWidth, marginTop } = getComputedStyle(part);
				// The section bar draws the line of the section below it.
				const bar = part.previousElementSibling?.matches(".section-bar") ? part.previousElementSibling : null;
				const style = getComputedStyle(bar ?? part);
				return {
					title: title.textContent ?? "",
					before: Number.parseFloat(bar ? style.marginTop : marginTop),
					line: Number.parseFloat(bar ? style.borderTopWidth : borderTopWidth),
					inside: row.getBoundingClientRect().top - part.getBoundingClientRect().top,
					size: `${getComputedStyle(title).fontSize}/${getComputedStyle(title).lineHeight}`,
					after: Math.round(next.getBoundingClientRect().top - row.getBoundingClientRect().bottom),
				};
			}),
	);
}

test("the chapters of a property have one rhythm, on a phone and on a wide screen", async ({ page }) => {
	for (const id of Object.values(properties)) {
		await page.setViewportSize(PHONE);
		await open(page, property(id));
		for (const [viewport, size, before] of [
			[PHONE, "24px/28px", 48],
			[WIDE, "32px/36px", 64],
		] as const) {
			await page.setViewportSize(viewport);
			const all = await chapters(page);
			expect(all.length).toBeGreaterThan(5);
			for (const chapter of all) {
				const { title, inside, ...rest } = chapter;
				expect.soft({ title, ...rest }).toEqual({ title, before, line: 1, size, after: 16 });
				expect.soft(Math.abs(inside - 17), title).toBeLessThanOrEqual(1);
			}
		}
	}
});

test("texts have the sizes of the scale, on a phone and on a wide screen", async ({ page }) => {
	const pages = (["home", "for-sale", "contact", "about", "favourites"] as const).map((key) => pagePath(key, "nl"));
	for (const address of [...pages, property(properties.fullest), "/project/5/?lng=nl"]) {
		await page.setViewportSize(PHONE);
		await open(page, address);
		for (const viewport of [PHONE, WIDE]) {
			await page.setViewportSize(viewport);
			expect.soft(await offScale(page), `${viewport.width} ${address}`).toEqual([]);
		}
	}
});

for (const [width, viewport] of [
	["a phone", PHONE],
	["a wide screen", WIDE],
] as const) {
	test(`a card's picture has only its badge and its heart on it on ${width}`, async ({ page }) => {
		await page.setViewportSize(viewport);
		await open(page, pagePath("for-sale", "nl"));
		const turns = page.locator(".card-pictures > button");
		await expect(turns).not.toHaveCount(0);
		await expect(turns.filter({ visible: true })).toHaveCount(0);
		await page.locator(".list-card").first().hover();
		await expect(turns.filter({ visible: true })).toHaveCount(2);
	});
}

test("a phone has the pictures of a comparison in its first screen, before its tools", async ({ page }) => {
	await page.setViewportSize(PHONE);
	await open(page, `${pagePath("compare", "de")}?ids=4101,4102,4103&from=Gent`);
	const order = page.locator(".compare-tools select");
	await expect(order).toBeHidden();
	// The active filters are shown without opening the panel.
	await expect(page.locator(".compare-tools > summary")).toContainText("Gent · Wie gewählt");
	expect((await page.locator(".compare img").first().boundingBox())?.y).toBeLessThanOrEqual(480);
	await page.locator(".compare-tools > summary").click();
	await expect(order).toBeVisible();
	await page.setViewportSize(WIDE);
	await page.locator(".compare-tools").evaluate((fold: HTMLDetailsElement) => {
		fold.open = false;
	});
	await expect(order).toBeVisible();
});

for (const viewport of [PHONE, WIDE]) {
	test(`nothing moves while times to visit get their script at ${viewport.width} px`, async ({ page }) => {
		await page.setViewportSize(viewport);
		await page.addInitScript(() => {
			const shifts: number[] = [];
			Object.assign(window, { shifts });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
			}).observe({ type: "layout-shift", buffered: true });
		});
		const release = await holdScripts(page);
		await page.goto(`${pagePath("book-appointment", "de")}?property=${BOOKABLE}`, { waitUntil: "commit" });
		await expect(page.locator("h1")).toBeVisible();
		await page.evaluate(() => new Promise(requestAnimationFrame));
		release();
		await whenHydrated(page);
		const moved = await page.evaluate(() =>
			(window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
		);
		expect(moved).toBeLessThanOrEqual(0.02);
	});
}

test("a finger hits within 44 px what stands in a line of a property", async ({ page }) => {
	await page.setViewportSize(PHONE);
	await open(page, property(properties.house));
	const lines = "#location li a, #documents li a, [href^='tel:']:not([aria-hidden]), .button";
	const missed = await page.locator("main").evaluate((main, selector) => {
		const isHit = (element: Element) => {
			element.scrollIntoView({ block: "center", behavior: "instant" });
			const { left, width, top, height } = element.getBoundingClientRect();
			return [-21, 21].every((offset) => {
				const hit = document.elementFromPoint(left + width / 2, top + height / 2 + offset);
				return hit !== null && (hit === element || element.contains(hit));
			});
		};
		const seen = [...main.querySelectorAll(selector)].filter((each) => each.checkVisibility());
		return { seen: seen.length, missed: seen.filter((each) => !isHit(each)).map((each) => each.textContent) };
	}, lines);
	expect(missed.seen).toBeGreaterThan(5);
	expect(missed.missed).toEqual([]);
});

for (const [name, address, selector] of [
	["a guide", pagePath("buying-guide", "nl"), "main article ~ ul a, main ul.text-lg a"],
	["prices per municipality", pagePath("prices", "nl"), "main table a, main table ~ p a, main ul a"],
	["an office", officePath(bundledBrand.offices[0], "nl"), "#office-listings ~ ul a, #other-offices ~ ul a"],
	["open days", pagePath("open-days", "nl"), "main .text-sm > a"],
	["the sign-in of owners", pagePath("login", "nl"), "main p > a"],
	["a search", "/nl/te-koop/gent/", ".list-columns [aria-label] > li > a, .logo-link"],
	["a form", pagePath("contact", "nl"), ".choice"],
] as const) {
	test(`a finger hits within 44 px what leads on from ${name}`, async ({ page }) => {
		await page.setViewportSize(PHONE);
		await open(page, address);
		const seen = page.locator(selector).filter({ visible: true });
		await expect(seen).not.toHaveCount(0);
		const missed = await seen.evaluateAll((all) =>
			all
				.filter((element) => {
					element.scrollIntoView({ block: "center", behavior: "instant" });
					const { left, width, top, height } = element.getBoundingClientRect();
					return ![-21, 21].every((offset) => {
						const hit = document.elementFromPoint(left + width / 2, top + height / 2 + offset);
						return hit !== null && (hit === element || element.contains(hit));
					});
				})
				.map((element) => element.textContent),
		);
		expect(missed).toEqual([]);
	});
}

test.describe("with a finger", () => {
	test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

	test("the desk's fields, tabs and buttons are at least 44 px high", async ({ page }) => {
		await signInAtDesk(page);
		for (const address of ["/nl/desk/inbox", "/nl/desk/viewings", "/nl/desk/owners"]) {
			await page.goto(address);
			const low = await page
				.locator(".desk .control, .desk .choice, .desk-button, .desk-tabs a")
				.filter({ visible: true })
				.evaluateAll((all) =>
					all
						.filter((each) => each.getBoundingClientRect().height < 44)
						.map((each) => `${each.className} ${each.textContent}`),
				);
			expect.soft(low, address).toEqual([]);
		}
	});
});

test("a button without a box begins where the text above it does", async ({ page }) => {
	await page.setViewportSize(PHONE);
	await open(page, property(properties.house));
	const left = async (what: string) => (await page.locator(what).first().boundingBox())?.x;
	const edge = await left("main h1");
	expect(await left(".contact-panel .needs-script > button > svg")).toBe(edge);
	await open(page, `${pagePath("favourites", "nl")}?ids=4101,4102`);
	expect(await left("#found .found-tools > .needs-script > svg")).toBe(await left("main h1"));
});

test("a wide screen has the property beside the form that books a visit to it", async ({ page }) => {
	await page.setViewportSize(WIDE);
	await open(page, `${pagePath("book-appointment", "nl")}?property=${BOOKABLE}`);
	const picture = await page.locator("#about-contact-appointment .picture-box").boundingBox();
	const title = await page.locator("main h2").first().boundingBox();
	expect(picture?.width).toBeGreaterThan(480);
	expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThan(title?.x ?? 0);
	expect(Math.abs((picture?.y ?? 0) - (title?.y ?? 0))).toBeLessThan(96);
});

test("a phone has no wider gap above the bar of sections than above a chapter", async ({ page }) => {
	await page.setViewportSize(PHONE);
	await open(page, property(properties.house));
	const panel = await page.locator(".contact-panel").boundingBox();
	const bar = await page.locator(".section-bar").boundingBox();
	expect(Math.round((bar?.y ?? 0) - (panel?.y ?? 0) - (panel?.height ?? 0))).toBe(48);
});

test("a property is at most 7,000 px long on a wide screen", async ({ page }) => {
	await page.setViewportSize(WIDE);
	await open(page, property(properties.house));
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7_000);
});

for (const width of [390, 768, 1920]) {
	test(`a card's badge is one line beside its heart at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 1000 });
		await open(page, `${pagePath("for-sale", "fr")}?openHouse=1`);
		const badges = await page.locator(".list-card").evaluateAll((cards) =>
			cards.map((card) => {
				const badge = card.querySelector(".card-badge");
				const heart = card.querySelector(".heart");
				if (!badge || !heart) throw new Error("a card without its badge or its heart");
				const { right, height } = badge.getBoundingClientRect();
				return { gap: heart.getBoundingClientRect().left - right, height };
			}),
		);
		expect(badges.length).toBeGreaterThan(0);
		expect(Math.min(...badges.map(({ gap }) => gap))).toBeGreaterThan(0);
		// On one line.
		expect(Math.max(...badges.map(({ height }) => height))).toBeLessThan(32);
	});
}

for (const language of languages) {
	test(`a phone's first screen has the whole head of a property, in ${language}`, async ({ page }) => {
		await page.setViewportSize(PHONE);
		await open(page, property(properties.house, language));
		const boxOf = async (what: string) => {
			const box = await page.locator(what).first().boundingBox();
			if (!box) throw new Error(`${what} is not drawn`);
			return { top: box.y, bottom: box.y + box.height, left: box.x, width: box.width };
		};
		const header = await boxOf("body > header, .header");
		expect(header.bottom).toBeLessThanOrEqual(57);
		expect(await boxOf(".gallery-tile")).toMatchObject({ left: 0, width: 390, top: header.bottom });
		const heights = [];
		for (const part of ["h1", "main h1 ~ div", ".head-facts", "main header a[href='#costs']"]) {
			heights.push((await boxOf(part)).bottom);
		}
		expect(heights).toEqual(heights.toSorted((one, other) => one - other));
		expect(heights.at(-1)).toBeLessThanOrEqual(640);
		// On one line.
		const facts = await boxOf(".head-facts");
		expect(facts.bottom - facts.top).toBeLessThan(32);
		const pressed = await page.evaluate(
			() =>
				[...document.querySelectorAll("a, button, input, summary, select")].filter((one) => {
					const { left, right, top, bottom, width } = one.getBoundingClientRect();
					const isSeen = width > 1 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
					return isSeen && one.checkVisibility({ visibilityProperty: true });
				}).length,
		);
		expect(pressed).toBeLessThanOrEqual(12);
	});
}

test("the way back leads to the very list that a visitor came from", async ({ page }) => {
	await page.setViewportSize(PHONE);
	await open(page, "/nl/te-koop/?minBedrooms=3");
	await page.locator(".list-card h2 a").first().click();
	await page.waitForURL(/\/\d+\/$/);
	await whenHydrated(page);
	const back = page.locator(".gallery-back");
	await expect(back).toHaveAttribute("href", /\/nl\/te-koop\/\?minBedrooms=3$/);
	await back.click();
	await expect(page).toHaveURL(/\?minBedrooms=3$/);
	await page.goto(property(properties.house));
	await expect(back).toHaveAttribute("href", "/nl/te-koop/gent/");
});

test("plan, tour and map are in the slideshow, beside the thumbnails", async ({ page }) => {
	await page.setViewportSize(PHONE);
	await open(page, property(properties.house));
	await page.locator(".gallery-tile a").first().click();
	const show = page.locator(".slideshow");
	await expect(show.locator(".slideshow-thumbs button").first()).toBeVisible();
	await show.locator('a[href="#location"]').click();
	await expect(show).toBeHidden();
	await expect(page.locator("#location h2")).toBeInViewport();
	await page.goBack();
	await expect(show).toBeVisible();
});

test.describe("on paper", () => {
	for (const language of languages) {
		test(`a property has two pages, with its map and its code, in ${language}`, async ({ page }) => {
			for (const id of [properties.house, properties.flat]) {
				await open(page, property(id, language));
				await page.emulateMedia({ media: "print" });
				for (const part of [".print-head img", ".map-poster", "#facts dl", "#energy dl"]) {
					await expect(page.locator(part).first()).toBeVisible();
				}
				await expect(page.locator(".section-bar")).toBeHidden();
				const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
				expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(2);
				await page.emulateMedia({ media: null });
			}
		});
	}

	test("a project has its price list, which is folded on a screen", async ({ page }) => {
		await open(page, "/project/5/?lng=nl");
		await expect(page.locator(".units-fold table")).toBeHidden();
		await page.emulateMedia({ media: "print" });
		await expect(page.locator(".units-fold tbody tr").last()).toBeVisible();
		await expect(page.locator(".units-fold > summary > svg")).toBeHidden();
	});

	test("a list has its properties, and nothing to press", async ({ page }) => {
		await open(page, `${pagePath("for-sale", "nl")}?minPrice=100000`);
		await page.emulateMedia({ media: "print" });
		await expect(page.locator("main .list-card").first()).toBeVisible();
		const pressed = page
			.locator("main")
			.locator(`button, select, .button, a:text-is("${search.panel.reset}"), a > svg`);
		await expect(pressed.filter({ visible: true })).toHaveCount(0);
		// A list without results; its next steps are buttons.
		await page.goto(`${pagePath("for-sale", "nl")}?minPrice=90000000`);
		await expect(page.getByRole("heading", { name: listing.list.empty.title })).toBeVisible();
		await expect(pressed.filter({ visible: true })).toHaveCount(0);
	});

	test("a comparison of six has one page, and its pictures fill their frames", async ({ page }) => {
		for (const language of ["nl", "de"] as const) {
			await open(page, `${pagePath("compare", language)}?ids=4101,4105,4107,4126,4119,4122`);
			await page.emulateMedia({ media: "print" });
			const frames = await page
				.locator(".compare .picture-box")
				.evaluateAll((boxes) => boxes.map((box) => [box.clientHeight, box.querySelector("img")?.clientHeight]));
			expect(frames).toHaveLength(6);
			for (const [frame, picture] of frames) expect(picture).toBe(frame);
			const pdf = await page.pdf({ preferCSSPageSize: true });
			expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
			await page.emulateMedia({ media: null });
		}
	});
});
