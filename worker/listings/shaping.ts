import type { Language } from "../../app/domain/language";

/** Which of a record's languages is read. */
export type Reading = { language: Language; defaultLanguage: Language };

/** What rows are made into pages with, in one language. */
export type Shaping = Reading & {
	/** Epoch seconds. */
	now: number;
};
