import { foldText } from "../../domain/formatting/slug";
import type { Language } from "../../domain/language";
import { goalPage, pagePath } from "../../domain/pages/paths";
import type { Goal } from "../../domain/property/property";
import { parseSearch, searchParams } from "../../domain/search/search";

/** A postcode of either country, with or without its place: `9000`, `9000 Gent`, `L-1000`. */
const POSTCODE = /^(?:[BL]-?\s*)?(\d{4})(?:\s+\D+)?$/i;

/**
 * The list that the home page's search asks for; null where its parameters hold no goal and so are no search. What is
 * typed as place is a postcode, the name of a city that has homes, or else words to look for.
 * @param cities names of cities with homes, in the page's language
 */
export function searchTarget(params: URLSearchParams, language: Language, cities: readonly string[]): string | null {
	const wanted = params.get("goal");
	if (wanted !== "sale" && wanted !== "rent") return null;
	const goal: Goal = wanted;
	const asked = new URLSearchParams(params);
	asked.delete("goal");
	asked.delete("city");
	const locality = params.get("city")?.trim() ?? "";
	if (locality) asked.append(...localityParameter(locality, cities));
	const query = searchParams(parseSearch(asked).search).toString();
	const path = pagePath(goalPage(goal), language);
	return query ? `${path}?${query}` : path;
}

function localityParameter(locality: string, cities: readonly string[]): ["zip" | "city" | "q", string] {
	const zip = POSTCODE.exec(locality)?.[1];
	if (zip) return ["zip", zip];
	const folded = foldText(locality);
	return cities.some((city) => foldText(city) === folded) ? ["city", locality] : ["q", locality];
}
