import type { Brand } from "../agency/brand";
import type { Language } from "../language";
import type { FigureChanges } from "../law/law";
import type { TextChanges } from "./texts";

/** Brand values replaced at the desk: whole values, so that no part of the demo's remains. */
export type BrandChanges = Partial<Brand>;

/** Everything published at the desk in place of bundled content. */
export type Published = {
	/** Per language and namespace. */
	texts: Partial<Record<Language, Record<string, TextChanges>>>;
	brand: BrandChanges;
	/** Legal figures: dates of checks, and current replacements. */
	figures: FigureChanges;
	/** Keys of extras hidden on pages. */
	leftOutExtras: readonly string[];
	/** Whether the desk has opened viewing times, besides those from the agency's system. */
	opensViewings: boolean;
};

export const nothingPublished: Published = {
	texts: {},
	brand: {},
	figures: {},
	leftOutExtras: [],
	opensViewings: false,
};
