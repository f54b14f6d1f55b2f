/** Tables of SQLite, of the platform and of the full-text index. */
const TAKES_NO_TRIGGER = /^(?:sqlite_|_cf_|listing_words)/;

/**
 * A database without room: it answers what reads, and refuses what adds or changes a row, as SQLite words it.
 * @param only of these tables; of every one where none is named
 * @returns what makes room again
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
