/** Wraps a database to count rows read and written by all kinds of statements. */
export function rowCounter(db: D1Database): { db: D1Database; rows(): number; written(): number; reset(): void } {
	let rows = 0;
	let written = 0;
	const count = <Result extends { meta: { rows_read?: number; rows_written?: number } }>(result: Result): Result => {
		rows += result.meta.rows_read ?? 0;
		written += result.meta.rows_written ?? 0;
		return result;
	};
	const counted = (statement: D1PreparedStatement): D1PreparedStatement =>
		new Proxy(statement, {
			get(target, name) {
				if (name === "bind") return (...values: unknown[]) => counted(target.bind(...values));
				if (name === "all" || name === "run") return async () => count(await target.all());
				if (name !== "first") return Reflect.get(target, name);
				return async (column?: string) => {
					const [row] = count(await target.all<Record<string, unknown>>()).results;
					return row === undefined ? null : column === undefined ? row : row[column];
				};
			},
		});
	const withSession = (constraint?: D1SessionConstraint) => {
		const session = db.withSession(constraint);
		return {
			prepare: (sql: string) => counted(session.prepare(sql)),
			batch: async (statements: D1PreparedStatement[]) => (await session.batch(statements)).map(count),
			getBookmark: () => session.getBookmark(),
		};
	};
	const proxy = new Proxy(db, {
		get: (target, name) => (name === "withSession" ? withSession : Reflect.get(target, name)),
	});
	return {
		db: proxy,
		rows: () => rows,
		written: () => written,
		reset() {
			rows = 0;
			written = 0;
		},
	};
}
