import type { Language } from "../../domain/language";
import { pagePath } from "../../domain/pages/paths";
import { MOST_FAVOURITES, parseIds } from "./id-list";

/** The favourites page with a list in its address, for sharing. */
export function sharedFavouritesPath(ids: readonly number[], language: Language): string {
	return `${pagePath("favourites", language)}?ids=${ids.join(",")}`;
}

/** The list in the address of a shared favourites page. */
export function sharedIds(search: URLSearchParams): number[] {
	return parseIds(search.get("ids"), MOST_FAVOURITES);
}
