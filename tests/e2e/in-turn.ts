import process from "node:process";
import { type Language, languages } from "../../app/domain/language";

/** `E2E_LANGUAGES=all` runs every journey in every language. */
export const isInAll = process.env.E2E_LANGUAGES === "all";

/**
 * Languages of a journey: one by default, depending on the turn. Journeys do not test texts, which have their own tests
 * in all four languages: every key, page, form and email.
 */
export function languagesInTurn(turn: number): readonly Language[] {
	return isInAll ? languages : languages.filter((_, index) => index === turn % languages.length);
}
