import { DAY_SECONDS } from "../../app/domain/durations";
import { foldText } from "../../app/domain/formatting/slug";
import type { Language } from "../../app/domain/language";
import { epochSeconds } from "../platform/clock";
import { factsOf, log } from "../platform/log";
import type { RowOf } from "../platform/rows";

const MAX_WORDS = 1_000;
const MAX_AT_ONCE = 5;
export const KEPT_SECONDS = 90 * DAY_SECONDS;
/** A word of a single search may be a name, so the desk sees only words of several searches. */
const MIN_SHOWN = 2;
/** Letters only: no address, no number. */
const WORD = /^\p{L}[\p{L}'’-]{1,28}\p{L}$/u;

/** Extracts the words of texts that may be counted. */
export function wordsToCount(texts: readonly string[]): string[] {
	const words = texts.flatMap((text) => (/[@\d]/.test(text) ? [] : text.split(/\s+/)));
	return [...new Set(words.filter((word) => WORD.test(word)).map(foldText))].slice(0, MAX_AT_ONCE);
}

/** Counts words of a search that were not understood: words only, for 90 days. A full table drops its rarest word. */
export async function countUnclear(listings: D1Database, texts: readonly string[], language: Language): Promise<void> {
	const now = epochSeconds();
	const statements = wordsToCount(texts).flatMap((word) => [
		listings
			.prepare(
				`DELETE FROM unclear_words WHERE (word, language) IN (SELECT word, language FROM unclear_words ORDER BY n, since LIMIT 1)
				AND (SELECT count(*) FROM unclear_words) >= ?`,
			)
			.bind(MAX_WORDS),
		listings
			.prepare(
				`INSERT INTO unclear_words (word, language, n, since) VALUES (?, ?, 1, ?)
				ON CONFLICT (word, language) DO UPDATE SET n = n + 1`,
			)
			.bind(word, language, now),
	]);
	if (statements.length === 0) return;
	try {
		await listings.batch(statements);
	} catch (error) {
		log("warn", "unclear-words-not-counted", factsOf(error));
	}
}

export type UnclearWord = RowOf<"unclear_words", "word" | "language" | "n">;

/** Words that were not understood in several searches, the most frequent first. */
export async function unclearWords(listings: D1Database, most: number): Promise<UnclearWord[]> {
	const { results } = await listings
		.withSession("first-unconstrained")
		.prepare("SELECT word, language, n FROM unclear_words WHERE n >= ? ORDER BY n DESC, word LIMIT ?")
		.bind(MIN_SHOWN, most)
		.all<RowOf<"unclear_words", "word" | "language" | "n">>();
	return results;
}

/** Deletes counts older than 90 days, so that counting restarts. */
export async function sweepUnclear(listings: D1DatabaseSession, now: number): Promise<number> {
	const { meta } = await listings
		.prepare("DELETE FROM unclear_words WHERE since < ?")
		.bind(now - KEPT_SECONDS)
		.run();
	return meta.changes;
}
