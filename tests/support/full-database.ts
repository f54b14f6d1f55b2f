/** Tables of SQLite, the platform and the full-text index. */
const TAKES_NO_TRIGGER = /^(?:sqlite_|_cf_|listing_words)/;

/**
 * Simulates a full database: reads succeed, inserts and updates fail with SQLite's message.
 * @param only affected tables; all when omitted
 * @returns function that ends the simulation
 */
export async function fill(db: D1Database, ...only: string[]): Promise<() => Promise<void>> {
	const { results } = await db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all<{ name: string }>();
	const triggers = results
		.filter(({ name }) => !TAKES_NO_TRIGGER.test(name))
		.filter(({ name }) => only.length === 0 || only.includes(name))
		.flatMap(({ name }) => ["INSERT", "UPDATE"].map((action) => ({ table: name, action })));
	await db.batch(
		triggers.map(({ table, action }) =>
			db.prepare(
				`CREATE TRIGGER full_${action}_${table} BEFORE ${action} ON ${table}
				BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
			),
		),
	);
	return async () => {
		await db.batch(triggers.map(({ table, action }) => db.prepare(`DROP TRIGGER full_${action}_${table}`)));
	};
}
