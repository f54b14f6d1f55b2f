/** Remembers the language that a visitor chose. */
export const LANGUAGE_COOKIE = "language";

/** Thirty days. */
export const LANGUAGE_COOKIE_MINUTES = 43_200;
