/**
 * apply-migrations.ts STATE_DIR: applies missing migrations to the local databases of a state folder and records them
 * as `wrangler d1 migrations apply` does. wrangler would start a runtime for each migration.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { getPlatformProxy, unstable_splitSqlQuery } from "wrangler";

const databases = { LISTINGS: "listings", PERSONAL: "personal" };

const NOTES = `CREATE TABLE IF NOT EXISTS d1_migrations (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	name TEXT UNIQUE,
	applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

const [stateDir = ""] = process.argv.slice(2);
const platform = await getPlatformProxy<Record<keyof typeof databases, D1Database>>({
	configPath: "wrangler.toml",
	// Folder that wrangler uses with `--persist-to`.
	persist: { path: path.join(stateDir, "v3") },
	remoteBindings: false,
});

async function apply(db: D1Database, folder: string): Promise<void> {
	await db.prepare(NOTES).run();
	const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
	const applied = new Set(results.map(({ name }) => name));
	for (const file of globSync(`migrations/${folder}/*.sql`).sort()) {
		const name = path.basename(file);
		if (applied.has(name)) continue;
		// One transaction: the migration and its record.
		await db.batch([
			...unstable_splitSqlQuery(readFileSync(file, "utf8")).map((query) => db.prepare(query)),
			db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
		]);
	}
}

for (const [binding, folder] of Object.entries(databases)) {
	await apply(platform.env[binding as keyof typeof databases], folder);
}
await platform.dispose();
