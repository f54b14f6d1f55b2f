import type { Browser, Page } from "@playwright/test";
import { median } from "../figures.ts";
import type { Front } from "../lighthouse/front.ts";
import { type Report, verdict } from "../report.ts";
import { openPhone, openStarted, SLOW_PROCESSOR } from "./phone.ts";

export const MAX_BLOCKED_MS = 200;
/** Maximum ratio of the largest contentful paint with scripts to that without. */
export const MAX_RATIO = 1.05;
const MAX_SHIFT = 0.02;
/** Longest task in ms that does not count as blocking. */
const SHORT_TASK_MS = 50;
const SETTLED_MS = 1_000;

type Observed = { largest: number; shift: number; tasks: { start: number; duration: number }[] };
type Load = { first: number; started: number; blocked: number; largest: number; shift: number };
type Observing = { observed: Observed };

/** Runs before the page's own scripts. */
function observe(): void {
	const observed: Observed = { largest: 0, shift: 0, tasks: [] };
	Object.assign(window, { observed });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) observed.largest = entry.startTime;
	}).observe({ type: "largest-contentful-paint", buffered: true });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
			if (!entry.hadRecentInput) observed.shift += entry.value;
		}
	}).observe({ type: "layout-shift", buffered: true });
	new PerformanceObserver((list) => {
		for (const { startTime, duration } of list.getEntries()) {
			observed.tasks.push({ start: startTime, duration });
		}
	}).observe({ type: "longtask", buffered: true });
}

/**
 * Loads each screen on a slow phone, alternately with and without scripts. Measures script start, blocking time, paints
 * and layout shift.
 */
export async function measureLoads(
	report: Report,
	browser: Browser,
	fronts: { whole: Front; stripped: Front },
	addresses: Record<string, string>,
	runs: number,
): Promise<void> {
	const rows: (string | number)[][] = [];
	for (const [screen, address] of Object.entries(addresses)) {
		const loads: Load[] = [];
		const without: number[] = [];
		for (let at = 0; at < runs; at += 1) {
			loads.push(await load(browser, fronts.whole.origin, address));
			without.push(await largestWithout(browser, fronts.stripped.origin, address));
		}
		const middle = (what: keyof Load) => median(loads.map((each) => each[what]));
		const [first, started] = [middle("first"), middle("started")];
		const [blocked, largest, shift] = [Math.round(middle("blocked")), Math.round(middle("largest")), middle("shift")];
		const ratio = largest / median(without);
		rows.push([
			screen,
			Math.round(first),
			`${Math.round(started)} ${verdict(started <= first)}`,
			`${blocked} ${verdict(blocked <= MAX_BLOCKED_MS)}`,
			largest,
			Math.round(median(without)),
			`${ratio.toFixed(2)} ${verdict(ratio <= MAX_RATIO)}`,
			`${shift.toFixed(3)} ${verdict(shift <= MAX_SHIFT)}`,
		]);
	}
	report.table(
		`A first visit, slow 4G, ${SLOW_PROCESSOR} × slower processor, in ms, middle of ${runs} in turn`,
		[
			"screen",
			"first paint",
			"its script answers (before the first paint)",
			`blocked (at most ${MAX_BLOCKED_MS})`,
			"largest paint",
			"without scripts",
			`ratio (at most ${MAX_RATIO})`,
			`layout shift (at most ${MAX_SHIFT})`,
		],
		rows,
	);
}

async function load(browser: Browser, origin: string, address: string): Promise<Load> {
	const { page, close } = await openPhone(browser, origin, SLOW_PROCESSOR, true);
	await page.addInitScript(observe);
	await page.addInitScript(() => {
		new MutationObserver(() => {
			if (document.documentElement.dataset.scripts === "on") performance.mark("started");
		}).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-scripts"] });
	});
	await openStarted(page, address);
	await page.waitForTimeout(SETTLED_MS);
	const observed = await observedOf(page);
	await close();
	return observed;
}

async function largestWithout(browser: Browser, origin: string, address: string): Promise<number> {
	const { page, close } = await openPhone(browser, origin, SLOW_PROCESSOR, true);
	await page.addInitScript(observe);
	await page.goto(address, { waitUntil: "load" });
	await page.waitForTimeout(SETTLED_MS);
	const { largest } = await observedOf(page);
	await close();
	return largest;
}

/** `blocked` is the time of long tasks beyond SHORT_TASK_MS, for tasks that end after the first paint. */
function observedOf(page: Page): Promise<Load> {
	return page.evaluate((short) => {
		const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
		const started = performance.getEntriesByName("started")[0]?.startTime ?? 0;
		const { largest, shift, tasks } = (window as unknown as Observing).observed;
		const late = tasks.filter(({ start, duration }) => start + duration > first);
		return { first, started, largest, shift, blocked: late.reduce((sum, { duration }) => sum + duration - short, 0) };
	}, SHORT_TASK_MS);
}
