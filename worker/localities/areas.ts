import { comparable, type LocalityMeant } from "../../app/domain/search/locality-meant";
import type { Search } from "../../app/domain/search/search";
import type { Listings } from "../listings/service";
import { localityNamed } from "./finder";

function areaNamed(name: string): LocalityMeant | null {
	const locality = localityNamed(comparable(name));
	return locality?.kind === "province" || locality?.kind === "region" ? locality : null;
}

/** A search whose `city` is a province or a region, by its postcodes: more of them than an address can hold. */
function withArea(search: Search): Search {
	const area = search.city === undefined ? null : areaNamed(search.city);
	if (area === null) return search;
	const { city: _city, ...rest } = search;
	return { ...rest, zips: [...area.zips] };
}

/** Listings that are found by provinces and regions too. */
export function withAreas(listings: Listings): Listings {
	return {
		...listings,
		search: (search, language) => listings.search(withArea(search), language),
		facets: (search, language) => listings.facets(withArea(search), language),
		searchWithFacets: (search, language) => listings.searchWithFacets(withArea(search), language),
		projects: (language, filters = {}) => {
			const area = filters.city === undefined ? null : areaNamed(filters.city);
			return listings.projects(language, area ? { ...filters, city: undefined, zips: [...area.zips] } : filters);
		},
		bounds: (search) => listings.bounds(withArea(search)),
		points: (search, language, limit) => listings.points(withArea(search), language, limit),
	};
}
