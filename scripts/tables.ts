import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Generated with the types of the platform and the routes; not kept in git. */
const FILE = "worker/platform/tables.d.ts";

const types: Readonly<Record<string, string>> = { INTEGER: "number", REAL: "number", TEXT: "string", BLOB: "number[]" };

type Table = { name: string; sql: string };
type Column = { name: string; type: string; notnull: 0 | 1; pk: number; dflt_value: unknown };

/** Returns the union type of a column's check, `CHECK (state IN ('new', 'seen'))`; null without one. */
function valuesOf(sql: string, column: string): string | null {
	const check = new RegExp(`\\bCHECK \\(${column} IN \\(([^)]*)\\)\\)`).exec(sql)?.[1];
	return (
		check
			?.split(",")
			.map((value) => value.trim().replaceAll("'", '"'))
			.join(" | ") ?? null
	);
}

function linesOf(database: DatabaseSync, { name, sql }: Table): string[] {
	const columns = database.prepare(`SELECT * FROM pragma_table_xinfo('${name}') WHERE hidden <> 1`).all() as Column[];
	return [
		`\t${name}: {`,
		...columns.map((column) => {
			const type = valuesOf(sql, column.name) ?? types[column.type] ?? "string";
			const isNever = column.notnull === 1 || column.pk > 0;
			return `\t\t${column.name}: ${type}${isNever ? "" : " | null"};`;
		}),
		"\t};",
	];
}

/** Lines for the tables that a database's migrations create, without the shadow tables of full-text indexes. */
function tablesOf(folder: string): string[] {
	const database = new DatabaseSync(":memory:");
	for (const file of readdirSync(folder).sort()) database.exec(readFileSync(path.join(folder, file), "utf8"));
	const tables = database
		.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
		.all() as Table[];
	const virtual = tables.filter(({ sql }) => sql.startsWith("CREATE VIRTUAL")).map(({ name }) => `${name}_`);
	return tables
		.filter(({ name }) => !virtual.some((start) => name.startsWith(start)))
		.flatMap((table) => linesOf(database, table));
}

const lines = ["migrations/listings", "migrations/personal"].flatMap(tablesOf);
const text = `/** Made by \`npm run types\` from the migrations. */\nexport type Tables = {\n${lines.join("\n")}\n};\n`;
writeFileSync(FILE, text);
