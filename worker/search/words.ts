import { foldText } from "../../app/domain/formatting/slug";
import { onceFor } from "../../app/domain/once";
import { inGroups } from "../../app/domain/records";
import type { Search } from "../../app/domain/search/search";
import { ownJson } from "../platform/json-column";
import type { Reader } from "../platform/reader";
import { type Computed, onlyRow } from "../platform/rows";
import { positionOf, type SearchColumns } from "./columns-in-memory";
import { bitsOf } from "./layout";
import type { Snapshot } from "./memory";
import { type Sifted, sift } from "./sift";

/**
 * A text that more properties hold is looked for in those with the highest ids, so that no word reads the whole index;
 * and in all the properties that the other filters leave, where they leave few.
 */
const MOST_MATCHES = 10_000;
const MOST_CHECKED = 1_500;
/** Texts whose matches are kept with the columns. */
const TEXTS_KEPT = 20;

/** Ids by expression. */
const keptOf = onceFor((_columns: SearchColumns) => new Map<string, readonly number[]>());

/**
 * A visitor's text in the language of the full-text index: every word must be there, the last one may be a beginning.
 * Words are quoted, so nothing in them is an operator. Null where the text has no word.
 */
export function matchExpression(text: string): string | null {
	const words = foldText(text).match(/[\p{L}\p{N}]+/gu);
	return words ? `${words.map((word) => `"${word}"`).join(" ")}*` : null;
}

/** Any of the words of a text, each as the beginning of one; null where it has none worth looking for. */
function anyExpression(text: string): string | null {
	const words = foldText(text).match(/[\p{L}\p{N}]{3,}/gu);
	return words ? words.map((word) => `"${word}"*`).join(" OR ") : null;
}

/** The positions of an order with those first whose text has a word of the search's `rest`; what has ended stays last. */
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

/** What a search finds; `isCut` where its text is in more properties than are looked at, so that more may fit. */
export type Found = { sifted: Sifted; isCut: boolean };

/** One pass over the columns. A search with a text asks the full-text index first, once for each snapshot and text. */
export async function findIn(reader: Reader, snapshot: Snapshot, search: Search): Promise<Found> {
	const { columns } = snapshot;
	const expression = search.q === undefined ? null : matchExpression(search.q);
	if (expression === null) return { sifted: sift(columns, search, null), isCut: false };
	const matching = await matchesOf(reader, columns, expression);
	if (matching.length <= MOST_MATCHES) return { sifted: sift(columns, search, matching), isCut: false };
	const others = sift(columns, search, null);
	if (others.total > MOST_CHECKED) return { sifted: sift(columns, search, matching), isCut: true };
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

/** The ids of the properties that hold the words, in one row. */
function wordsStatement(reader: Reader, expression: string): D1PreparedStatement {
	return reader.prepare(
		`SELECT json_group_array(id) AS ids FROM (
			SELECT rowid AS id FROM listing_words WHERE listing_words MATCH ? ORDER BY rowid DESC LIMIT ?)`,
		expression,
		MOST_MATCHES + 1,
	);
}

/** Which of the properties hold the words, in one row. */
function checkStatement(reader: Reader, expression: string, ids: readonly number[]): D1PreparedStatement {
	return reader.prepare(
		`SELECT json_group_array(asked.value) AS ids FROM json_each(?) AS asked
		CROSS JOIN listing_words AS held ON held.rowid = asked.value WHERE held.listing_words MATCH ?`,
		JSON.stringify(ids),
		expression,
	);
}

/** Texts that are looked for in one round trip. */
const CHECKED_AT_ONCE = 50;

/** Which of some properties hold each of several texts, by its expression. */
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
	return ownJson<number[]>(onlyRow(rows).ids);
}
