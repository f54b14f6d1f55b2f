import process from "node:process";
import { type Language, languages } from "../../app/domain/language";

/** `E2E_LANGUAGES=all` goes every way in every language. */
export const isInAll = process.env.E2E_LANGUAGES === "all";

/**
 * The languages that a journey is made in: one, and another for each turn. What a journey finds is not in the words,
 * and the words of all four have tests of their own: every key, every page, every form and every email.
 */
export function languagesInTurn(turn: number): readonly Language[] {
	return isInAll ? languages : languages.filter((_, index) => index === turn % languages.length);
}
