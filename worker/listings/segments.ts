import { placeholders, type Reader } from "./reader";
import {
	type Column,
	columnSql,
	type PackedColumn,
	type Segment,
	segmentFromColumns,
	segmentFromRows,
	type TableRow,
} from "./segment";

export type PackedRow = PackedColumn & { first_id: number };

/** The statements whose rows `segmentsFrom` makes segments of. They belong in one batch: a range is in one of the two. */
export function segmentStatements(
	reader: Reader,
	wanted: ReadonlySet<Column>,
): [packed: D1PreparedStatement, changed: D1PreparedStatement] {
	const names = [...new Set<Column>(["bits", ...wanted])];
	return [
		reader.prepare(
			`SELECT first_id, name, texts, data FROM segment_columns
			WHERE name IN (${placeholders(names)})
			AND first_id NOT IN (SELECT first_id FROM segments WHERE changed = 1)`,
			...names,
		),
		reader.prepare(
			`SELECT ${names.map(columnSql).join(", ")}
			FROM segments AS s CROSS JOIN listings AS l NOT INDEXED ON l.id >= s.first_id AND l.id < s.end_id
			WHERE s.changed = 1 AND l.listed = 1`,
		),
	];
}

/** One segment at a time, so that the columns of a million properties are never unpacked together. */
export function* segmentsFrom(packed: readonly PackedRow[], changed: readonly TableRow[]): Generator<Segment> {
	for (const columns of Map.groupBy(packed, (column) => column.first_id).values()) yield segmentFromColumns(columns);
	if (changed.length > 0) yield segmentFromRows(changed);
}
