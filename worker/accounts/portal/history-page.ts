import type { TFunction } from "i18next";
import type { HistoryKind } from "../../../app/domain/accounts/history";
import type { Language } from "../../../app/domain/language";
import { toIsoString } from "../../platform/clock";
import {
	cursorOf,
	type Direction,
	entryOf,
	type HistoryEntry,
	type HistoryRow,
	parseCursor,
	readHistory,
} from "./history";
import { matches, searchWords } from "./history-words";

export type HistoryQuery = {
	kind: HistoryKind | null;
	/** Search text; empty for no search. */
	words: string;
	/** Cursor from an earlier page. */
	from: string | null;
	direction: Direction;
};

export type HistoryPage = {
	entries: HistoryEntry[];
	/** Cursors of the adjacent pages; null at either end. */
	newer: string | null;
	older: string | null;
	/** Time of the last row searched, in ISO 8601, if the search stopped before the end; else null. */
	searchedTo: string | null;
};

const HISTORY_PAGE = 15;
/** Maximum number of rows that one search step reads. */
const SEARCHED_AT_ONCE = 1_000;

type Reading = {
	db: D1DatabaseSession;
	propertyId: number;
	language: Language;
	fallback: Language;
	t: TFunction<"portal">;
};

export async function historyPage(reading: Reading, query: HistoryQuery): Promise<HistoryPage> {
	const words = searchWords(query.words);
	return words.length > 0 ? searchPage(reading, query, words) : plainPage(reading, query);
}

async function plainPage(reading: Reading, query: HistoryQuery): Promise<HistoryPage> {
	const { db, propertyId } = reading;
	const from = parseCursor(query.from);
	const direction = from ? query.direction : "older";
	const rows = await readHistory(db, propertyId, { kind: query.kind, from, direction, limit: HISTORY_PAGE + 1 });
	const more = rows.length > HISTORY_PAGE;
	const nearest = rows.slice(0, HISTORY_PAGE);
	const shown = direction === "older" ? nearest : nearest.toReversed();
	return {
		entries: shown.map((row) => entryOf(row, reading.language, reading.fallback)),
		newer: direction === "older" ? (from ? positionOf(shown[0]) : null) : more ? positionOf(shown[0]) : null,
		older: direction === "newer" || more ? positionOf(shown.at(-1)) : null,
		searchedTo: null,
	};
}

/** Searches backwards in steps: no index covers the translated texts of a row. */
async function searchPage(reading: Reading, query: HistoryQuery, words: readonly string[]): Promise<HistoryPage> {
	const { db, propertyId, t } = reading;
	const from = parseCursor(query.from);
	const rows = await readHistory(db, propertyId, {
		kind: query.kind,
		from,
		direction: "older",
		limit: SEARCHED_AT_ONCE,
	});
	const entries: HistoryEntry[] = [];
	let last: HistoryRow | undefined;
	for (const row of rows) {
		if (entries.length === HISTORY_PAGE) break;
		last = row;
		const entry = entryOf(row, reading.language, reading.fallback);
		if (matches(entry, words, t)) entries.push(entry);
	}
	const more = last !== undefined && (last !== rows.at(-1) || rows.length === SEARCHED_AT_ONCE);
	return {
		entries,
		newer: null,
		older: more ? positionOf(last) : null,
		searchedTo: more && last && entries.length < HISTORY_PAGE ? toIsoString(last.at) : null,
	};
}

function positionOf(row: HistoryRow | undefined): string | null {
	return row ? cursorOf(row) : null;
}
