import { areaNamed } from "../../app/domain/search/locality-meant";
import type { Listings } from "../listings/service";

/** Listings whose projects are found by provinces and regions too: their table knows cities and postcodes. */
export function withAreas(listings: Listings): Listings {
	return {
		...listings,
		projects: (language, filters = {}) => {
			const area = filters.city === undefined ? null : areaNamed(filters.city);
			const isWide = area !== null && area.kind !== "municipality";
			return listings.projects(language, isWide ? { ...filters, city: undefined, zips: [...area.zips] } : filters);
		},
	};
}
