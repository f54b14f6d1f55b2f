import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type PlaywrightReport, tallyOfPlaywright, tallyOfVitest, type VitestReport } from "./reports.ts";
import { run } from "./run.ts";
import { type Tally, tallyOf } from "./tally.ts";

export function runVitest(config: string, files: readonly string[]): Promise<Tally> {
	return withReport(
		`vitest ${config}`,
		(file) =>
			run("vitest", [
				...["run", "--config", config, ...files],
				...["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
			]),
		(report: VitestReport) => tallyOfVitest(report),
	);
}

/** Runs the journeys on a fresh state folder: they book slots that a second run would find taken. */
export function runJourneys(files: readonly string[]): Promise<Tally> {
	rmSync(".wrangler/e2e", { recursive: true, force: true });
	return withReport(
		"playwright",
		(file) => run("playwright", ["test", ...files], { PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
		(report: PlaywrightReport) => tallyOfPlaywright(report),
	);
}

async function withReport<Report>(
	runner: string,
	runWith: (file: string) => Promise<boolean>,
	count: (report: Report) => Tally,
): Promise<Tally> {
	const folder = mkdtempSync(path.join(tmpdir(), "meridiaan-tests-"));
	const file = path.join(folder, "report.json");
	try {
		const hasSucceeded = await runWith(file);
		return tallyOf(runner, hasSucceeded, () => count(JSON.parse(readFileSync(file, "utf8")) as Report));
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
