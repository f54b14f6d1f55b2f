import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";

/** Migrated database in which `json_valid(NULL)` is 0, as in older SQLite releases. */
function migrated(name: string): DatabaseSync {
	const db = new DatabaseSync(":memory:");
	db.function("json_valid", { deterministic: true }, (text: unknown) => Number(typeof text === "string"));
	for (const file of globSync(`migrations/${name}/*.sql`).sort()) db.exec(readFileSync(file, "utf8"));
	return db;
}

test.for(["personal", "listings"])("no check of the database %s refuses a null that its column allows", (name) => {
	const db = migrated(name);
	const tables = db.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql LIKE '%CHECK%'").all();
	expect(name === "listings" || tables.length > 5).toBe(true);
	const checks = tables.flatMap(({ name: table, sql }) => {
		const columns = db
			.prepare(`SELECT name FROM pragma_table_info(?) WHERE "notnull" = 0 AND pk = 0`)
			.all(String(table));
		return columns
			.map(({ name: column }) => String(column))
			.filter((column) => new RegExp(`CHECK \\("?json_valid\\(\\s*"?${column}"?\\s*\\)`).test(String(sql)))
			.map((column) => `${String(table)}.${column}`);
	});
	expect(checks).toEqual([]);
	expect(db.prepare("PRAGMA quick_check").all()).toEqual([{ quick_check: "ok" }]);
});

test("what a removed property and an email without an alert leave null is stored", () => {
	const db = migrated("personal");
	db.exec("INSERT INTO compared_properties (property_id, facts) VALUES (1, NULL)");
	const columns = db.prepare("SELECT sql FROM sqlite_master WHERE name = 'outbox'").get();
	expect(String(columns?.sql)).toMatch(/notified IS NULL OR json_valid/);
	expect(db.prepare("PRAGMA quick_check").all()).toEqual([{ quick_check: "ok" }]);
});
