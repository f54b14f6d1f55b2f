import { createTestHarness } from "wrangler";
import { option } from "../option.ts";
import type { Report } from "../report.ts";
import type { Cost } from "./worker.ts";

const DEFAULT_SEARCHES = 100_000;
const DEFAULT_HOMES = 500;
/** Number of changed properties in a typical import run. */
const FEW = 10;
const SEARCHES_PER_CALL = 20_000;

const server = createTestHarness({ workers: [{ configPath: new URL("wrangler.toml", import.meta.url).pathname }] });

async function call(path: string): Promise<Cost> {
	const response = await server.fetch(path);
	if (!response.ok) throw new Error(`${path}: ${response.status} ${(await response.text()).slice(0, 500)}`);
	return (await response.json()) as Cost;
}

function row(what: string, { done, rowsRead, rowsWritten, milliseconds }: Cost): (string | number)[] {
	return [what, done, rowsRead, rowsWritten, (milliseconds / 1_000).toFixed(1)];
}

/** Changes properties in the presence of generated saved searches and reports the cost of matching. */
export async function alerts(report: Report): Promise<void> {
	const savedSearches = option("saved-searches", DEFAULT_SEARCHES);
	const properties = option("homes", DEFAULT_HOMES);
	await server.listen();
	for (const database of ["LISTINGS", "PERSONAL"]) await server.getWorker().applyD1Migrations(database);
	await call(`/homes?count=${properties}`);
	// Half of the properties exist before the change, so their earlier values are known.
	await call("/match");
	for (let from = 0; from < savedSearches; from += SEARCHES_PER_CALL) {
		await call(`/saved-searches?from=${from}&to=${Math.min(savedSearches, from + SEARCHES_PER_CALL)}`);
	}
	const indexed = await call("/index");
	await call(`/changes?count=${properties}`);
	const matched = await call("/match");
	const { done: found } = await call("/new");
	const filtered = await call("/filter");
	const again = await call("/match");
	await call(`/more?count=${FEW}`);
	const few = await call("/match");
	if (found !== filtered.done) throw new Error(`the index finds ${found}, a filter ${filtered.done}`);
	report.table(
		`${savedSearches} saved searches, ${properties} changed properties (half new, the others cheaper or changed)`,
		["step", "saved searches or matches", "rows read", "rows written", "seconds"],
		[
			row("saved searches made ready to be found, once", indexed),
			row("changed properties look them up, matches are noted", matched),
			row("the same run again", again),
			row(`${FEW} homes fall in price: a quarter of an hour as most are`, few),
			row("for comparison: every saved search read and asked of the new homes", filtered),
		],
	);
	await server.close();
}
