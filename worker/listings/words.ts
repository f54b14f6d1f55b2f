import { foldText } from "../../app/domain/formatting/slug";
import type { Reader } from "./reader";

/**
 * A text that more properties hold is looked for in those with the highest ids, so that no word reads the whole index; and in
 * all the properties that the other filters leave, where they leave few.
 */
export const MOST_MATCHES = 10_000;
export const MOST_CHECKED = 1_500;

/**
 * A visitor's text in the language of the full-text index: every word must be there, the last one may be a beginning.
 * Words are quoted, so nothing in them is an operator. Null where the text has no word.
 */
export function matchExpression(text: string): string | null {
	const words = foldText(text).match(/[\p{L}\p{N}]+/gu);
	return words ? `${words.map((word) => `"${word}"`).join(" ")}*` : null;
}

/** Tells, in one row, the ids of the properties that hold the words. */
export function wordsStatement(reader: Reader, expression: string): D1PreparedStatement {
	return reader.prepare(
		`SELECT json_group_array(id) AS ids FROM (
			SELECT rowid AS id FROM listing_words WHERE listing_words MATCH ? ORDER BY rowid DESC LIMIT ?)`,
		expression,
		MOST_MATCHES + 1,
	);
}

/** Tells, in one row, which of the properties hold the words. */
export function checkStatement(reader: Reader, expression: string, ids: readonly number[]): D1PreparedStatement {
	return reader.prepare(
		`SELECT json_group_array(asked.value) AS ids FROM json_each(?) AS asked
		CROSS JOIN listing_words AS held ON held.rowid = asked.value WHERE held.listing_words MATCH ?`,
		JSON.stringify(ids),
		expression,
	);
}

export type WordsRow = { ids: string };

export function matchingIds(rows: readonly WordsRow[]): Set<number> {
	return new Set(JSON.parse(rows[0]?.ids ?? "[]") as number[]);
}
