import type { Search } from "../../app/domain/search";
import { columnsOf, type Filter, filtersOf } from "./filters";
import type { Reader } from "./reader";
import type { Column, Segment, TableRow } from "./segment";
import { type PackedRow, segmentStatements, segmentsFrom } from "./segments";
import { MOST_MATCHES, matchExpression, matchingIds, type WordsRow, wordsStatement } from "./words";

/** All listed homes in segments, with the search's conditions. */
export type Scan = {
	filters: Filter[];
	segments: Iterable<Segment>;
	/** The text was found in more homes than are looked at. */
	isCut: boolean;
};

/** Reads, in one round trip, what a search compares and the columns that its caller wants beside. */
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
	return {
		filters: filtersOf(search, matching),
		segments: segmentsFrom(packed, changed),
		isCut: matching.size > MOST_MATCHES,
	};
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
