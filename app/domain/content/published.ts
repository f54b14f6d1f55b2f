import type { Brand } from "../agency/brand";
import type { Language } from "../language";
import type { FigureChanges } from "../law/law";
import type { TextChanges } from "./texts";

/** What of the agency the desk has replaced: whole values, so that nothing of the demo is left within one. */
export type BrandChanges = Partial<Brand>;

/** Everything that the desk has put in place of what is bundled. */
export type Published = {
	/** By language and namespace. */
	texts: Partial<Record<Language, Record<string, TextChanges>>>;
	brand: BrandChanges;
	/** Figures of the law: when they were checked, and what holds today in place of them. */
	figures: FigureChanges;
	/** Keys of the features that pages do not show. */
	leftOutExtras: readonly string[];
	/** The desk has opened times for viewings, whatever the agency's system gives. */
	opensViewings: boolean;
};

export const nothingPublished: Published = {
	texts: {},
	brand: {},
	figures: {},
	leftOutExtras: [],
	opensViewings: false,
};
