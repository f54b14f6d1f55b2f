import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { freePort } from "./local/server.ts";
import { importInto, startSite } from "./local/site.ts";

/**
 * `npm run restore-drill`: runs the backup procedure of docs/deploy.md locally. PERSONAL is exported from a site with
 * data, loaded into an empty database and compared table by table. LISTINGS is rebuilt from the feed and compared by
 * hash.
 */

/** As in wrangler.toml: the id determines the name of a database's local files. */
const databases = {
	LISTINGS: { name: "meridiaan-listings", id: "00000000-0000-4000-8000-000000000001" },
	PERSONAL: { name: "meridiaan-personal", id: "00000000-0000-4000-8000-000000000002" },
} as const;
type Binding = keyof typeof databases;

const root = mkdtempSync(path.join(tmpdir(), "meridiaan-drill-"));

/** Creates a wrangler project with the two databases. */
function projectFolder(name: string): { config: string; state: string } {
	const folder = path.join(root, name);
	mkdirSync(folder);
	const tables = Object.entries(databases).map(
		([binding, database]) =>
			`[[d1_databases]]\nbinding = "${binding}"\ndatabase_name = "${database.name}"\ndatabase_id = "${database.id}"\n`,
	);
	const config = path.join(folder, "wrangler.toml");
	writeFileSync(config, `name = "drill"\ncompatibility_date = "2026-10-01"\n${tables.join("")}`);
	return { config, state: path.join(folder, ".wrangler/state") };
}

function d1(config: string, ...args: string[]): string {
	return execFileSync("wrangler", ["d1", ...args, "--config", config, "--local"], {
		encoding: "utf8",
		stdio: ["ignore", "pipe", "pipe"],
	});
}

function rows(config: string, binding: Binding, sql: string): Record<string, unknown>[] {
	const answer = d1(config, "execute", binding, "--json", "--command", sql);
	const [result] = JSON.parse(answer.slice(answer.indexOf("["))) as { results: Record<string, unknown>[] }[];
	return result?.results ?? [];
}

/** Rows of every table in PERSONAL, sorted, as text. */
function contents(config: string): Map<string, string> {
	const tables = rows(
		config,
		"PERSONAL",
		"SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
	);
	return new Map(
		tables.map(({ name }) => [
			String(name),
			rows(config, "PERSONAL", `SELECT * FROM "${String(name)}"`)
				.map((row) => JSON.stringify(row))
				.sort()
				.join("\n"),
		]),
	);
}

function differences(before: Map<string, string>, after: Map<string, string>): string[] {
	return [...new Set([...before.keys(), ...after.keys()])].filter((table) => before.get(table) !== after.get(table));
}

/** Starts a site on an empty state folder and imports the demo feed. The feed contains the site's own origin. */
async function fill(stateDir: string, port: number): Promise<void> {
	const options = {
		port,
		stateDir,
		feedUrl: undefined,
		isSentFiles: false,
		feedToken: undefined,
		siteUrl: `http://127.0.0.1:${port}`,
	};
	const site = await startSite(options);
	try {
		if (!(await importInto(site.origin, options, () => undefined))) throw new Error("the import failed");
	} finally {
		await site.stop();
	}
}

/** Registered-only listings get the start of that period at import, so their comparison excludes it. */
const LISTING_ROWS = `SELECT id, state,
	iif(json_extract(card, '$.registered') IS NULL, hash, json_remove(card, '$.registered')) AS content
	FROM listings ORDER BY id`;

async function main(): Promise<boolean> {
	const port = await freePort();
	const running = projectFolder("running");
	await fill(running.state, port);

	const dump = path.join(root, "personal.sql");
	d1(running.config, "export", databases.PERSONAL.name, "--output", dump);
	const restored = projectFolder("restored");
	d1(restored.config, "execute", "PERSONAL", "--file", dump);
	const people = contents(running.config);
	const lost = differences(people, contents(restored.config));
	console.warn(
		`people: ${people.size} tables, ${lost.length === 0 ? "all the same" : `different: ${lost.join(", ")}`}`,
	);

	const rebuilt = projectFolder("rebuilt");
	await fill(rebuilt.state, port);
	const [was, is] = [running, rebuilt].map(({ config }) => rows(config, "LISTINGS", LISTING_ROWS));
	const isSame = JSON.stringify(was) === JSON.stringify(is);
	console.warn(`listings: ${was?.length} homes, ${isSame ? "all the same" : "not the same"}`);
	return lost.length === 0 && isSame && people.size > 0 && (was?.length ?? 0) > 0;
}

try {
	process.exitCode = (await main()) ? 0 : 1;
} finally {
	rmSync(root, { recursive: true, force: true });
}
