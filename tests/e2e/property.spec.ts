import { expect, type Page, test } from "@playwright/test";
import { languages } from "../../app/domain/language";
import { pagePath } from "../../app/domain/pages/paths";
import { expectAccessible, expectNoSidewaysScroll, whenHydrated } from "./support";

/** Demo property with a value in every field, two videos and a tour. */
const fullest = 4291;
/** Property with viewing slots. */
const bookable = 4101;
/** Property with a tour hosted by the site itself. */
const withPanorama = 4162;
const MAX_LENGTH_ON_A_PHONE = 8_500;

async function open(page: Page, id: number, language = "nl"): Promise<void> {
	await page.request.post("/api/consent", { data: { functional: true, analytics: false, marketing: false } });
	await page.goto(`/property/${id}/?lng=${language}`);
}

/** Scrolls through the page to load all lazy content. */
async function scrollThrough(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
			scrollTo(0, y);
			await new Promise((resolve) => requestAnimationFrame(resolve));
		}
		scrollTo(0, 0);
	});
	await page.waitForLoadState("networkidle");
}

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	for (const language of languages) {
		test(`the fullest property takes ten screens in ${language}`, async ({ page }) => {
			await open(page, fullest, language);
			await whenHydrated(page);
			await scrollThrough(page);
			expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(MAX_LENGTH_ON_A_PHONE);
			await expectNoSidewaysScroll(page);
			// Automated findings do not depend on the words; German has the longest.
			if (language === "de") await expectAccessible(page);
		});
	}

	test("the section in view is marked in the bar, which stays above it", async ({ page }) => {
		await open(page, bookable);
		await whenHydrated(page);
		const bar = page.locator(".section-bar");
		await bar.locator('a[href="#energy"]').click();
		await expect(bar.locator('a[href="#energy"]')).toHaveAttribute("aria-current", "true");
		await expect(bar).toBeInViewport();
		await expect(page.getByRole("heading", { name: "Energie" })).toBeInViewport();
	});

	test("the bar of actions makes way for a form", async ({ page }) => {
		await open(page, bookable);
		await whenHydrated(page);
		const bar = page.locator(".contact-bar");
		await expect(bar.locator("a[href^='tel:+32']")).toBeVisible();
		await bar.locator("a[href='#contact-me']").click();
		await expect(page.locator('form[data-form="contact-me"]')).toBeInViewport();
		await expect(bar).toBeHidden();
	});
});

test("the still of a tour fills its box, whatever its width", async ({ page }) => {
	await open(page, withPanorama);
	for (const width of [390, 820, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		const still = page.locator(".tour-still");
		await still.scrollIntoViewIfNeeded();
		await expect.poll(() => still.locator("img").evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
		const left = await still.evaluate((box) => box.clientWidth - (box.querySelector("img")?.clientWidth ?? 0));
		expect(left, `${width} wide`).toBeLessThanOrEqual(0);
	}
});

test("no word of a document's name is broken on a phone", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, bookable);
	const broken = await page.locator("#documents li > span").evaluateAll((names) =>
		names.flatMap((name) => {
			const text = name.firstChild;
			if (!(text instanceof Text)) return [];
			return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
				const range = document.createRange();
				range.setStart(text, index);
				range.setEnd(text, index + word.length);
				return range.getClientRects().length > 1 ? [word] : [];
			});
		}),
	);
	await expect(page.locator("#documents li > span").first()).toHaveText("Energieprestatiecertificaat");
	expect(broken).toEqual([]);
});

test("photographs are shown with their whole texts, on a wide screen in one place", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(page, bookable);
	await whenHydrated(page);
	await page.locator(".gallery-tile a").first().click();
	const show = page.locator(".slideshow");
	for (const index of [0, 1]) {
		const thumb = show.locator(".slideshow-thumbs button").nth(index);
		await thumb.click();
		await expect(thumb).toHaveAccessibleName(/\S+ \S+/);
		await expect(show.locator(".slideshow-caption")).toHaveText((await thumb.textContent()) ?? "");
	}
	const cut = await show.locator(".slideshow-caption").evaluate((text) => text.scrollWidth > text.clientWidth + 1);
	expect(cut).toBe(false);
});

test("a viewing takes two taps: a time, and the button of the form that has it", async ({ page }) => {
	await open(page, bookable);
	await whenHydrated(page);
	const slot = page.locator(".slot-button").first();
	const id = new URL((await slot.getAttribute("href")) ?? "", "http://localhost").searchParams.get("slot") ?? "";
	await slot.click();
	await expect(page.locator(`form[data-form="contact-appointment"] [name=slotId][value="${id}"]`)).toBeChecked();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("every way to a viewing leads to the times, and an address carries one", async ({ page, request }) => {
		await open(page, bookable);
		const booking = `${pagePath("book-appointment", "nl")}?property=${bookable}`;
		await expect(page.locator("main a[href='#contact-visit']")).toHaveCount(0);
		expect(await page.locator(`main a[href="${booking}"]`).count()).toBeGreaterThanOrEqual(3);
		const { slots } = (await (await request.get(`/api/appointments?property=${bookable}`)).json()) as {
			slots: { id: string; free: number }[];
		};
		const free = slots.filter((slot) => slot.free > 0).at(-1)?.id ?? "";
		await page.goto(`${booking}&slot=${encodeURIComponent(free)}`);
		await expect(page.locator(`[name=slotId][value="${free}"]`)).toBeChecked();
		await page.goto(`${booking}&slot=nowhere`);
		await expect(page.locator("[name=slotId]:checked")).toHaveCount(0);
	});

	test("what is folded opens, and what the law wants said is in sight on a phone", async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await open(page, bookable);
		await expect(page.getByText("Voorkooprecht")).toBeVisible();
		await expect(page.getByText("Overstromingsgevoelig", { exact: true })).toBeVisible();
		const rooms = page.locator("#facts details").first();
		await expect(rooms.locator("dl")).toBeHidden();
		await rooms.locator("summary").click();
		await expect(rooms.locator("dl")).toBeVisible();
		const text = page.locator(".description details > .prose");
		await expect(text).toBeHidden();
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.reload();
		await expect(text).toBeVisible();
		await expect(page.locator("#facts details dl").first()).toBeHidden();
	});
});
