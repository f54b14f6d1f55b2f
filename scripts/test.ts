import { writeFile } from "node:fs/promises";
import process from "node:process";
import { parseArgs } from "node:util";
import { stages } from "./test/groups.ts";
import { sumOf, type Tally } from "./test/tally.ts";

const CHECKED = new URL("../app/domain/accessibility/checked.json", import.meta.url);

const groups = stages.flatMap((stage) => Object.keys(stage));

const USAGE = `Usage: npm test [-- --all]   every group, up to the first that fails; --all: to the end
       npm run test:GROUP [-- FILE...]   one of ${groups.join(", ")}`;

async function main(): Promise<void> {
	const { values, positionals } = parseArgs({ options: { all: { type: "boolean" } }, allowPositionals: true });
	const [name, ...files] = positionals;
	if (name !== undefined && !groups.includes(name)) {
		console.error(USAGE);
		process.exit(2);
	}
	const tallies: Tally[] = [];
	for (const stage of stages) {
		const asked = Object.entries(stage).filter(([group]) => name === undefined || group === name);
		tallies.push(...(await Promise.all(asked.map(([group, runGroup]) => runAndSay(group, () => runGroup(files))))));
		if (sumOf(tallies).failures.length > 0 && !values.all) break;
	}
	const { passed, failures } = sumOf(tallies);
	console.log(`${passed} passed, ${failures.length} failed`);
	for (const failure of failures) console.log(`FAILED ${failure}`);
	const hasPassed = failures.length === 0 && passed > 0;
	if (name === undefined && hasPassed) await writeCheckedDate();
	process.exit(hasPassed ? 0 : 1);
}

async function runAndSay(group: string, runGroup: () => Promise<Tally[]>): Promise<Tally> {
	const started = Date.now();
	const tally = sumOf(await runGroup());
	const seconds = Math.round((Date.now() - started) / 1_000);
	console.log(`${group}: ${tally.passed} passed, ${tally.failures.length} failed (${seconds} s)\n`);
	return tally;
}

/** Writes today's date as the last day on which every check passed; the accessibility page shows it. */
async function writeCheckedDate(): Promise<void> {
	const checked = { on: new Date().toISOString().slice(0, 10) };
	await writeFile(CHECKED, `${JSON.stringify(checked, null, "\t")}\n`);
}

await main();
