import type { Language } from "../../app/domain/language";

/** What rows are made into pages with, in one language. */
export type Shaping = {
	language: Language;
	defaultLanguage: Language;
	/** Epoch seconds. */
	now: number;
};
