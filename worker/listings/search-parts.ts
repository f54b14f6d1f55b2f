import type { Language } from "../../app/domain/language";
import type { Reader } from "../platform/reader";
import type { Snapshot } from "../search/memory";

/** Where a search is made: the listed properties in memory, and the rows of those that it shows. */
export type SearchParts = { reader: Reader; snapshot: Snapshot; shaping: Shaping };

/** Which of a record's languages is read. */
export type Reading = { language: Language; defaultLanguage: Language };

/** What rows are made into pages with, in one language. */
export type Shaping = Reading & {
	/** Epoch seconds. */
	now: number;
};
