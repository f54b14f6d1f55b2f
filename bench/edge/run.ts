import process from "node:process";
import { addressesOf } from "../addresses.ts";
import { type Report, verdict } from "../report.ts";
import { load, loadInTurn } from "./load.ts";
import { reportSizes, type Screen } from "./sizes.ts";
import { steadyLoad } from "./steady.ts";
import { memoryOf, startWorld, type World } from "./world.ts";

const REQUESTS = Number(process.env.BENCH_REQUESTS || 50_000);
const SECONDS = Number(process.env.BENCH_SECONDS || 5);
const ROUNDS = Number(process.env.BENCH_ROUNDS || 3);
const MEMORY_STEPS = 5;

/** A cookie for which a page is rendered individually: such requests bypass the cache. */
const uncached = { cookie: "form=bench" };

const MIN_UNCACHED = 0.6;
const MIN_CACHED = 0.4;

async function pages(report: Report, world: World, addresses: Record<Screen, string>): Promise<void> {
	const rows: (string | number)[][] = [];
	for (const [screen, address] of Object.entries(addresses)) {
		const page = await fetch(world.site + address, { headers: uncached });
		const body = await page.text();
		const headers = [...page.headers].filter(
			([name]) => !/^(?:content-length|transfer-encoding|connection)$/.test(name),
		);
		await fetch(world.bare + address, { method: "POST", body: JSON.stringify({ body, headers }) });
		await fetch(world.remembering + address, { headers: uncached }).then((answer) => answer.text());
		await fetch(world.site + address).then((answer) => answer.text());
		const [made, remembered, cached, bare] = await loadInTurn(
			[
				{ url: world.site + address, headers: uncached, seconds: SECONDS },
				{ url: world.remembering + address, headers: uncached, seconds: SECONDS },
				{ url: world.site + address, seconds: SECONDS },
				{ url: world.bare + address, seconds: SECONDS },
			],
			ROUNDS,
		);
		if (!made || !remembered || !cached || !bare) throw new Error("nothing was measured");
		const uncachedRatio = made.perSecond / remembered.perSecond;
		const cachedRatio = cached.perSecond / bare.perSecond;
		const timing = page.headers.get("server-timing") ?? "";
		rows.push([
			screen,
			made.perSecond,
			remembered.perSecond,
			`${uncachedRatio.toFixed(2)} ${verdict(uncachedRatio >= MIN_UNCACHED)}`,
			cached.perSecond,
			bare.perSecond,
			`${cachedRatio.toFixed(2)} ${verdict(cachedRatio >= MIN_CACHED)}`,
			/db;desc="([^"]*)"/.exec(timing)?.[1] ?? "",
			made.failed + remembered.failed + cached.failed + bare.failed,
		]);
	}
	report.table(
		`Pages a second, "made anew" on the platform's path, the cache a local stand-in (16 connections, ${SECONDS} s, middle of ${ROUNDS} runs in turn)`,
		[
			"screen",
			"made anew",
			"same, database from memory",
			`ratio (at least ${MIN_UNCACHED})`,
			"from the local stand-in of the cache",
			"bare Hono, same bytes",
			`ratio (at least ${MIN_CACHED})`,
			"read",
			"failed",
		],
		rows,
	);
}

async function memory(report: Report, world: World, addresses: Record<Screen, string>): Promise<void> {
	const step = Math.ceil(REQUESTS / MEMORY_STEPS);
	const rows: (string | number)[][] = [];
	for (const [name, target] of [
		["list, made anew", { url: world.site + addresses.list, headers: uncached }],
		["list, from the local stand-in of the cache", { url: world.site + addresses.list }],
		["bare Hono", { url: world.bare + addresses.list }],
	] as const) {
		const measured = [memoryOf(world.pid)];
		for (let at = 0; at < MEMORY_STEPS; at += 1) {
			await load({ ...target, requests: step });
			measured.push(memoryOf(world.pid));
		}
		rows.push([name, ...measured]);
	}
	const columns = ["", "before", ...Array.from({ length: MEMORY_STEPS }, (_, at) => `after ${step * (at + 1)}`)];
	report.table(`Memory of the runtime in MB over ${step * MEMORY_STEPS} requests each`, columns, rows);
}

/**
 * Measures the built Worker without a development proxy, compared with the same Worker without a database and with a
 * bare response of the same bytes.
 */
export async function edge(report: Report): Promise<void> {
	const world = await startWorld();
	try {
		report.table(
			"Import",
			["", "ms"],
			[["the demo feed, into an empty database", Math.round(world.importMilliseconds)]],
		);
		const addresses = await addressesOf(world.site);
		await reportSizes(report, world.site, addresses);
		await pages(report, world, addresses);
		await steadyLoad(report, world.site, Object.values(addresses));
		await memory(report, world, addresses);
	} finally {
		await world.close();
	}
}
