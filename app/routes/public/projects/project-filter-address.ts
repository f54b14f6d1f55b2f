import { countryIds } from "../../../domain/localities/country";
import { readZip, zipIn } from "../../../domain/localities/zip";
import { postcode } from "../../../domain/search/parameter-values";
import { parseSearch } from "../../../domain/search/search";

/** The filter of the list of projects: places, the radius around them in km, and availability. */
export type ProjectFilterValues = { places: readonly string[]; radius?: number | undefined; isAvailable: boolean };

const MOST_PLACES = 10;
const LAST_PAGE = 10_000;

/** The filter of an address; what does not fit is ignored. */
export function parseProjectFilter(params: URLSearchParams): ProjectFilterValues & { page: number } {
	const { cities, radius } = parseSearch(params).search;
	const page = Number(params.get("page"));
	return {
		places: [...new Set([...cities, ...params.getAll("zip").flatMap(placeOf)])].slice(0, MOST_PLACES),
		...(radius !== undefined && { radius }),
		isAvailable: params.get("available") === "1",
		page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
	};
}

/** A postcode as a place, in the country that its letters name; none where it is no postcode. */
function placeOf(text: string): string[] {
	const zip = postcode(text);
	if (zip === undefined) return [];
	return [readZip(text).countryId === countryIds.luxembourg ? zipIn("LU", zip) : zip];
}

export function filterAddress(path: string, filter: ProjectFilterValues, page: number): string {
	const { places, radius, isAvailable } = filter;
	const query = new URLSearchParams(places.map((place) => ["city", place]));
	if (radius) query.set("radius", String(radius));
	if (isAvailable) query.set("available", "1");
	if (page > 1) query.set("page", String(page));
	return query.size > 0 ? `${path}?${query}` : path;
}
