import type { Language } from "../../domain/language";
import { pagePath } from "../../domain/pages/paths";
import { createIdList, parseIds, useIdList } from "./id-list";

export const FAVOURITES = "favourites";
export const MOST_FAVOURITES = 100;
const MOST_SEEN = 12;

export const favourites = createIdList(FAVOURITES, MOST_FAVOURITES);
export const recentlySeen = createIdList("recently-seen", MOST_SEEN);

export function useFavourites(): readonly number[] {
	return useIdList(favourites);
}

/** The recently viewed properties, without the one on the page. */
export function useRecentlySeen(except?: number): readonly number[] {
	return useIdList(recentlySeen).filter((id) => id !== except);
}

/** The favourites page with a list in its address, for sharing. */
export function sharedFavouritesPath(ids: readonly number[], language: Language): string {
	return `${pagePath("/favourites/", language)}?ids=${ids.join(",")}`;
}

/** The list in the address of a shared favourites page. */
export function sharedIds(search: URLSearchParams): number[] {
	return parseIds(search.get("ids"), MOST_FAVOURITES);
}
