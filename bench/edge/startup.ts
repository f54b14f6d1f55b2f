import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { median } from "../figures.ts";

const RUNS = 5;
const MICROSECONDS = 1_000;

type Profile = {
	nodes: { id: number; callFrame: { functionName: string } }[];
	samples: number[];
	timeDeltas: number[];
};

/** Median CPU time in ms of five starts of the built Worker, before the first request. */
export function startupMilliseconds(): number {
	const folder = mkdtempSync(path.join(tmpdir(), "meridiaan-startup-"));
	const file = path.join(folder, "startup.cpuprofile");
	try {
		const times = Array.from({ length: RUNS }, () => {
			execFileSync("wrangler", ["check", "startup", "--args=-c build/server/wrangler.json", "--outfile", file], {
				stdio: ["ignore", "ignore", "inherit"],
			});
			return busy(JSON.parse(readFileSync(file, "utf8")) as Profile);
		});
		return median(times);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function busy({ nodes, samples, timeDeltas }: Profile): number {
	const idle = new Set(nodes.filter(({ callFrame }) => callFrame.functionName === "(idle)").map(({ id }) => id));
	return samples.reduce((sum, node, at) => sum + (idle.has(node) ? 0 : (timeDeltas[at] ?? 0)), 0) / MICROSECONDS;
}
