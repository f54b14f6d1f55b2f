import process from "node:process";
import { parseArgs } from "node:util";
import { groups } from "./test/groups.ts";
import { sumOf, type Tally } from "./test/tally.ts";

const USAGE = `Usage: npm test [-- --all]   every group, up to the first that fails; --all: to the end
       npm run test:GROUP [-- FILE...]   one of ${Object.keys(groups).join(", ")}`;

async function main(): Promise<void> {
	const { values, positionals } = parseArgs({ options: { all: { type: "boolean" } }, allowPositionals: true });
	const [name, ...files] = positionals;
	if (name !== undefined && !Object.hasOwn(groups, name)) {
		console.error(USAGE);
		process.exit(2);
	}
	const tallies: Tally[] = [];
	for (const [group, runGroup] of Object.entries(groups)) {
		if (name !== undefined && group !== name) continue;
		const started = Date.now();
		const tally = sumOf(await runGroup(files));
		tallies.push(tally);
		const seconds = Math.round((Date.now() - started) / 1_000);
		console.log(`${group}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)\n`);
		if (tally.failed > 0 && !values.all) break;
	}
	const { passed, failed } = sumOf(tallies);
	console.log(`${passed} passed, ${failed} failed`);
	process.exit(failed === 0 && passed > 0 ? 0 : 1);
}

await main();
