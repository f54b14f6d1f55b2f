import { ensureBuild } from "../local/build.ts";
import { ensureChromium } from "../local/chromium.ts";
import { ensureSecrets } from "../local/secrets.ts";
import { runBeside } from "./run.ts";
import { runJourneys, runVitest } from "./runners.ts";
import type { Tally } from "./tally.ts";

/**
 * Runs a group of tests.
 * @param files parts of paths, as the runner takes them; empty runs the whole group
 */
type Group = (files: readonly string[]) => Promise<Tally[]>;

/**
 * Stages in the order of `npm test`: fast and failure-prone groups first. Groups of one stage run concurrently:
 * journeys wait for their site to start and import, `build` tests wait for sites to stop.
 */
export const stages: readonly Readonly<Record<string, Group>>[] = [
	{
		async checks() {
			const types = await Promise.all([
				runCheck("wrangler", ["types"]),
				runCheck("react-router", ["typegen"]),
				runCheck("node", ["scripts/tables.ts"]),
			]);
			// One checker: each additional one checks shared files again, and the other tools need the cores.
			const rest = await Promise.all([
				runCheck("tsc", ["--checkers", "1"]),
				runCheck("oxlint", ["--type-aware", "--deny-warnings"]),
				runCheck("knip", []),
				runCheck("biome", ["check", "."]),
			]);
			return [...types, ...rest];
		},
	},
	{ unit: async (files) => [await runVitest("vitest.config.ts", files)] },
	{
		async worker(files) {
			ensureSecrets();
			const arePages = (file: string) => file.startsWith("tests/");
			const [pages, rest] = [files.filter(arePages), files.filter((file) => !arePages(file))];
			const tallies: Tally[] = [];
			if (files.length === 0 || rest.length > 0) tallies.push(await runVitest("vitest.worker.config.ts", rest));
			if (files.length === 0 || pages.length > 0) tallies.push(await runVitest("vitest.pages.config.ts", pages));
			return tallies;
		},
	},
	{
		async build(files) {
			ensureBuild();
			await ensureChromium();
			return [await runVitest("vitest.build.config.ts", files)];
		},
		async e2e(files) {
			ensureBuild();
			await ensureChromium();
			return [await runJourneys(files)];
		},
	},
];

/** Runs a tool that passes or fails as a whole. */
async function runCheck(command: string, args: string[]): Promise<Tally> {
	const started = Date.now();
	const passed = await runBeside(command, args);
	const seconds = Math.round((Date.now() - started) / 1_000);
	const line = [command, ...args].join(" ");
	console.log(`${passed ? "ok    " : "FAILED"} ${line} (${seconds} s)`);
	return { passed: Number(passed), failures: passed ? [] : [line] };
}
