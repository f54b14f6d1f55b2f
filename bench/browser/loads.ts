import type { Browser, Page } from "@playwright/test";
import { median } from "../figures.ts";
import type { Front } from "../lighthouse/front.ts";
import { type Report, verdict } from "../report.ts";
import { openHydrated, openPhone, SLOW_PROCESSOR } from "./phone.ts";

/** From `load` to a hydrated page, on the slow processor. */
const HYDRATED_MS = 1_800;
export const MOST_BLOCKED_MS = 200;
/** Largest paint, against the same page without its scripts. */
export const LARGEST_RATIO = 1.15;
/** What a task may take before it counts as blocking. */
const SHORT_TASK_MS = 50;
const SETTLED_MS = 1_000;

type Observed = { largest: number; tasks: { start: number; duration: number }[] };
type Load = { hydrated: number; blocked: number; largest: number };
type Observing = { observed: Observed };

/** Runs in the page before its own scripts. */
function observe(): void {
	const observed: Observed = { largest: 0, tasks: [] };
	Object.assign(window, { observed });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) observed.largest = entry.startTime;
	}).observe({ type: "largest-contentful-paint", buffered: true });
	new PerformanceObserver((list) => {
		for (const { startTime, duration } of list.getEntries()) {
			observed.tasks.push({ start: startTime, duration });
		}
	}).observe({ type: "longtask", buffered: true });
}

/** Each screen on the slow phone, with its scripts and without, in turn: hydrated, blocked, and its largest paint. */
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
		const [hydrated, blocked, largest] = (["hydrated", "blocked", "largest"] as const).map((what) =>
			Math.round(median(loads.map((each) => each[what]))),
		) as [number, number, number];
		const ratio = largest / median(without);
		rows.push([
			screen,
			`${hydrated} ${verdict(hydrated <= HYDRATED_MS)}`,
			`${blocked} ${verdict(blocked <= MOST_BLOCKED_MS)}`,
			largest,
			Math.round(median(without)),
			`${ratio.toFixed(2)} ${verdict(ratio <= LARGEST_RATIO)}`,
		]);
	}
	report.table(
		`A first visit, slow 4G, ${SLOW_PROCESSOR} × slower processor, in ms, middle of ${runs} in turn`,
		[
			"screen",
			`from load to hydrated (at most ${HYDRATED_MS})`,
			`blocked (at most ${MOST_BLOCKED_MS})`,
			"largest paint",
			"without scripts",
			`ratio (at most ${LARGEST_RATIO})`,
		],
		rows,
	);
}

async function load(browser: Browser, origin: string, address: string): Promise<Load> {
	const { page, close } = await openPhone(browser, origin, SLOW_PROCESSOR, true);
	await page.addInitScript(observe);
	await openHydrated(page, address);
	const hydrated = await page.evaluate(() => {
		const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
		return performance.now() - (entry?.loadEventEnd ?? 0);
	});
	await page.waitForTimeout(SETTLED_MS);
	const { largest, blocked } = await observedOf(page);
	await close();
	return { hydrated, largest, blocked };
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

/** Blocked is what long tasks after the first paint exceed a short one by. */
function observedOf(page: Page): Promise<{ largest: number; blocked: number }> {
	return page.evaluate((short) => {
		const [first] = performance.getEntriesByName("first-contentful-paint");
		const { largest, tasks } = (window as unknown as Observing).observed;
		const late = tasks.filter(({ start, duration }) => start + duration > (first?.startTime ?? 0));
		return { largest, blocked: late.reduce((sum, { duration }) => sum + duration - short, 0) };
	}, SHORT_TASK_MS);
}
