import text from "./instrument-sans.woff2?url";
import heading from "./newsreader.woff2?url";

/** URLs of the fonts that every page preloads. */
export const firstFonts = [heading, text] as const;
