import type * as z from "zod";
import type { savedSearchChange } from "../forms/demand-register/schema";
import { decodePolyline, encodePolyline } from "../localities/geo";
import { municipalitiesNamed } from "../localities/municipalities";
import { keysOf } from "../records";
import { defaultSort } from "../search/orders";
import { type ResolvedPlaces, resolvePlaces } from "../search/resolve-places";
import { parseSearch, type Search, searchParams } from "../search/search";
import type { WantedSearch } from "./saved-search";

/** The criteria as the full form delivers them. */
export type FormCriteria = z.output<typeof savedSearchChange>;

/** Fields of the full form by search parameter. */
const fieldOf = {
	goal: "goal",
	type: "propertyTypes",
	zip: "zips",
	polygon: "polygon",
	minPrice: "minPrice",
	maxPrice: "maxPrice",
	minBedrooms: "minBedrooms",
	maxBedrooms: "maxBedrooms",
	minBathrooms: "bathrooms",
	minGarages: "garages",
	minParkings: "parkings",
	terrace: "terrace",
	garden: "garden",
} as const satisfies Record<string, keyof FormCriteria>;

const parameters = keysOf(fieldOf);
const ofList: ReadonlySet<string> = new Set(["sort", "page", "view"]);

/**
 * Converts the criteria of a full form to searches. Fields override `search`, which has the criteria without a field as
 * list parameters. In a form, places and drawn area are alternatives, while in a list both must match: so with both
 * there are two searches; with neither, one search anywhere.
 */
export function searchesOfForm(criteria: FormCriteria): WantedSearch[] {
	const params = new URLSearchParams(criteria.search.join("&"));
	for (const name of [...parameters, ...ofList]) params.delete(name);
	for (const name of parameters) {
		const value = criteria[fieldOf[name]];
		// A minimum of 0 is no filter: in a list it would exclude unknown values.
		const asksNothing = value === undefined || value === false || (value === 0 && name.startsWith("min"));
		if (name === "zip" || name === "polygon" || asksNothing) continue;
		for (const each of [value].flat()) params.append(name, each === true ? "1" : String(each));
	}
	for (const place of [...criteria.zips, ...municipalitiesNamed(criteria.zones).map(({ code }) => code)])
		params.append("city", place);
	const { search } = parseSearch(params);
	const placed: WantedSearch = { ...search, goal: criteria.goal };
	const area = criteria.polygon === undefined ? null : decodePolyline(criteria.polygon);
	const { radius: _radius, ...anywhere } = placed;
	return [
		...(placed.cities.length > 0 || !area ? [placed] : []),
		...(area ? [{ ...anywhere, cities: [], polygon: area }] : []),
	];
}

/** Converts a search to values of the full form's fields; `search` has the other parameters, one in each. */
export function fieldsOfSearch(search: Search): Record<string, string | string[]> {
	const { codes, zips } = resolvePlaces(search.cities);
	const villages = search.cities.filter((city) => hasNoField(resolvePlaces([city])));
	const fields: Record<string, string | string[]> = {};
	const params = searchParams({ ...search, cities: villages }, { sort: defaultSort, page: 1, view: "list" });
	for (const name of parameters) {
		const values = params.getAll(name);
		params.delete(name);
		if (values.length === 0) continue;
		const isFlag = name === "terrace" || name === "garden";
		const isList = name === "type" || name === "zip";
		fields[fieldOf[name]] = isFlag ? "true" : isList ? values : (values[0] ?? "");
	}
	if (search.polygon) fields.polygon = encodePolyline(search.polygon);
	const postcodes = [...new Set([...search.zips, ...zips])].sort();
	if (postcodes.length > 0) fields.zips = postcodes;
	if (codes.size > 0) fields.zones = [...codes];
	const rest = [...params].map(([name, value]) => String(new URLSearchParams({ [name]: value })));
	if (rest.length > 0) fields.search = rest;
	return fields;
}

/** Whether a place has neither municipalities nor postcodes: a village, a quarter, or free text. */
function hasNoField({ codes, zips }: ResolvedPlaces): boolean {
	return codes.size + zips.size === 0;
}
