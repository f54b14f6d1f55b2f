import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import { emptyStorage } from "../../tests/support/runner/empty-storage";
import { sweepImports } from "./retention";
import { createStage } from "./stage";

afterEach(emptyStorage);

const NOW = Math.floor(Date.now() / 1_000);
const LATER = NOW + 2 * 86_400;

const sweep = (readUpTo: number, now = NOW) =>
	sweepImports({ listings: env.LISTINGS, bucket: env.PRIVATE, readUpTo, now });

const numbers = async (sql: string) =>
	Object.values((await env.LISTINGS.prepare(sql).first<Record<string, number>>()) ?? {});

async function addChanges(count: number): Promise<void> {
	await env.LISTINGS.prepare(
		`INSERT INTO changes (run_id, kind, record_id, what, at)
		WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) SELECT 1, 'property', i, 'created', 0 FROM n`,
	)
		.bind(count)
		.run();
}

async function addRuns(count: number, state: string): Promise<void> {
	await env.LISTINGS.batch([
		env.LISTINGS.prepare(
			`INSERT INTO import_runs (state, started_at)
			WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) SELECT ?, i FROM n`,
		).bind(count, state),
		env.LISTINGS.prepare(
			`INSERT OR IGNORE INTO import_findings SELECT id, 0, 'remark', 'property', '1', '{"code":"given-twice"}' FROM import_runs`,
		),
	]);
}

test("changes go that everybody has read, but for the newest", async () => {
	await addChanges(130_000);
	expect(await sweep(125_000)).toMatchObject({ changes: 120_000 });
	expect(await numbers("SELECT min(seq), max(seq) FROM changes")).toEqual([120_001, 130_000]);
});

test("a change stays until the last who reads on from where they were has read it", async () => {
	await addChanges(30_000);
	expect(await sweep(700)).toMatchObject({ changes: 700 });
	expect(await numbers("SELECT min(seq) FROM changes")).toEqual([701]);
	// A cursor into an earlier log, from before the listings were rebuilt, is not valid in this one.
	expect(await sweep(900_000)).toMatchObject({ changes: 0 });
});

test("runs and their findings go after the next thousand, but for the last that was carried out", async () => {
	await addRuns(1_000, "done");
	expect(await sweep(0)).toMatchObject({ runs: 40 });
	expect(await numbers("SELECT min(id) FROM import_runs")).toEqual([41]);
	expect(await numbers("SELECT min(run_id), count(*) FROM import_findings")).toEqual([41, 960]);
	await addRuns(2_000, "failed");
	await sweep(0);
	expect(await numbers("SELECT min(id), count(*) FROM import_runs")).toEqual([1_000, 2_001]);
});

test("a run that may still be finished keeps its record and its stage", async () => {
	await addRuns(1, "planned");
	await addRuns(1, "failed");
	await addRuns(2_000, "done");
	for (const run of [1, 2]) await createStage(env.PRIVATE, run).writePage(1, { version: 1, page: 1, pages: 1 });
	expect(await sweep(0, NOW)).toMatchObject({ runs: 0, stages: 0 });
	expect(await sweep(0, LATER)).toMatchObject({ runs: 0, stages: 1 });
	const { objects } = await env.PRIVATE.list({ prefix: "import/" });
	expect(objects.map(({ key }) => key)).toEqual(["import/1/page-1.json"]);
});
