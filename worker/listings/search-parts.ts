import type { Language } from "../../app/domain/language";
import type { Reader } from "../platform/reader";
import type { Snapshot } from "../search/memory";

/** Context of a search: the listed properties in memory, and a reader for the rows that it shows. */
export type SearchParts = { reader: Reader; snapshot: Snapshot; shaping: Shaping };

/** Languages in which a record is read. */
export type Reading = { language: Language; defaultLanguage: Language };

/** Context for shaping rows into pages, in one language. */
export type Shaping = Reading & {
	/** Epoch seconds. */
	now: number;
};
