import type { RouterContextProvider } from "react-router";
import { sentences, visitor } from "../../context";
import type { Goal } from "../../domain/property/property";
import { parseSearch, type Search, searchParams } from "../../domain/search/search";
import type { SentenceSearch } from "../../domain/search/sentence/filters";
import { listAddress } from "../search/search-address";

/**
 * Returns the list for the home page's search; null if the parameters have no goal, text or place. Type and price
 * fields take precedence over those in the text.
 */
export async function searchTarget(
	context: Readonly<RouterContextProvider>,
	params: URLSearchParams,
): Promise<string | null> {
	const { language } = context.get(visitor);
	const wanted = params.get("goal");
	const goal: Goal | null = wanted === "sale" || wanted === "rent" ? wanted : null;
	const { cities, radius } = parseSearch(params).search;
	const text = (params.get("q") ?? "").trim();
	if (goal === null && text === "" && cities.length === 0) return null;
	const asked = new URLSearchParams(params);
	for (const name of ["goal", "city", "q", "type", "radius"]) asked.delete(name);
	// The default choice is several types in one value; types in the text override it.
	const chosen = params.getAll("type");
	const isDefault = chosen.some((value) => value.includes(","));
	for (const type of chosen.flatMap((value) => value.split(","))) asked.append("type", type);
	const { search: read, ignored } = parseSearch(asked);
	const price = ignored.includes("maxPrice") ? await priceInWords(context, asked.get("maxPrice") ?? "") : null;
	if (price) asked.delete("maxPrice");
	const search = { ...read, ...price };
	const places = { cities, radius };
	const unparsed = [...asked].filter(([name]) => ignored.includes(name));
	if (text === "") return withUnparsed(listAddress(goal ?? "sale", search, language, places), unparsed);
	const { types: type, minPrice, maxPrice } = search;
	const path = await context.get(sentences).lead(text, language, {
		...(goal && { goal }),
		...(isDefault && { unlessSaid: { type } }),
		beside: {
			...(type.length > 0 && !isDefault && { type }),
			...(minPrice !== undefined && { minPrice }),
			...(maxPrice !== undefined && { maxPrice }),
		},
	});
	return withUnparsed(cities.length === 0 ? path : withPlaces(path, places), unparsed);
}

/** Parses a price with words around it or a range: `up to 300k`, `300.000 - 400.000`. Null for anything else. */
async function priceInWords(
	context: Readonly<RouterContextProvider>,
	text: string,
): Promise<Pick<SentenceSearch, "minPrice" | "maxPrice"> | null> {
	const { search, rest, understood } = await context.get(sentences).read(text, context.get(visitor).language);
	const { minPrice, maxPrice } = search;
	const isPrice = understood.every(({ filter }) => filter === "minPrice" || filter === "maxPrice");
	if (rest !== "" || understood.length === 0 || !isPrice) return null;
	return { ...(minPrice !== undefined && { minPrice }), ...(maxPrice !== undefined && { maxPrice }) };
}

/** Appends unparsed parameters as typed; the list reports them. */
function withUnparsed(path: string, unparsed: readonly [name: string, value: string][]): string {
	if (unparsed.length === 0) return path;
	const [list = path, query] = path.split("?");
	return `${list}?${new URLSearchParams([...new URLSearchParams(query), ...unparsed])}`;
}

/** Adds the chosen places to the list that the text leads to. */
function withPlaces(path: string, { cities, radius }: Pick<Search, "cities" | "radius">): string {
	const [list = path, query] = path.split("?");
	const { search } = parseSearch(new URLSearchParams(query));
	const params = searchParams(search, {
		cities: [...new Set([...cities, ...search.cities, ...search.zips])],
		zips: [],
		radius,
	});
	return `${list}?${params}`;
}
