/** The day (ISO 8601) on which the bundled texts were last read whole and changed. Sitemaps tell it of pages that only the desk changes. */
export const TEXTS_REVISED = "2026-11-26";
