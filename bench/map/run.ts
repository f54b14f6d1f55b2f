import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { setTimeout } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { freePort } from "../../scripts/local/server.ts";
import { townArchive } from "../../tests/support/map/archive.ts";
import { launchBrowser } from "../browser/launch.ts";
import { openPhone } from "../browser/phone.ts";
import { startDemoSite } from "../demo-site.ts";
import { KB, median } from "../figures.ts";
import { startFront } from "../lighthouse/front.ts";
import { installed, type Lighthouse, medianOf, type Result } from "../lighthouse/run.ts";
import { type Report, verdict } from "../report.ts";

const RUNS = Number(process.env.MAP_RUNS || 5);
const LIST = "/nl/te-koop/?zip=9000";
const EMBED = "/nl/map-frame/";
const LATENCY_MS = 562.5;
const PATIENCE_MS = 180_000;
/** Minimum tolerance between two Lighthouse scores; the spread of equal runs is added. */
const SCORE_NOISE = 2;
/** Requests of a list's page that only the map makes. */
const OF_MAP = /\/map-frame\/|\/map\/tiles|\/api\/map|\/assets\/(?:map-view|maplibre)/;

const kinds = ["script", "style", "document", "tiles", "properties", "fonts and pictures"] as const;
type Kind = (typeof kinds)[number];
type Served = { address: string; bytes: number };
type Loaded = { kind: Kind; bytes: number; isOfMap: boolean };
type Run = { loaded: Loaded[]; tile: number; markers: number; interactive: number };

/** Measures the map's size, the time to its first tile, and its cost to the list. */
export async function mapPart(report: Report): Promise<void> {
	const run = await installed();
	const site = await startDemoSite();
	const debuggingPort = await freePort();
	const browser = await launchBrowser(
		`--remote-debugging-port=${debuggingPort}`,
		"--use-angle=swiftshader",
		"--enable-unsafe-swiftshader",
	);
	try {
		const archive = path.join(site.stateDir, "town.pmtiles");
		writeFileSync(archive, townArchive());
		execFileSync("node", ["scripts/map.ts", archive], {
			env: { ...process.env, STATE_DIR: site.stateDir },
			stdio: "pipe",
		});
		const served: Served[] = [];
		const front = await startFront(site.origin, false, async (address, bytes) => {
			served.push({ address, bytes });
			// The browser's throttling covers a page and its frames, but not requests of a worker.
			if (address.endsWith(".pbf")) await setTimeout(LATENCY_MS);
		});
		await opening(report, browser, front.origin, served);
		await front.close();
		await besideTheList(report, run, site.origin, debuggingPort);
	} finally {
		await browser.close();
		await site.close();
	}
}

async function opening(report: Report, browser: Browser, origin: string, served: Served[]): Promise<void> {
	const times: (string | number)[][] = [];
	let last: Run | null = null;
	for (const slowdown of [1, 4]) {
		const runs: Run[] = [];
		for (let at = 0; at < RUNS; at += 1) runs.push(await openMap(browser, origin, slowdown, served));
		const of = (what: "tile" | "markers" | "interactive") => Math.round(median(runs.map((each) => each[what])));
		times.push([`${slowdown} ×`, of("tile"), of("markers"), of("interactive")]);
		last = runs.at(-1) ?? null;
	}
	const loaded = last?.loaded ?? [];
	const rows = kinds.map((kind) => [kind, ...share(loaded, kind, false), ...share(loaded, kind, true)]);
	const all = [...share(loaded, null, false), ...share(loaded, null, true)];
	report.table(
		"Over the network for a list opened as a map on a phone, KiB, compressed, with the tests' archive",
		["", "of the list", "files", "of the map", "files"],
		[...rows, ["in all", ...all]],
	);
	report.table(
		`A list opened as a map, slow 4G, empty cache, from the press of its link, middle of ${RUNS}, in ms`,
		["processor", "first tile here", "first marker", "all drawn, markers answer"],
		times,
	);
	report.note(
		"The tests' tiles are a tenth of a city's or less; the map is drawn without a graphics card, which on a real phone is faster.",
	);
}

function share(loaded: readonly Loaded[], kind: Kind | null, isOfMap: boolean): [string, number] {
	const those = loaded.filter((each) => (kind === null || each.kind === kind) && each.isOfMap === isOfMap);
	return [(those.reduce((sum, { bytes }) => sum + bytes, 0) / KB).toFixed(1), those.length];
}

function kindOf(url: string, type: string): Kind {
	if (url.includes("/map/tiles")) return "tiles";
	if (url.includes("/api/")) return "properties";
	if (url.endsWith(".js") || url.endsWith(".mjs")) return "script";
	if (url.includes(".css")) return "style";
	return type === "Document" ? "document" : "fonts and pictures";
}

