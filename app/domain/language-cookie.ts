import { DAY_SECONDS } from "./durations";

/** Remembers the language that a visitor chose. */
export const LANGUAGE_COOKIE = "language";

export const LANGUAGE_COOKIE_SECONDS = 30 * DAY_SECONDS;
