import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

const SCHEMA = `SELECT type, name, tbl_name, sql FROM sqlite_schema
	WHERE name NOT LIKE 'd1_%' AND name NOT LIKE '_cf_%' AND name NOT LIKE 'sqlite_%' ORDER BY type, name`;

/** Reads the tables, indexes and triggers of a database and all rows. */
async function wholeOf(db: D1Database) {
	const { results: schema } = await db.prepare(SCHEMA).all<{ type: string; name: string }>();
	const tables = schema.filter(({ type }) => type === "table");
	const rows = await db.batch(tables.map(({ name }) => db.prepare(`SELECT * FROM "${name}"`)));
	return { schema, rows: tables.map(({ name }, index) => [name, rows[index]?.results]) };
}

const wholes = async () => [await wholeOf(env.LISTINGS), await wholeOf(env.PERSONAL)];

test("what tests begin with is what the migrations leave behind, one after the other", async () => {
	const begun = await wholes();
	await reset();
	await applyD1Migrations(env.LISTINGS, env.LISTINGS_MIGRATIONS);
	await applyD1Migrations(env.PERSONAL, env.PERSONAL_MIGRATIONS);
	expect(await wholes()).toEqual(begun);
	expect(begun.map(({ schema }) => schema.length > 20)).toEqual([true, true]);
});