/** Records the requests of the page and its frame by address, and whether they are for the map. */
async function watchPage(page: Page): Promise<Map<string, Pick<Loaded, "kind" | "isOfMap">>> {
	const session: CDPSession = await page.context().newCDPSession(page);
	const { frameTree } = await session.send("Page.getFrameTree");
	const asked = new Map<string, Pick<Loaded, "kind" | "isOfMap">>();
	await session.send("Network.enable");
	session.on("Network.requestWillBeSent", ({ request, type, frameId }) => {
		const address = request.url.slice(new URL(request.url).origin.length);
		const isOfMap = frameId !== frameTree.frame.id || address.startsWith("/map/") || address.startsWith("/api/map");
		if (!asked.has(address)) asked.set(address, { kind: kindOf(address, type ?? ""), isOfMap });
	});
	return asked;
}

async function openMap(browser: Browser, origin: string, slowdown: number, served: Served[]): Promise<Run> {
	const { page, close } = await openPhone(browser, origin, slowdown);
	page.setDefaultTimeout(PATIENCE_MS);
	const asked = await watchPage(page);
	served.length = 0;
	const start = performance.now();
	const since = () => performance.now() - start;
	let tile = 0;
	page.on("requestfinished", (request) => {
		if (request.url().endsWith(".pbf")) tile ||= since();
	});
	await page.goto(`${LIST}&view=map`, { waitUntil: "commit" });
	const frame = page.frameLocator("iframe");
	const markers = await frame.locator(".map-price, .map-group").first().waitFor().then(since);
	await frame.locator('[data-map="idle"][data-tiles="streets"]').waitFor();
	await frame.locator(".map-price").first().click({ trial: true });
	const interactive = since();
	await close();
	// Requests of a worker are not in the page's list: they belong to the map.
	const loaded = served.map(({ address, bytes }) => ({
		bytes,
		...(asked.get(address) ?? { kind: kindOf(address, ""), isOfMap: true }),
	}));
	return { loaded, tile, markers, interactive };
}

const desktop = {
	formFactor: "desktop",
	screenEmulation: { mobile: false, width: 1440, height: 900, deviceScaleFactor: 1, disabled: false },
	throttling: { rttMs: 40, throughputKbps: 10_240, cpuSlowdownMultiplier: 1 },
};

/** Runs Lighthouse on the list, alternately with the map and with its frame blocked; the order alternates too. */
async function besideTheList(report: Report, run: Lighthouse, site: string, port: number): Promise<void> {
	const whole = await startFront(site, false);
	const bare = await startFront(site, false, async (address) => {
		if (address.startsWith(EMBED)) throw new Error("There is no map in this measurement.");
	});
	const rows: (string | number)[][] = [];
	for (const [screen, form] of [
		["phone", {}],
		["desktop", desktop],
	] as const) {
		const pairs: { whole: Result; bare: Result }[] = [];
		for (let at = 0; at < RUNS; at += 1) {
			const first = at % 2 === 0 ? await measure(whole.origin, form) : null;
			const without = await measure(bare.origin, form);
			pairs.push({ whole: first ?? (await measure(whole.origin, form)), bare: without });
		}
		const [wholes, bares] = [pairs.map((pair) => pair.whole), pairs.map((pair) => pair.bare)];
		const apart = median(pairs.map((pair) => scoreOf(pair.whole) - scoreOf(pair.bare)));
		const steps = bares.slice(1).map((result, at) => Math.abs(scoreOf(result) - scoreOf(bares[at] ?? result)));
		const noise = Math.max(SCORE_NOISE, median(steps));
		rows.push([screen, "with the map", ...cells(wholes), apart, noise, verdict(apart >= -noise)]);
		rows.push([screen, "its frame refused", ...cells(bares), "", "", ""]);
	}
	report.table(
		`Lighthouse on the list, middle of ${RUNS} runs, in turn`,
		[
			"screen",
			"",
			"performance",
			"first paint ms",
			"largest paint ms",
			"layout shift",
			"blocked ms",
			"requests for the map",
			"score apart, middle of pairs",
			"two equal runs apart",
			"no worse",
		],
		rows,
	);
	await whole.close();
	await bare.close();

	async function measure(origin: string, flags: object): Promise<Result> {
		const result = await run(origin + LIST, {
			port,
			output: "json",
			logLevel: "error",
			onlyCategories: ["performance"],
			...flags,
		});
		if (!result) throw new Error("Lighthouse has nothing to say about the list");
		return result;
	}
}

function scoreOf({ lhr }: Result): number {
	return Math.round((lhr.categories.performance?.score ?? 0) * 100);
}

/** Number of requests of a page for the map. */
function requestsOf({ lhr }: Result): number {
	const audit = lhr.audits["network-requests"] as { details?: { items?: { url: string }[] } } | undefined;
	return (audit?.details?.items ?? []).filter(({ url }) => OF_MAP.test(url)).length;
}

function cells(results: readonly Result[]): (string | number)[] {
	return [
		median(results.map(scoreOf)),
		Math.round(medianOf(results, "first-contentful-paint")),
		Math.round(medianOf(results, "largest-contentful-paint")),
		medianOf(results, "cumulative-layout-shift").toFixed(3),
		Math.round(medianOf(results, "total-blocking-time")),
		median(results.map(requestsOf)),
	];
}
