import type { Language } from "../../domain/language";
import { homesSegments } from "../../domain/pages/homes-segments";
import { goalPage } from "../../domain/pages/listing-paths";
import type { PageKey } from "../../domain/pages/page-table";
import { pagePath } from "../../domain/pages/paths";
import { useSite } from "./site-data";

/** A list as the menus lead to it: the page of its houses and flats. Any other page as it is. */
export function homesPath(page: PageKey, language: Language, homeTypes: readonly number[]): string {
	const path = pagePath(page, language);
	const isList = page === goalPage("sale") || page === goalPage("rent");
	return isList && homeTypes.length > 0 ? `${path}${homesSegments[language]}/` : path;
}

export function useHomeTypes(): readonly number[] {
	return useSite().homeTypes;
}
