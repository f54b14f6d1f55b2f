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
			`SELECT c.first_id, c.name, c.texts, c.data
			FROM segments AS s CROSS JOIN segment_columns AS c
			ON c.first_id = s.first_id AND c.name IN (${placeholders(names)})
			WHERE s.changed = 0 ORDER BY s.first_id`,
			...names,
		),
		reader.prepare(
			`SELECT ${names.map(columnSql).join(", ")}
			FROM segments AS s CROSS JOIN listings AS l NOT INDEXED ON l.id >= s.first_id AND l.id < s.end_id
			WHERE s.changed = 1 AND l.listed = 1`,
		),
	];
}

/** One segment at a time, so that the columns of a million homes are never unpacked together. */
export function* segmentsFrom(packed: readonly PackedRow[], changed: readonly TableRow[]): Generator<Segment> {
	let start = 0;
	while (start < packed.length) {
		let end = start + 1;
		while (end < packed.length && packed[end]?.first_id === packed[start]?.first_id) end += 1;
		yield segmentFromColumns(packed.slice(start, end));
		start = end;
	}
	if (changed.length > 0) yield segmentFromRows(changed);
}
