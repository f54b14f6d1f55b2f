import type { TreeNode } from "../../domain/feed/tree";
import { encodePolyline } from "../../domain/localities/geo";
import { municipalitiesNamed } from "../../domain/localities/municipalities";
import { parseSearch } from "../../domain/search/search";

/** The fields of a saved search that a search fills in; a type of the tree stands for all below it. For loaders alone. */
export function criteriaOfSearch(
	params: URLSearchParams,
	types: readonly TreeNode[],
): Record<string, string | string[]> {
	const { search } = parseSearch(params);
	const wanted = new Set(search.types);
	const leaves = types.flatMap((node) =>
		(node.children.length > 0 ? node.children : [node]).filter(({ id }) => wanted.has(id) || wanted.has(node.id)),
	);
	const values: Record<string, string | string[] | number | undefined> = {
		goal: search.goal,
		propertyTypes: leaves.map(({ id }) => String(id)),
		zips: search.zips,
		zones: search.city === undefined ? [] : municipalitiesNamed([search.city]).map(({ code }) => code),
		polygon: search.polygon && encodePolyline(search.polygon),
		minPrice: search.minPrice,
		maxPrice: search.maxPrice,
		minBedrooms: search.minBedrooms,
		maxBedrooms: search.maxBedrooms,
		bathrooms: search.minBathrooms,
		garages: search.minGarages,
		parkings: search.minParkings,
		terrace: search.terrace && "true",
		garden: search.garden && "true",
	};
	return Object.fromEntries(
		Object.entries(values).flatMap(([name, value]) => {
			if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
			return [[name, typeof value === "number" ? String(value) : value]];
		}),
	);
}
