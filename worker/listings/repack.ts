import { type Column, columnSql, columns, packRows, type TableRow } from "./segment";

/** Properties in one packed range: large enough for few rows a search, small enough to pack anew in one statement. */
const SEGMENT_SIZE = 32_768;

type Range = { first_id: number; end_id: number };

/**
 * Packs every range that has changed since it was last packed. Cheap where nothing has; cut off anywhere, the next call
 * goes on, and searches read in the meantime what is not packed from the table itself.
 */
export async function repackSegments(db: D1DatabaseSession): Promise<void> {
	const { results } = await db
		.prepare("SELECT first_id, end_id FROM segments WHERE changed = 1 ORDER BY first_id")
		.all<Range>();
	for (const range of results) await repack(db, range);
}

/** Packs a range, and splits it where it has grown too large. */
async function repack(db: D1DatabaseSession, range: Range): Promise<void> {
	let start = range.first_id;
	for (;;) {
		const { results: rows } = await db
			.prepare(
				`SELECT ${columns.map((column: Column) => columnSql(column)).join(", ")} FROM listings NOT INDEXED
				WHERE id >= ? AND id < ? AND listed = 1 ORDER BY id LIMIT ?`,
			)
			.bind(start, range.end_id, SEGMENT_SIZE + 1)
			.all<TableRow>();
		const overflow = rows[SEGMENT_SIZE];
		const end = overflow ? Number(overflow.id) : range.end_id;
		await db.batch(replaceStatements(db, { first_id: start, end_id: end }, range, rows.slice(0, SEGMENT_SIZE)));
		if (!overflow) return;
		start = end;
	}
}

/** What is left of the old range stays marked as changed, so that no property is ever in no range. */
function replaceStatements(
	db: D1DatabaseSession,
	packed: Range,
	old: Range,
	rows: readonly TableRow[],
): D1PreparedStatement[] {
	return [
		db
			.prepare("INSERT OR REPLACE INTO segments (first_id, end_id, changed) VALUES (?, ?, 0)")
			.bind(packed.first_id, packed.end_id),
		...(packed.end_id < old.end_id
			? [
					db
						.prepare("INSERT OR REPLACE INTO segments (first_id, end_id, changed) VALUES (?, ?, 1)")
						.bind(packed.end_id, old.end_id),
				]
			: []),
		db.prepare("DELETE FROM segment_columns WHERE first_id = ?").bind(packed.first_id),
		...packRows(rows).map(({ name, texts, data }) =>
			db
				.prepare("INSERT INTO segment_columns (first_id, name, texts, data) VALUES (?, ?, ?, ?)")
				.bind(packed.first_id, name, texts, data),
		),
	];
}
