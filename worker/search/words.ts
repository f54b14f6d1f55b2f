import { foldText } from "../../app/domain/formatting/slug";
import { onceFor } from "../../app/domain/once";
import { inGroups } from "../../app/domain/records";
import type { Search } from "../../app/domain/search/search";
import { parseTrustedJson } from "../platform/json-column";
import type { Reader } from "../platform/reader";
import { type Computed, onlyRow } from "../platform/rows";
import { positionOf, type SearchColumns } from "./columns-in-memory";
import { bitsOf } from "./layout";
import type { Snapshot } from "./memory";
import { type Sifted, sift } from "./sift";

/**
 * A text with more matches is searched among the highest ids only, so that no word reads the whole index. If the other
 * filters leave at most `MAX_CHECKED` properties, these are all checked as well.
 */
const MAX_MATCHES = 10_000;
const MAX_CHECKED = 1_500;
/** Number of texts whose matches are cached per columns. */
const TEXTS_KEPT = 20;

/** Matching ids by expression. */
const keptOf = onceFor((_columns: SearchColumns) => new Map<string, readonly number[]>());

/**
 * Converts a visitor's text to a full-text query: every word must match, the last one as a prefix. Words are quoted, so
 * that they contain no operators. Null if the text has no word.
 */
export function matchExpression(text: string): string | null {
	const words = foldText(text).match(/[\p{L}\p{N}]+/gu);
	return words ? `${words.map((word) => `"${word}"`).join(" ")}*` : null;
}

/** Full-text query for any word of a text, as a prefix; null without words of at least three characters. */
function anyExpression(text: string): string | null {
	const words = foldText(text).match(/[\p{L}\p{N}]{3,}/gu);
	return words ? words.map((word) => `"${word}"*`).join(" OR ") : null;
}

/** Moves properties whose text has a word of the search's `rest` to the front of an order; ended ones stay last. */
export async function preferring(
	reader: Reader,
	{ columns }: Snapshot,
	{ rest }: Search,
	order: Uint32Array,
): Promise<Uint32Array> {
	const expression = rest === undefined ? null : anyExpression(rest);
	if (expression === null) return order;
	const isPreferred = new Uint8Array(columns.size);
	for (const id of await idsOf(reader, wordsStatement(reader, expression))) {
		const at = positionOf(columns, id);
		if (columns.numbers.id[at] === id && ((columns.numbers.bits[at] ?? 0) & ENDED) === 0) isPreferred[at] = 1;
	}
	const preferred = order.filter((position) => isPreferred[position] === 1);
	const ordered = new Uint32Array(order.length);
	ordered.set(preferred);
	ordered.set(
		order.filter((position) => isPreferred[position] !== 1),
		preferred.length,
	);
	return ordered;
}

const ENDED = bitsOf(["ended"]);

/** Result of a search; `isCut` if its text has more matches than are checked, so that more properties may fit. */
export type Found = { sifted: Sifted; isCut: boolean };

/** Searches in one pass over the columns. A text is looked up in the full-text index first, once per snapshot. */
export async function findIn(reader: Reader, snapshot: Snapshot, search: Search): Promise<Found> {
	const { columns } = snapshot;
	const expression = search.q === undefined ? null : matchExpression(search.q);
	if (expression === null) return { sifted: sift(columns, search, null), isCut: false };
	const matching = await matchesOf(reader, columns, expression);
	if (matching.length <= MAX_MATCHES) return { sifted: sift(columns, search, matching), isCut: false };
	const others = sift(columns, search, null);
	if (others.total > MAX_CHECKED) return { sifted: sift(columns, search, matching), isCut: true };
	const left = [...others.passing()].map((position) => columns.numbers.id[position] ?? 0);
	const checked = await idsOf(reader, checkStatement(reader, expression, left));
	return { sifted: sift(columns, search, [...matching, ...checked]), isCut: false };
}

async function matchesOf(reader: Reader, columns: SearchColumns, expression: string): Promise<readonly number[]> {
	const texts = keptOf(columns);
	const known = texts.get(expression) ?? (await idsOf(reader, wordsStatement(reader, expression)));
	texts.delete(expression);
	texts.set(expression, known);
	for (const oldest of texts.keys()) {
		if (texts.size <= TEXTS_KEPT) break;
		texts.delete(oldest);
	}
	return known;
}

/** Ids of the matching properties, in one row. */
function wordsStatement(reader: Reader, expression: string): D1PreparedStatement {
	return reader.prepare(
		`SELECT json_group_array(id) AS ids FROM (
			SELECT rowid AS id FROM listing_words WHERE listing_words MATCH ? ORDER BY rowid DESC LIMIT ?)`,
		expression,
		MAX_MATCHES + 1,
	);
}

/** The given ids that match, in one row. */
function checkStatement(reader: Reader, expression: string, ids: readonly number[]): D1PreparedStatement {
	return reader.prepare(
		`SELECT json_group_array(asked.value) AS ids FROM json_each(?) AS asked
		CROSS JOIN listing_words AS held ON held.rowid = asked.value WHERE held.listing_words MATCH ?`,
		JSON.stringify(ids),
		expression,
	);
}

/** Maximum number of texts per round trip. */
const CHECKED_AT_ONCE = 50;

/** Which of the given ids match each text, by its expression. */
export async function matchesAmong(
	reader: Reader,
	expressions: readonly string[],
	ids: readonly number[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
	const found = new Map<string, ReadonlySet<number>>();
	for (const some of inGroups(expressions, CHECKED_AT_ONCE)) {
		const results = await reader.batch<IdsRow[]>(some.map((expression) => checkStatement(reader, expression, ids)));
		for (const [index, expression] of some.entries()) found.set(expression, new Set(idsIn(results[index] ?? [])));
	}
	return found;
}

type IdsRow = Computed<{ ids: string }>;

async function idsOf(reader: Reader, statement: D1PreparedStatement): Promise<readonly number[]> {
	const [rows] = await reader.batch<[IdsRow]>([statement]);
	return idsIn(rows);
}

function idsIn(rows: readonly IdsRow[]): readonly number[] {
	return parseTrustedJson<number[]>(onlyRow(rows).ids);
}
