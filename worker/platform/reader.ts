import type { SessionSource } from "./metered";

/** What a D1 statement can be given. */
export type Bound = string | number | null;

/** Sessions of both databases. */
export type Databases = { listings: D1DatabaseSession; personal: D1DatabaseSession };

/** Statements of one D1 session, with the rows that they select. */
export type Reader = {
	prepare(sql: string, ...values: Bound[]): D1PreparedStatement;
	/** The rows of each statement, in one round trip and of one moment. */
	batch<Rows extends object[]>(
		statements: { [Index in keyof Rows]: D1PreparedStatement },
	): Promise<{ [Index in keyof Rows]: Rows[Index][] }>;
	all<Row extends object>(sql: string, ...values: Bound[]): Promise<Row[]>;
	first<Row extends object>(sql: string, ...values: Bound[]): Promise<Row | null>;
};

/** Reads from wherever the data is nearest. */
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

/** The rows of each statement of a batch, typed as its statements select them. */
export function rowsOfEach<Rows extends object[]>(
	results: readonly D1Result<object>[],
): { [Index in keyof Rows]: Rows[Index][] } {
	return results.map((result) => result.results) as { [Index in keyof Rows]: Rows[Index][] };
}

/** `?, ?, ?` for a list of values: unlike a list as JSON, it costs no rows. At most 100 values fit in a statement. */
export function placeholders(values: readonly unknown[]): string {
	return values.map(() => "?").join(", ");
}
