import type { Search } from "../../app/domain/search";
import { columnsOf, type Filter, filtersOf } from "./filters";
import type { Reader } from "./reader";
import type { Column, Segment, TableRow } from "./segment";
import { type PackedRow, segmentStatements, segmentsFrom } from "./segments";
import {
	checkStatement,
	MOST_CHECKED,
	MOST_MATCHES,
	matchExpression,
	matchingIds,
	type WordsRow,
	wordsStatement,
} from "./words";

/** All listed homes in segments, with the search's conditions. */
export type Scan = {
	filters: Filter[];
	segments: Iterable<Segment>;
	/** The text is in more homes than are looked at, so there may be more that fit. */
	isCut: boolean;
};

/** Reads, in one round trip or for a common word two, what a search compares and the columns that its caller wants beside. */
export async function scan(reader: Reader, search: Search, wanted: Iterable<Column>): Promise<Scan> {
	const expression = search.q === undefined ? null : matchExpression(search.q);
	const needed = columnsOf(filtersOf(search, new Set()));
	for (const column of wanted) needed.add(column);
	const statements = segmentStatements(reader, needed);
	if (expression === null) {
		const [packed, changed] = await reader.batch<[PackedRow, TableRow]>(statements);
		return { filters: filtersOf(search, null), segments: segmentsFrom(packed, changed), isCut: false };
	}
	const [packed, changed, words] = await reader.batch<[PackedRow, TableRow, WordsRow]>([
		...statements,
		wordsStatement(reader, expression),
	]);
	const matching = matchingIds(words);
	const found = (isCut: boolean): Scan => ({
		filters: filtersOf(search, matching),
		segments: segmentsFrom(packed, changed),
		isCut,
	});
	if (matching.size <= MOST_MATCHES) return found(false);
	const left = idsLeft(segmentsFrom(packed, changed), filtersOf(search, null));
	if (left === null) return found(true);
	const [checked] = await reader.batch<[WordsRow]>([checkStatement(reader, expression, left)]);
	for (const id of matchingIds(checked)) matching.add(id);
	return found(false);
}

/** The homes that pass the filters; null where there are too many to check one by one. */
function idsLeft(segments: Iterable<Segment>, filters: readonly Filter[]): number[] | null {
	const left: number[] = [];
	for (const segment of segments) {
		const { count } = failuresIn(segment, filters);
		const ids = segment.numbers("id");
		for (let place = 0; place < segment.size; place += 1) {
			if (count[place] !== 0) continue;
			if (left.length === MOST_CHECKED) return null;
			left.push(ids[place] ?? 0);
		}
	}
	return left;
}

/** How many of the filters each home fails, and which one failed last. */
export type Failures = { count: Uint8Array; last: Uint8Array };

export function failuresIn(segment: Segment, filters: readonly Filter[]): Failures {
	const count = new Uint8Array(segment.size);
	const last = new Uint8Array(segment.size);
	filters.forEach((filter, number) => {
		const passes = filter.test(segment);
		for (let place = 0; place < segment.size; place += 1) {
			if (passes(place)) continue;
			count[place] = (count[place] ?? 0) + 1;
			last[place] = number;
		}
	});
	return { count, last };
}
