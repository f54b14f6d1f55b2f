import process from "node:process";
import { createTestHarness } from "wrangler";
import { encodePolyline } from "../../app/domain/localities/geo.ts";
import { option } from "../option.ts";
import { type Report, verdict } from "../report.ts";
import type { Answer, Load } from "./worker.ts";

const SIZES = [200, 20_000, 200_000, 1_000_000];
const DEFAULT_RUNS = 30;
const PROPERTIES_PER_CALL = 20_000;
const FIRST_ID = 1;

/**
 * Maximum rows read by a search with all facets, including the check for changes. A map search also reads its points.
 */
const MAX_ROWS = { both: 60, map: 220 } as const;
/** Maximum size in bytes of the columns of a million properties. */
const MAX_BYTES = 64_000_000;
/** Maximum time of a search in ms, by number of properties. */
const MAX_MS = new Map([
	[20_000, 5],
	[1_000_000, 50],
]);

type Kind = keyof typeof MAX_ROWS;
type Bench = { name: string; kind: Kind; query: string };

const shape = encodePolyline([
	{ latitude: 51.2, longitude: 3.9 },
	{ latitude: 51.3, longitude: 4.5 },
	{ latitude: 50.9, longitude: 4.9 },
	{ latitude: 50.7, longitude: 4.3 },
]);

const searches: Bench[] = [
	{ name: "everything for sale", kind: "both", query: "goal=sale" },
	{ name: "page 800", kind: "both", query: "goal=sale&page=800" },
	{ name: "page 800, cheapest first", kind: "both", query: "goal=sale&page=800&sort=price-asc" },
	{ name: "one type, page 300", kind: "both", query: "goal=sale&type=1&page=300" },
	{ name: "a type in a postcode", kind: "both", query: "goal=sale&type=1&zip=9000" },
	{ name: "a city, by another language's name", kind: "both", query: "goal=sale&city=L%C3%BCttich" },
	{ name: "around a city", kind: "both", query: "goal=sale&city=Gent&radius=15" },
	{ name: "everything", kind: "both", query: "" },
	{ name: "one type", kind: "both", query: "goal=sale&type=1" },
	{
		name: "broad: type, rooms, price",
		kind: "both",
		query: "goal=sale&type=1&minBedrooms=3&maxPrice=400000&sort=price-asc",
	},
	{ name: "broad, page 400", kind: "both", query: "goal=sale&minBedrooms=2&page=400&sort=city" },
	{
		name: "narrow: postcode, furnished, label",
		kind: "both",
		query: "goal=rent&zip=9000&furnished=1&minBedrooms=2&epc=b",
	},
	{ name: "free text, rare", kind: "both", query: "goal=sale&q=lichte+villa+gent" },
	{ name: "free text, common", kind: "both", query: "goal=sale&q=tuin" },
	{ name: "box", kind: "both", query: "goal=sale&bbox=3.5,50.9,4,51.2&garden=1" },
	{ name: "polygon", kind: "both", query: `goal=sale&polygon=${encodeURIComponent(shape)}&sort=price-desc` },
	{ name: "map of the country", kind: "map", query: "goal=sale&bbox=2.5,49.4,6.5,51.6" },
	{ name: "map of a town, filtered", kind: "map", query: "goal=sale&type=1&minBedrooms=3&bbox=3.65,51,3.8,51.1" },
];

function print(line: string): void {
	process.stdout.write(`${line}\n`);
}

const only = process.argv.includes("--size") ? option("size", 0) : null;
const sizes = only === null ? SIZES : [only];
const runs = option("runs", DEFAULT_RUNS);
const server = createTestHarness({ workers: [{ configPath: new URL("wrangler.toml", import.meta.url).pathname }] });

async function call(path: string): Promise<unknown> {
	const response = await server.fetch(path);
	if (!response.ok) throw new Error(`${path}: ${response.status} ${(await response.text()).slice(0, 500)}`);
	return response.json();
}

