import type { Browser, Page } from "@playwright/test";
import { median } from "../figures.ts";
import { type Report, verdict } from "../report.ts";
import { openPhone, SLOW_PROCESSOR } from "./phone.ts";

/** Maximum time from a press to its effect, once the page's script has started. */
const MAX_MS = 200;
/** Moments of a press, in ms after the first paint. */
const moments = [500, 1_000, 2_000, 8_000];
const MAX_WAIT_MS = 20_000;

type Press = {
	name: string;
	screen: "list" | "property";
	/** Selector; the first visible match is pressed. */
	target: string;
	/** JavaScript expression that is truthy once the effect is visible. */
	effect: string;
	isFirstVisit?: boolean;
};

const presses: readonly Press[] = [
	{
		name: "a heart is kept",
		screen: "list",
		target: ".list-card .heart",
		effect: 'localStorage.getItem("favourites")',
	},
	{
		name: "the menu",
		screen: "list",
		target: "[data-menu] > summary",
		effect: "document.querySelector('[data-menu][open]')",
	},
	{
		name: "the filters",
		screen: "list",
		target: ".thumb-bar [popovertarget]",
		effect: "document.querySelector('.filter-sheet:popover-open')",
	},
	{
		name: "the order",
		screen: "list",
		target: ".thumb-bar [popovertarget]:not([popovertarget='filters'])",
		effect: "document.querySelector(':popover-open')",
	},
	{
		name: "the map",
		screen: "list",
		target: ".thumb-bar a[href*='view=map']",
		effect: "document.documentElement.dataset.busy !== undefined || location.search.includes('view=map')",
	},
	{
		name: "the question about cookies",
		screen: "list",
		target: "[data-consent] button[name=choice]",
		effect: "document.documentElement.dataset.asks === undefined",
		isFirstVisit: true,
	},
	{
		name: "the gallery",
		screen: "property",
		target: ".gallery-tile a",
		effect: "document.querySelector('.slideshow')?.checkVisibility()",
	},
	{
		name: "sharing",
		screen: "property",
		target: ".gallery-actions [popovertarget]",
		effect: "document.querySelector(':popover-open')",
	},
	{
		name: "a time for a viewing",
		screen: "property",
		target: "[data-slots] li a",
		effect: "document.documentElement.dataset.busy !== undefined",
	},
];

type Timed = { pressed: number | null; done: number | null; started: number | null };

/** Runs before the scripts of the page and of the page that a press opens. sessionStorage passes the timings on. */
function observe(): void {
	const timed: Timed = JSON.parse(
		sessionStorage.getItem("timed") ?? '{ "pressed": null, "done": null, "started": null }',
	);
	const waitFor = (isThere: () => boolean) => {
		const look = () => {
			if (timed.pressed !== null && isThere()) timed.done ??= performance.now();
			else requestAnimationFrame(look);
		};
		addEventListener("pagehide", () => {
			timed.done ??= performance.now();
			sessionStorage.setItem("timed", JSON.stringify(timed));
		});
		look();
	};
	Object.assign(window, { timed, waitFor });
	addEventListener("pointerdown", () => (timed.pressed ??= performance.now()), { capture: true });
	new MutationObserver(() => {
		if (document.documentElement.dataset.scripts === "on") timed.started ??= performance.now();
	}).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-scripts"] });
}

async function effectOf(page: Page, address: string, { target, effect }: Press, moment: number): Promise<Timed> {
	await page.goto(address, { waitUntil: "commit" });
	await page.waitForFunction(
		(after) => {
			const [first] = performance.getEntriesByName("first-contentful-paint");
			return first && performance.now() >= first.startTime + after;
		},
		moment,
		{ polling: "raf", timeout: MAX_WAIT_MS },
	);
	const pressed = page.locator(target).filter({ visible: true }).first();
	await pressed.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
	await page.evaluate(`waitFor(() => Boolean(${effect}))`);
	const box = await pressed.boundingBox();
	if (!box) throw new Error(`nothing to press: ${target}`);
	await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
	await page.waitForFunction(() => (window as unknown as { timed: Timed }).timed.done !== null, null, {
		polling: "raf",
		timeout: MAX_WAIT_MS,
	});
	return page.evaluate(() => (window as unknown as { timed: Timed }).timed);
}

/** Measures the time from a tap to its effect at several moments after the first paint, on a slow phone. */
export async function measureInteractions(
	report: Report,
	browser: Browser,
	origin: string,
	addresses: Record<Press["screen"], string>,
	runs: number,
): Promise<void> {
	const rows: string[][] = [];
	for (const press of presses) {
		const cells: string[] = [];
		let isMet = true;
		for (const moment of moments) {
			const [whole, fromArrival]: [number[], number[]] = [[], []];
			for (let at = 0; at < runs; at += 1) {
				const { page, close } = await openPhone(browser, origin, SLOW_PROCESSOR, press.isFirstVisit);
				await page.addInitScript(observe);
				const { pressed, done, started } = await effectOf(page, addresses[press.screen], press, moment).catch(
					() => lost,
				);
				await close();
				whole.push((done ?? Number.POSITIVE_INFINITY) - (pressed ?? 0));
				fromArrival.push((done ?? Number.POSITIVE_INFINITY) - Math.max(pressed ?? 0, started ?? 0));
			}
			cells.push(String(Math.round(median(whole))));
			isMet &&= median(fromArrival) <= MAX_MS;
		}
		rows.push([press.name, ...cells, verdict(isMet)]);
	}
	report.table(
		`From a tap to its effect, slow 4G, ${SLOW_PROCESSOR} × slower processor, in ms, middle of ${runs}, by the time after the first paint`,
		["press", ...moments.map((moment) => `${moment / 1_000} s`), `at most ${MAX_MS} once the script is there`],
		rows,
	);
}

const lost: Timed = { pressed: null, done: null, started: null };
