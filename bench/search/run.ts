import process from "node:process";
import { createTestHarness } from "wrangler";
import { encodePolyline } from "../../app/domain/localities/geo.ts";
import { option } from "../option.ts";
import { type Report, verdict } from "../report.ts";
import type { Answer } from "./worker.ts";

const DEFAULT_SIZE = 1_000_000;
const DEFAULT_RUNS = 30;
const HOMES_PER_CALL = 20_000;
const FIRST_ID = 1;

/** Rows that a page may read where its length is kept, a search with its facets, and a box of the map. */
const targets = { list: 60, both: 20_000, map: 500 } as const;

type Kind = keyof typeof targets;
type Bench = { name: string; kind: Kind; query: string };

const shape = encodePolyline([
	{ latitude: 51.2, longitude: 3.9 },
	{ latitude: 51.3, longitude: 4.5 },
	{ latitude: 50.9, longitude: 4.9 },
	{ latitude: 50.7, longitude: 4.3 },
]);

const searches: Bench[] = [
	{ name: "everything for sale", kind: "list", query: "goal=sale" },
	{ name: "page 800", kind: "list", query: "goal=sale&page=800" },
	{ name: "page 800, cheapest first", kind: "list", query: "goal=sale&page=800&sort=price-asc" },
	{ name: "one type, page 300", kind: "list", query: "goal=sale&type=1&page=300" },
	{ name: "a type in a postcode", kind: "list", query: "goal=sale&type=1&zip=9000" },
	{ name: "a city, by another language's name", kind: "list", query: "goal=sale&city=L%C3%BCttich" },
	{ name: "everything for sale", kind: "both", query: "goal=sale" },
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

const size = option("size", DEFAULT_SIZE);
const runs = option("runs", DEFAULT_RUNS);
const server = createTestHarness({ workers: [{ configPath: new URL("wrangler.toml", import.meta.url).pathname }] });

async function call(path: string): Promise<unknown> {
	const response = await server.fetch(path);
	if (!response.ok) throw new Error(`${path}: ${response.status} ${(await response.text()).slice(0, 500)}`);
	return response.json();
}

async function fill(): Promise<void> {
	const started = performance.now();
	for (let done = 0; done < size; done += HOMES_PER_CALL) {
		const to = FIRST_ID + Math.min(size, done + HOMES_PER_CALL);
		await call(`/fill?from=${FIRST_ID + done}&to=${to}`);
		if ((done / HOMES_PER_CALL) % 10 === 9) print(`… ${to - FIRST_ID} homes, ${seconds(started)} s`);
	}
	print(`${size} homes stored in ${seconds(started)} s`);
	const packing = performance.now();
	await call("/refresh");
	print(`packed and anchored in ${seconds(packing)} s`);
}

function seconds(since: number): string {
	return ((performance.now() - since) / 1_000).toFixed(1);
}

type Measured = { answer: Answer; median: number; slowest: number };

async function measure({ kind, query }: Bench): Promise<Measured> {
	const path = `/${kind}?${query}`;
	let answer = (await call(path)) as Answer;
	const times: number[] = [];
	for (let run = 0; run < runs; run += 1) {
		const started = performance.now();
		answer = (await call(path)) as Answer;
		times.push(performance.now() - started);
	}
	times.sort((a, b) => a - b);
	const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
	return { answer, median: at(0.5), slowest: at(0.99) };
}

/** Searches a local D1 of generated properties, `--size` of them, and tells what it costs. */
export async function search(report: Report): Promise<void> {
	await server.listen();
	await server.getWorker().applyD1Migrations("LISTINGS");
	await fill();
	const rows: (string | number)[][] = [];
	for (const bench of searches) {
		const { answer, median, slowest } = await measure(bench);
		const isMet = answer.rowsRead <= targets[bench.kind];
		const target = `${verdict(isMet)} (${targets[bench.kind]})`;
		const times = [median.toFixed(1), slowest.toFixed(1)];
		rows.push([bench.name, bench.kind, answer.total, answer.rowsRead, answer.batches, ...times, target]);
	}
	report.table(
		`${size} homes`,
		["search", "kind", "found", "rows read", "batches", "median ms", "p99 ms", "target"],
		rows,
	);
	await server.close();
}