async function fill(from: number, size: number): Promise<void> {
	const started = performance.now();
	for (let done = from; done < size; done += PROPERTIES_PER_CALL) {
		const to = FIRST_ID + Math.min(size, done + PROPERTIES_PER_CALL);
		await call(`/fill?from=${FIRST_ID + done}&to=${to}`);
	}
	print(`${size} properties stored in ${seconds(started)} s`);
	const publishing = performance.now();
	await call("/publish");
	print(`published in ${seconds(publishing)} s`);
}

function seconds(since: number): string {
	return ((performance.now() - since) / 1_000).toFixed(1);
}

type Measured = { answer: Answer; median: number; slowest: number };

async function timesOf(path: string): Promise<{ answer: unknown; median: number; slowest: number }> {
	let answer = await call(path);
	const times: number[] = [];
	for (let run = 0; run < runs; run += 1) {
		const started = performance.now();
		answer = await call(path);
		times.push(performance.now() - started);
	}
	times.sort((a, b) => a - b);
	const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
	return { answer, median: at(0.5), slowest: at(0.99) };
}

async function measure({ kind, query }: Bench): Promise<Measured & { asking: Answer }> {
	const asking = (await call(`/${kind}?${query}&asking`)) as Answer;
	const { answer, ...times } = await timesOf(`/${kind}?${query}`);
	return { answer: answer as Answer, ...times, asking };
}

/** Measures how a cold isolate loads its columns. */
async function loads(report: Report, size: number): Promise<void> {
	const rows: (string | number)[][] = [];
	for (const [name, path] of [
		["published pieces", "/load"],
		["the rows, where a piece is missing", "/load?rows"],
	] as const) {
		const started = performance.now();
		const load = (await call(path)) as Load;
		const time = (performance.now() - started).toFixed(0);
		const perProperty = (load.columnBytes / Math.max(1, load.properties)).toFixed(1);
		const isMet = verdict(load.columnBytes <= MAX_BYTES);
		const bytes = [load.pieceBytes, load.columnBytes, perProperty];
		rows.push([name, load.properties, load.rowsRead, load.pieces, ...bytes, time, isMet]);
	}
	const columns = ["from", "properties", "rows read", "pieces", "bytes read", "bytes in memory", "bytes each", "ms"];
	report.table(`A cold isolate, ${size} properties`, [...columns, `target (${MAX_BYTES})`], rows);
}

async function searchesOf(report: Report, size: number): Promise<void> {
	const nothing = await timesOf("/nothing");
	const most = MAX_MS.get(size);
	const rows: (string | number)[][] = [];
	for (const bench of searches) {
		const { answer, asking, median, slowest } = await measure(bench);
		// Subtract the cost of the harness and an empty response.
		const own = Math.max(0, median - nothing.median);
		const isMet = asking.rowsRead <= MAX_ROWS[bench.kind] && (most === undefined || own <= most);
		const times = [own.toFixed(1), Math.max(0, slowest - nothing.median).toFixed(1)];
		rows.push([bench.name, bench.kind, answer.total, asking.rowsRead, answer.rowsRead, ...times, verdict(isMet)]);
	}
	const target = most === undefined ? "target" : `target (rows, ${most} ms)`;
	report.table(
		`${size} properties, warm, every facet counted`,
		["search", "kind", "found", "rows with the change number", "rows", "median ms", "p99 ms", target],
		rows,
	);
	report.note(`An empty answer takes ${nothing.median.toFixed(1)} ms here and is left out of the times.`);
}

/** Searches a local D1 with a growing number of generated properties and reports the cost. */
export async function search(report: Report): Promise<void> {
	report.note(
		"Local stand-in: D1 and R2 of this machine. Rows, bytes and the pass itself are the platform's path; round trips are shorter here.",
	);
	await server.listen();
	await server.getWorker().applyD1Migrations("LISTINGS");
	let stored = 0;
	for (const size of sizes) {
		await fill(stored, size);
		stored = size;
		await loads(report, size);
		await searchesOf(report, size);
	}
	await server.close();
}
