import process from "node:process";
import { addressesOf } from "../addresses.ts";
import { startWorld, type World } from "../edge/world.ts";
import { type Report, verdict } from "../report.ts";
import { openHeap } from "./heap.ts";

const PAGES = Number(process.env.BENCH_REQUESTS || 50_000);
const STEPS = 5;
const AT_ONCE = 16;
/** The platform's memory limit per isolate. */
const MAX_MB = 128;
const MB = 1_048_576;
const LIST_PAGES = 7;

const uncached = { cookie: "form=bench" };

/** Lists with and without filters, and all properties and projects of the sitemap, in four languages. */
async function mixedAddresses(site: string): Promise<string[]> {
	const screens = Object.values(await addressesOf(site));
	const lists = ["/nl/te-koop/", "/fr/a-vendre/", "/en/for-sale/", "/de/zu-verkaufen/"].flatMap((list) =>
		Array.from({ length: LIST_PAGES }, (_, at) => [`${list}?page=${at + 1}`, `${list}?minPrice=${at + 1}00000`]).flat(),
	);
	const index = await (await fetch(`${site}/sitemap.xml`)).text();
	const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
	const texts = await Promise.all(parts.map(async (part) => (await fetch(site + part)).text()));
	const pages = texts.flatMap((text) =>
		[...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname),
	);
	return [...new Set([...screens, ...lists, ...pages])];
}

/**
 * Requests pages concurrently.
 * @returns number of failed requests
 */
async function ask(site: string, addresses: readonly string[], from: number, count: number): Promise<number> {
	let next = from;
	let failed = 0;
	async function askOn(): Promise<void> {
		while (next < from + count) {
			const address = addresses[next % addresses.length] ?? "/nl/";
			next += 1;
			const answer = await fetch(site + address, { headers: uncached });
			await answer.arrayBuffer();
			if (!answer.ok) failed += 1;
		}
	}
	await Promise.all(Array.from({ length: AT_ONCE }, askOn));
	return failed;
}

const FLAGS = "MINIFLARE_WORKERD_V8_FLAGS";

/** Starts a runtime that ends beyond the platform's limit. Later parts run without it. */
async function startLimited(): Promise<World> {
	const before = process.env[FLAGS] ?? "";
	process.env[FLAGS] = [before, `--max-heap-size=${MAX_MB}`].join(" ").trim();
	try {
		return await startWorld();
	} finally {
		process.env[FLAGS] = before;
	}
}

/** Measures the isolate's heap over many uncached pages. Fails beyond the platform's limit. */
export async function memoryPart(report: Report): Promise<void> {
	const world = await startLimited();
	try {
		const addresses = await mixedAddresses(world.site);
		const heap = await openHeap(world.inspector, "site", () => ask(world.site, addresses, 0, 1));
		const rows: (string | number)[][] = [];
		let [failed, most] = [0, 0];
		for (let step = 0; step <= STEPS; step += 1) {
			const count = Math.ceil(PAGES / STEPS);
			if (step > 0) failed += await ask(world.site, addresses, (step - 1) * count, count);
			const { before, after } = await heap.measure();
			most = Math.max(most, before);
			rows.push([step * count, (before / MB).toFixed(1), (after / MB).toFixed(1)]);
		}
		heap.close();
		report.table(
			`Heap of the isolate over ${PAGES} pages made anew, of ${addresses.length} addresses, in MB`,
			["pages", "in use at that time", "after a collection"],
			rows,
		);
		const isWithin = most <= MAX_MB * MB && failed === 0;
		report.note(
			`Most at these times: ${(most / MB).toFixed(1)} MB, ${verdict(isWithin)} (${MAX_MB} MB); no page: ${failed}.`,
		);
		if (!isWithin) process.exitCode = 1;
	} finally {
		await world.close();
	}
}
