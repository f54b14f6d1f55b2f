import { placeOfZip } from "../../../domain/search/parameter-values";
import { parseSearch } from "../../../domain/search/search";

/** Filter of the project list: places, the radius around them in km, and availability. */
export type ProjectFilterValues = { places: readonly string[]; radius?: number | undefined; isAvailable: boolean };

const MAX_PLACES = 10;
const LAST_PAGE = 10_000;

/** Parses the filter of a URL; ignores invalid values. */
export function parseProjectFilter(params: URLSearchParams): ProjectFilterValues & { page: number } {
	const { cities, radius } = parseSearch(params).search;
	const page = Number(params.get("page"));
	return {
		places: [...new Set([...params.getAll("zip").flatMap((zip) => placeOfZip(zip) ?? []), ...cities])].slice(
			0,
			MAX_PLACES,
		),
		...(radius !== undefined && { radius }),
		isAvailable: params.get("available") === "1",
		page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
	};
}

export function filterAddress(path: string, filter: ProjectFilterValues, page: number): string {
	const { places, radius, isAvailable } = filter;
	const query = new URLSearchParams(places.map((place) => ["city", place]));
	if (radius) query.set("radius", String(radius));
	if (isAvailable) query.set("available", "1");
	if (page > 1) query.set("page", String(page));
	return query.size > 0 ? `${path}?${query}` : path;
}
