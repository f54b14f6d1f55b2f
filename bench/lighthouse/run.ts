import process from "node:process";
import { installOwnPackages } from "../../scripts/local/own-packages.ts";
import { freePort } from "../../scripts/local/server.ts";
import { addressesOf } from "../addresses.ts";
import { launchBrowser } from "../browser/launch.ts";
import { MAX_BLOCKED_MS, MAX_RATIO } from "../browser/loads.ts";
import { startDemoSite } from "../demo-site.ts";
import { median } from "../figures.ts";
import { type Report, verdict } from "../report.ts";
import { startFront } from "./front.ts";

const RUNS = Number(process.env.LIGHTHOUSE_RUNS || 5);
const MIN_PERFORMANCE = 95;
const FULL = 100;
const MAX_SHIFT = 0.02;

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Audit = { numericValue?: number; score: number | null; title: string; scoreDisplayMode: string };
export type Result = { lhr: { categories: Record<string, { score: number | null }>; audits: Record<string, Audit> } };
export type Lighthouse = (url: string, flags: object) => Promise<Result | undefined>;

const columns = [
	"screen",
	...categories,
	"first paint ms",
	"largest paint ms",
	"without scripts ms",
	`ratio (at most ${MAX_RATIO})`,
	"layout shift",
	`blocked ms (at most ${MAX_BLOCKED_MS})`,
];

/** Runs Lighthouse on every page with its slow phone profile, alternately with and without scripts. */
export async function lighthouse(report: Report): Promise<void> {
	const run = await installed();
	const site = await startDemoSite();
	const debuggingPort = await freePort();
	const browser = await launchBrowser(`--remote-debugging-port=${debuggingPort}`);
	try {
		const addresses = { ...(await addressesOf(site.origin)), contact: "/nl/contact/" };
		const [whole, stripped] = [await startFront(site.origin, false), await startFront(site.origin, true)];
		const rows: (string | number)[][] = [];
		const failed = new Set<string>();
		for (const [screen, address] of Object.entries(addresses)) {
			const results: { whole: Result[]; stripped: Result[] } = { whole: [], stripped: [] };
			for (let at = 0; at < RUNS; at += 1) {
				results.whole.push(await measure(whole.origin + address, categories));
				results.stripped.push(await measure(stripped.origin + address, ["performance"]));
			}
			rows.push([screen, ...cells(results.whole, results.stripped)]);
			for (const each of failedAudits(results.whole)) failed.add(`${screen}: ${each}`);
		}
		report.table(`Lighthouse, middle of ${RUNS} runs`, columns, rows);
		report.note(failed.size === 0 ? "No audit failed." : [...failed].map((each) => `- ${each}`).join("\n"));
		await whole.close();
		await stripped.close();
	} finally {
		await browser.close();
		await site.close();
	}

	async function measure(url: string, onlyCategories: readonly string[]): Promise<Result> {
		const result = await run(url, { port: debuggingPort, output: "json", logLevel: "error", onlyCategories });
		if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
		return result;
	}
}

/** Lighthouse is large and used only here, so it has its own package file. */
export async function installed(): Promise<Lighthouse> {
	installOwnPackages("bench/lighthouse");
	const name: string = "lighthouse";
	return ((await import(name)) as { default: Lighthouse }).default;
}

export function medianOf(results: readonly Result[], audit: string): number {
	return median(results.map(({ lhr }) => lhr.audits[audit]?.numericValue ?? 0));
}

function cells(whole: readonly Result[], stripped: readonly Result[]): (string | number)[] {
	const scores = categories.map((category) => {
		const score = Math.round(median(whole.map(({ lhr }) => lhr.categories[category]?.score ?? 0)) * FULL);
		return `${score} ${verdict(score >= (category === "performance" ? MIN_PERFORMANCE : FULL))}`;
	});
	const largest = medianOf(whole, "largest-contentful-paint");
	const without = medianOf(stripped, "largest-contentful-paint");
	const blocked = Math.round(medianOf(whole, "total-blocking-time"));
	const shift = medianOf(whole, "cumulative-layout-shift");
	return [
		...scores,
		Math.round(medianOf(whole, "first-contentful-paint")),
		Math.round(largest),
		Math.round(without),
		`${(largest / without).toFixed(2)} ${verdict(largest / without <= MAX_RATIO)}`,
		`${shift.toFixed(3)} ${verdict(shift <= MAX_SHIFT)}`,
		`${blocked} ${verdict(blocked <= MAX_BLOCKED_MS)}`,
	];
}

/** Failed binary audits of the last run. */
function failedAudits(results: readonly Result[]): string[] {
	const audits = Object.entries(results.at(-1)?.lhr.audits ?? {});
	return audits
		.filter(([, { score, scoreDisplayMode }]) => scoreDisplayMode === "binary" && score === 0)
		.map(([name, { title }]) => `${title} (${name})`);
}
