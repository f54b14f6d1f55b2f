import type { Language } from "../../domain/language";
import { pagePath } from "../../domain/pages/paths";
import { MAX_FAVOURITES, parseIds } from "./id-list";

/** Path of a shared favourites page, with the ids in the query. */
export function sharedFavouritesPath(ids: readonly number[], language: Language): string {
	return `${pagePath("favourites", language)}?ids=${ids.join(",")}`;
}

/** Parses the ids of a shared favourites page. */
export function sharedIds(search: URLSearchParams): number[] {
	return parseIds(search.get("ids"), MAX_FAVOURITES);
}
