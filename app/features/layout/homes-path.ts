import { useRouteLoaderData } from "react-router";
import type { Language } from "../../domain/language";
import { goalPage } from "../../domain/pages/listing-paths";
import type { PageKey } from "../../domain/pages/page-table";
import { pagePath } from "../../domain/pages/paths";
import type { SiteData } from "./site-data";

/** A list as the menus lead to it: houses and flats, which a chip shows and takes away. Any other page as it is. */
export function homesPath(page: PageKey, language: Language, homeTypes: readonly number[]): string {
	const path = pagePath(page, language);
	const isList = page === goalPage("sale") || page === goalPage("rent");
	return isList && homeTypes.length > 0 ? `${path}?${homeTypes.map((id) => `type=${id}`).join("&")}` : path;
}

/** None where the root's data is missing, as on an error page. */
export function useHomeTypes(): readonly number[] {
	return useRouteLoaderData<SiteData>("root")?.homeTypes ?? [];
}
