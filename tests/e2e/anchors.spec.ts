import { expect, type Locator, type Page, test } from "@playwright/test";
import { pagePath } from "../../app/domain/pages/paths";
import { Fingers } from "./fingers";
import { isInAll } from "./in-turn";
import { holdScripts, whenHydrated, whenIdle } from "./support";

/** Links within a page work, whichever parts of the page are hydrated. */

const property = `${pagePath("for-sale", "nl")}x/x/4101/`;
const project = `${pagePath("projects", "nl")}x/x/5/`;
const pages = { property, project };

/** Moments of a press: before the scripts load, as soon as they have loaded, and when the page is idle. */
const moments = {
	"before its scripts": async (page: Page, address: string) => {
		const release = await holdScripts(page);
		await page.goto(address, { waitUntil: "domcontentloaded" });
		return release;
	},
	"as its scripts come": async (page: Page, address: string) => {
		await page.goto(address);
		await whenHydrated(page);
		return () => {};
	},
	// Stays on the open page.
	"at rest": async (page: Page) => {
		await whenIdle(page);
		return () => {};
	},
};
type Moment = keyof typeof moments;

const ways = {
	mouse: { width: 1440, press: async (_: Page, link: Locator) => link.click() },
	keyboard: {
		width: 1440,
		press: async (_: Page, link: Locator) => {
			await link.focus();
			await link.press("Enter");
		},
	},
	finger: {
		width: 390,
		press: async (page: Page, link: Locator) => {
			const fingers = await Fingers.on(page);
			// Waits until the link is visible and stable: a late font moves it.
			await link.click({ trial: true });
			const box = await link.boundingBox();
			if (!box) throw new Error("nothing to press");
			await fingers.tap({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
		},
	},
};

/** First visible link to each part of the page, with its index among all links. */
async function linksOf(page: Page): Promise<{ index: number; hash: string }[]> {
	return page.evaluate(() => {
		const all = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')];
		return all.flatMap((link, index) => {
			const isFirst = all.findIndex(({ hash }) => hash === link.hash) === index;
			const isPart = !link.hash.startsWith("#photo-");
			return isFirst && isPart && link.checkVisibility({ visibilityProperty: true })
				? [{ index, hash: link.hash }]
				: [];
		});
	});
}

type Press = (page: Page, link: Locator) => Promise<void>;

async function follow(page: Page, address: string, index: number, moment: Moment, press: Press): Promise<void> {
	const release = await moments[moment](page, address);
	const link = page.locator('main a[href^="#"]').nth(index);
	const hash = (await link.getAttribute("href")) ?? "";
	await press(page, link);
	await expect(page.locator(hash)).toBeInViewport();
	release();
	await whenHydrated(page);
	await expect(page.locator(hash)).toBeInViewport();
	expect(new URL(page.url()).hash).toBe(hash);
	if (moment === "at rest") return;
	await page.unrouteAll({ behavior: "ignoreErrors" });
	await page.goto("about:blank");
}

for (const [kind, address] of Object.entries(pages)) {
	for (const [turn, [way, { width, press }]] of Object.entries(ways).entries()) {
		test(`the links within a ${kind} arrive by ${way}`, async ({ page }) => {
			test.slow();
			await page.request.post("/api/consent", { data: { functional: true, analytics: false, marketing: false } });
			await page.setViewportSize({ width, height: 844 });
			await page.emulateMedia({ reducedMotion: "reduce" });
			await page.goto(address);
			await whenHydrated(page);
			const links = await linksOf(page);
			// The idle moment comes first, because its links share the open page.
			for (const moment of ["at rest", "before its scripts", "as its scripts come"] as const) {
				for (const [number, { index, hash }] of links.entries()) {
					// Tests each link at one moment, by turns.
					const own = Object.keys(moments)[(number + turn) % 3];
					if (!isInAll && own !== moment) continue;
					await test.step(`${hash} ${moment}`, () => follow(page, address, index, moment, press));
				}
			}
		});
	}
}

test("of two forms whose links are pressed one after the other, the second stays in sight when both open", async ({
	page,
}) => {
	await page.request.post("/api/consent", { data: { functional: true, analytics: false, marketing: false } });
	await page.goto(property);
	await whenHydrated(page);
	const release = await holdScripts(page);
	for (const form of ["contact-me", "request-documents"]) {
		await page.locator(`main a[href="#${form}"]`).first().focus();
		await page.keyboard.press("Enter");
	}
	await expect(page.locator("#request-documents")).toBeInViewport();
	release();
	for (const form of ["contact-me", "request-documents"]) {
		await expect(page.locator(`#${form}`)).toHaveAttribute("data-open", "");
	}
	await whenIdle(page);
	await expect(page.locator("#request-documents-title")).toBeInViewport();
});
