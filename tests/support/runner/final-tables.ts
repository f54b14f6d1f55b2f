import { DatabaseSync } from "node:sqlite";
import type { D1Migration } from "@cloudflare/vitest-plugin";

type Part = { type: string; name: string; sql: string };

const PARTS = `SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid`;

/**
 * Returns SQL that creates the final state of the migrations, tables with their initial rows. Every test file runs it;
 * the migrations would take several times as long.
 */
export function finalTables(migrations: readonly D1Migration[]): string {
	const database = new DatabaseSync(":memory:");
	for (const query of migrations.flatMap(({ queries }) => queries)) database.exec(query);
	const parts = database.prepare(PARTS).all() as Part[];
	const virtual = parts.filter(({ sql }) => sql.startsWith("CREATE VIRTUAL")).map(({ name }) => name);
	// A full-text index creates its shadow tables itself.
	const isInner = ({ name }: Part) => virtual.some((index) => name.startsWith(`${index}_`));
	const tables = parts.filter((part) => part.type === "table" && !isInner(part));
	const rest = parts.filter(({ type }) => type !== "table");
	const rows = tables.filter(({ name }) => !virtual.includes(name)).flatMap(({ name }) => rowsOf(database, name));
	return [...tables.map(({ sql }) => sql), ...rows, ...rest.map(({ sql }) => sql)].join(";\n");
}

function rowsOf(database: DatabaseSync, table: string): string[] {
	const columns = database.prepare(`SELECT name FROM pragma_table_info('${table}')`).all() as { name: string }[];
	const names = columns.map(({ name }) => `"${name}"`);
	const values = names.map((name) => `quote(${name})`).join(" || ', ' || ");
	const rows = database.prepare(`SELECT ${values} AS texts FROM "${table}"`).all() as { texts: string }[];
	return rows.map(({ texts }) => `INSERT INTO "${table}" (${names.join(", ")}) VALUES (${texts})`);
}
