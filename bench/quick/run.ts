import { globSync, readFileSync } from "node:fs";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { addressesOf } from "../addresses.ts";
import { firstVisits } from "../browser/run.ts";
import { load } from "../edge/load.ts";
import { cpuOf } from "../edge/processor.ts";
import { reportSizes, type Screen } from "../edge/sizes.ts";
import { startupMilliseconds } from "../edge/startup.ts";
import { startWorld, type World } from "../edge/world.ts";
import { KB, kilobytes, median } from "../figures.ts";
import { type Report, verdict } from "../report.ts";
import { type OtherWorld, startOtherWorld } from "./other-world.ts";

const ROUNDS = Number(process.env.BENCH_ROUNDS || 5);
const SECONDS = Number(process.env.BENCH_SECONDS || 2);
/** Path of a checkout of an earlier commit, with its packages installed. */
const BEFORE = process.env.BENCH_BEFORE || null;

const uncached = { cookie: "form=bench" };
const measured = ["home", "list", "property"] as const satisfies readonly Screen[];

const MAX_SERVER = 1.5 * KB * KB;
/** The platform's limit of startup time. */
const MAX_STARTUP_MS = 1_000;
/** CPU time of an uncached page relative to commit f9e9c603. */
const MAX_CPU: Record<(typeof measured)[number], number> = { home: 0.7, list: 0.6, property: 0.7 };

type Run = { perSecond: number; cpu: number };
type Middle = Run & { failed: number };

type Target = { name: string; url: string; pid: number; headers?: Record<string, string> };

/** Runs the targets in turn for several rounds, so that other work on the machine affects all of them. */
async function inTurn(targets: readonly Target[]): Promise<Middle[]> {
	const runs: Run[][] = targets.map(() => []);
	const failed = targets.map(() => 0);
	for (let round = 0; round <= ROUNDS; round += 1) {
		for (const [index, { url, pid, headers = {} }] of targets.entries()) {
			const before = cpuOf(pid);
			const loaded = await load({ url, headers, seconds: SECONDS });
			const cpu = (cpuOf(pid) - before) / Math.max(1, loaded.perSecond * SECONDS);
			failed[index] = (failed[index] ?? 0) + loaded.failed;
			// The first round warms up.
			if (round > 0) runs[index]?.push({ perSecond: loaded.perSecond, cpu });
		}
	}
	return runs.map((each, index) => ({
		perSecond: median(each.map(({ perSecond }) => perSecond)),
		cpu: median(each.map(({ cpu }) => cpu)),
		failed: failed[index] ?? 0,
	}));
}

async function rates(report: Report, world: World, before: OtherWorld | null): Promise<void> {
	const now = await addressesOf(world.site);
	const then = before && (await addressesOf(before.site));
	const rows: (string | number)[][] = [];
	for (const screen of measured) {
		const targets: Target[] = [{ name: "now", url: world.site + now[screen], pid: world.pid, headers: uncached }];
		if (before && then) {
			targets.push({ name: "before", url: before.site + then[screen], pid: before.pid, headers: uncached });
		}
		const [made, earlier] = await inTurn(targets);
		if (!made) continue;
		const rate = earlier ? made.perSecond / earlier.perSecond : null;
		const cpu = earlier ? made.cpu / earlier.cpu : null;
		rows.push([
			screen,
			made.perSecond,
			earlier?.perSecond ?? "",
			rate === null ? "" : rate.toFixed(2),
			made.cpu.toFixed(1),
			earlier?.cpu.toFixed(1) ?? "",
			cpu === null ? "" : `${cpu.toFixed(2)} ${verdict(cpu <= MAX_CPU[screen])} (${MAX_CPU[screen]})`,
			made.failed + (earlier?.failed ?? 0),
		]);
	}
	report.table(
		`Pages made anew on the platform's path, database and cache local stand-ins (16 connections, ${SECONDS} s, middle of ${ROUNDS} in turn)`,
		["screen", "a second", "before", "ratio", "CPU ms", "before", "ratio (at most)", "failed"],
		rows,
	);
	await beside(report, world, now.list);
}

/** Baselines on the same machine. */
async function beside(report: Report, world: World, list: string): Promise<void> {
	const page = await (await fetch(world.site + list, { headers: uncached })).text();
	const body = JSON.stringify({ body: page, headers: [["content-type", "text/html; charset=utf-8"]] });
	await fetch(world.bare + list, { method: "POST", body });
	const names = ["list, made anew", "bare React Router, 24 small cards", "bare Hono, the list's bytes"];
	const urls = [world.site + list, world.bareRouter, world.bare + list];
	const all = await inTurn(
		urls.map((url, index) => ({ name: names[index] ?? "", url, pid: world.pid, headers: uncached })),
	);
	report.table(
		"The list beside the least that the stack can do",
		["", "a second", "CPU ms"],
		all.map(({ perSecond, cpu }, index) => [names[index] ?? "", perSecond, cpu.toFixed(2)]),
	);
}

function upload(report: Report): void {
	const server = globSync("build/server/**/*.js").map((file) => readFileSync(file));
	const bundle = gzipSync(Buffer.concat(server), { level: 9 }).byteLength;
	const startup = startupMilliseconds();
	report.note(
		`The Worker: ${kilobytes(bundle)} gzipped, ${verdict(bundle <= MAX_SERVER)} (${kilobytes(MAX_SERVER)}); ${Math.round(startup)} ms of processor time to start, ${verdict(startup <= MAX_STARTUP_MS)} (the platform stops it at ${MAX_STARTUP_MS} ms).`,
	);
}

/**
 * Takes some minutes: uncached pages compared with an earlier commit, sizes, and first visits with and without scripts.
 */
export async function quick(report: Report): Promise<void> {
	const world = await startWorld();
	const before = BEFORE === null ? null : await startOtherWorld(BEFORE);
	try {
		await rates(report, world, before);
		await reportSizes(report, world.site, await addressesOf(world.site));
		upload(report);
		if (before === null) report.note("BENCH_BEFORE names no checkout to compare with.");
	} finally {
		before?.close();
		await world.close();
	}
	await firstVisits(report);
}
