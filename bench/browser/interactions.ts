import type { Browser, Page } from "@playwright/test";
import search from "../../locales/nl/search.json" with { type: "json" };
import { median } from "../figures.ts";
import { type Report, verdict } from "../report.ts";
import { openHydrated, openPhone, SLOW_PROCESSOR } from "./phone.ts";

const MOST_MS = 200;
/** What the browser reports at the least. */
const SHORTEST_MS = 16;
const SETTLED_MS = 1_500;

type Interaction = {
	name: string;
	screen: "list" | "property";
	prepare?: (page: Page) => Promise<void>;
	press: (page: Page) => Promise<void>;
	/** What the press has led to. */
	done: (page: Page) => Promise<unknown>;
};

const sheetButton = (page: Page) =>
	page.getByRole("navigation", { name: search.panel.bar }).getByRole("button").first();
const sheet = (page: Page) => page.locator(".filter-sheet:popover-open");

const interactions: readonly Interaction[] = [
	{
		name: "the filters are opened",
		screen: "list",
		press: (page) => sheetButton(page).tap(),
		done: (page) => sheet(page).waitFor(),
	},
	{
		name: "a facet is ticked",
		screen: "list",
		async prepare(page) {
			await sheetButton(page).tap();
			await sheet(page).locator('input[name="garden"]').scrollIntoViewIfNeeded();
		},
		press: (page) => sheet(page).locator('input[name="garden"]').tap(),
		done: (page) => sheet(page).locator('input[name="garden"]:checked').waitFor(),
	},
	{
		name: "a favourite is kept",
		screen: "list",
		press: (page) =>
			page
				.locator(".list-card")
				.getByRole("button", { name: /^Bewaren/ })
				.first()
				.tap(),
		done: (page) => page.locator('.list-card button[aria-pressed="true"]').waitFor(),
	},
	{
		name: "the next page is asked for",
		screen: "list",
		prepare: (page) => page.locator("a[rel=next]").scrollIntoViewIfNeeded(),
		press: (page) => page.locator("a[rel=next]").tap(),
		done: (page) => page.waitForURL(/page=2/),
	},
	{
		name: "the gallery is opened",
		screen: "property",
		press: (page) => page.locator(".gallery-all").tap(),
		done: (page) => page.locator("dialog:modal").waitFor(),
	},
];

/** Runs in the page before its own scripts. */
function observe(): void {
	const durations: number[] = [];
	Object.assign(window, { durations });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as PerformanceEventTiming[]) {
			if (entry.interactionId) durations.push(entry.duration);
		}
	}).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** From a tap to the next paint, on a hydrated page; the browser rounds to 8 ms. */
export async function measureInteractions(
	report: Report,
	browser: Browser,
	origin: string,
	addresses: Record<Interaction["screen"], string>,
	runs: number,
): Promise<void> {
	const rows: (string | number)[][] = [];
	for (const { name, screen, prepare, press, done } of interactions) {
		const times: number[] = [];
		for (let at = 0; at < runs; at += 1) {
			const { page, close } = await openPhone(browser, origin, SLOW_PROCESSOR);
			await page.addInitScript(observe);
			await openHydrated(page, addresses[screen]);
			await prepare?.(page);
			await page.waitForTimeout(SETTLED_MS);
			await page.evaluate(() => {
				(window as unknown as { durations: number[] }).durations.length = 0;
			});
			await press(page);
			await done(page);
			await page.waitForTimeout(SETTLED_MS);
			const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
			times.push(Math.max(0, ...durations));
			await close();
		}
		const middle = median(times);
		rows.push([
			name,
			middle < SHORTEST_MS ? `under ${SHORTEST_MS}` : middle,
			Math.max(...times),
			verdict(middle <= MOST_MS),
		]);
	}
	report.table(
		`From a tap to the next paint, ${SLOW_PROCESSOR} × slower processor, slow 4G, in ms, of ${runs}`,
		["interaction", "middle", "longest", `middle at most ${MOST_MS}`],
		rows,
	);
}
