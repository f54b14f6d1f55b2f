import { addressesOf } from "../addresses.ts";
import { cpuOf } from "../edge/processor.ts";
import type { Screen } from "../edge/sizes.ts";
import { startWorld, type World } from "../edge/world.ts";
import { median } from "../figures.ts";
import { type Report, verdict } from "../report.ts";

const RUNS = 5;
const measured = ["home", "list", "property"] as const satisfies readonly Screen[];
const MAX_CPU_MS = 100;
const MAX_BATCHES = 2;

/** Bypasses the page cache. */
const uncached = { cookie: "form=bench" };

/** Measures the first page of fresh isolates; each isolate serves one screen. */
export async function cold(report: Report): Promise<void> {
	const world = await startWorld(RUNS * measured.length);
	try {
		const addresses = await addressesOf(world.site);
		const rows: string[][] = [];
		for (const [at, screen] of measured.entries()) {
			const firsts: { cpu: number; second: number; batches: number; read: string }[] = [];
			for (const site of world.cold.slice(at * RUNS, (at + 1) * RUNS)) {
				const { cpu, answer } = await asked(world.pid, site + addresses[screen]);
				const read = /db;desc="([^"]*)"/.exec(answer.headers.get("server-timing") ?? "")?.[1] ?? "";
				const batches = Number(/(\d+) batches/.exec(read)?.[1]);
				if (!answer.ok) throw new Error(`${addresses[screen]} answered ${answer.status}`);
				const second = await asked(world.pid, site + addresses[screen]);
				firsts.push({ cpu, second: second.cpu, batches, read });
			}
			const cpu = median(firsts.map((first) => first.cpu));
			const batches = Math.max(...firsts.map((first) => first.batches));
			rows.push([
				screen,
				`${cpu} ${verdict(cpu <= MAX_CPU_MS)}`,
				firsts.map((first) => first.cpu).join(", "),
				String(median(firsts.map(({ second }) => second))),
				`${batches} ${verdict(batches <= MAX_BATCHES)}`,
				firsts[0]?.read ?? "",
			]);
		}
		rows.push(
			await compared(world, "no module: two batches, a file", world.bareCold, "2"),
			await compared(world, "bare React Router, 24 small cards", world.bareRouterCold, "0"),
		);
		report.table(
			`The first page of a cold isolate, the local database's work in it (middle of ${RUNS} isolates, or of ${world.cold.length} that do less)`,
			[
				"screen",
				`CPU ms (at most ${MAX_CPU_MS})`,
				"each",
				"the second time",
				`batches (at most ${MAX_BATCHES})`,
				"read",
			],
			rows,
		);
	} finally {
		await world.close();
	}
}

/** Measures a smaller Worker in equally cold isolates. */
async function compared(world: World, name: string, sites: readonly string[], batches: string): Promise<string[]> {
	const firsts: number[] = [];
	const seconds: number[] = [];
	for (const site of sites) {
		const { cpu, answer } = await asked(world.pid, site);
		if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
		firsts.push(cpu);
		seconds.push((await asked(world.pid, site)).cpu);
	}
	return [name, String(median(firsts)), firsts.join(", "), String(median(seconds)), batches, ""];
}

async function asked(pid: number, address: string): Promise<{ cpu: number; answer: Response }> {
	const before = cpuOf(pid);
	const answer = await fetch(address, { headers: uncached });
	await answer.text();
	return { cpu: cpuOf(pid) - before, answer };
}
