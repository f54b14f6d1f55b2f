import type { SessionSource } from "./metered";

/** A value that can be bound to a D1 statement. */
export type Bound = string | number | null;

/** Sessions of both databases. */
export type Databases = { listings: D1DatabaseSession; personal: D1DatabaseSession };

/** Queries on one D1 session, with typed rows. */
export type Reader = {
	prepare(sql: string, ...values: Bound[]): D1PreparedStatement;
	/** Rows of each statement, in one round trip and from one snapshot. */
	batch<Rows extends object[]>(
		statements: { [Index in keyof Rows]: D1PreparedStatement },
	): Promise<{ [Index in keyof Rows]: Rows[Index][] }>;
	all<Row extends object>(sql: string, ...values: Bound[]): Promise<Row[]>;
	first<Row extends object>(sql: string, ...values: Bound[]): Promise<Row | null>;
};

/** Reads from the nearest replica. */
export function createReader(db: SessionSource): Reader {
	const session = db.withSession("first-unconstrained");

	function prepare(sql: string, ...values: Bound[]): D1PreparedStatement {
		return session.prepare(sql).bind(...values);
	}

	async function batch<Rows extends object[]>(statements: { [Index in keyof Rows]: D1PreparedStatement }) {
		return rowsOfEach<Rows>(await session.batch<object>([...statements]));
	}

	async function all<Row extends object>(sql: string, ...values: Bound[]): Promise<Row[]> {
		const [rows] = await batch<[Row]>([prepare(sql, ...values)]);
		return rows;
	}

	async function first<Row extends object>(sql: string, ...values: Bound[]): Promise<Row | null> {
		const rows = await all<Row>(sql, ...values);
		return rows[0] ?? null;
	}

	return { prepare, batch, all, first };
}

/** Rows of each statement of a batch; the caller gives their types. */
export function rowsOfEach<Rows extends object[]>(
	results: readonly D1Result<object>[],
): { [Index in keyof Rows]: Rows[Index][] } {
	return results.map((result) => result.results) as { [Index in keyof Rows]: Rows[Index][] };
}

/** Placeholders for a list of values: `?, ?, ?`. Unlike a JSON list, it reads no rows. D1 binds at most 100 values. */
export function placeholders(values: readonly unknown[]): string {
	return values.map(() => "?").join(", ");
}
