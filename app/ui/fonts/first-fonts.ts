import text from "./instrument-sans.woff2?url";
import heading from "./newsreader.woff2?url";

/** Addresses of the fonts that every page shows at once. */
export const firstFonts = [heading, text] as const;
