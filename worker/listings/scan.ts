import type { Search } from "../../app/domain/search/search";
import { columnsOf, type Filter, type FilterName, filtersOf } from "./filters";
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

/** All listed properties in segments, with the search's conditions. */
export type Scan = {
	filters: Filter[];
	segments: Iterable<Segment>;
	/** The text is in more properties than are looked at, so there may be more that fit. */
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

/** The properties that pass the filters; null where there are too many to check one by one. */
function idsLeft(segments: Iterable<Segment>, filters: readonly Filter[]): number[] | null {
	const left: number[] = [];
	for (const segment of segments) {
		const ids = segment.numbers("id");
		for (const place of sift(segment, filters).passing) left.push(ids[place] ?? 0);
		if (left.length > MOST_CHECKED) return null;
	}
	return left;
}

/** The places of a segment's properties by what a search makes of them. */
export type Sifted = {
	/** Those that pass all filters. */
	passing: readonly number[];
	/** Those that one filter alone keeps out, by its name. */
	keptOut: ReadonlyMap<FilterName, readonly number[]>;
};

export function sift(segment: Segment, filters: readonly Filter[]): Sifted {
	const failures = new Uint8Array(segment.size);
	const last = new Uint8Array(segment.size);
	filters.forEach((filter, number) => {
		const passes = filter.test(segment);
		for (let place = 0; place < segment.size; place += 1) {
			// Who fails twice is of no interest to anybody.
			if (failures[place] === 2 || passes(place)) continue;
			failures[place] = failures[place] === 0 ? 1 : 2;
			last[place] = number;
		}
	});
	const passing: number[] = [];
	const keptOut = filters.map(({ name }) => ({ name, localities: [] as number[] }));
	for (let place = 0; place < segment.size; place += 1) {
		if (failures[place] === 0) passing.push(place);
		else if (failures[place] === 1) keptOut[last[place] ?? 0]?.localities.push(place);
	}
	return { passing, keptOut: new Map(keptOut.map(({ name, localities }) => [name, localities])) };
}
