import { DAY_SECONDS } from "./durations";
import type { Language } from "./language";

/** Stores the language that a visitor chose. */
export const LANGUAGE_COOKIE = "language";

const LIFE_SECONDS = 30 * DAY_SECONDS;

/** Builds the `Set-Cookie` header for a language. `secure` is false on plain http. */
export function languageCookie(language: Language, secure: boolean): string {
	return `${LANGUAGE_COOKIE}=${language}; Max-Age=${LIFE_SECONDS}; Path=/; HttpOnly;${secure ? " Secure;" : ""} SameSite=Lax`;
}
