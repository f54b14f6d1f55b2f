import type { RouterContextProvider } from "react-router";
import { sentences, visitor } from "../../context";
import { goalPage } from "../../domain/pages/listing-paths";
import { pagePath } from "../../domain/pages/paths";
import type { Goal } from "../../domain/property/property";
import { parseSearch, searchParams } from "../../domain/search/search";

/**
 * The list for the home page's search; null where its parameters have neither a goal nor text and so are no
 * search. The other fields' type and price take precedence over those of the text.
 */
export async function searchTarget(
	context: Readonly<RouterContextProvider>,
	params: URLSearchParams,
): Promise<string | null> {
	const { language } = context.get(visitor);
	const wanted = params.get("goal");
	const goal: Goal | null = wanted === "sale" || wanted === "rent" ? wanted : null;
	const text = (params.get("q") ?? params.get("city") ?? "").trim();
	if (goal === null && text === "") return null;
	const asked = new URLSearchParams(params);
	for (const name of ["goal", "city", "q", "type"]) asked.delete(name);
	// The first choice is several types in one, for those who chose nothing: what the text says goes before it.
	const chosen = params.getAll("type");
	const isDefault = chosen.some((value) => value.includes(","));
	for (const type of chosen.flatMap((value) => value.split(","))) asked.append("type", type);
	const { search } = parseSearch(asked);
	if (text === "") {
		const query = searchParams(search).toString();
		const path = pagePath(goalPage(goal ?? "sale"), language);
		return query ? `${path}?${query}` : path;
	}
	const { types: type, maxPrice } = search;
	return context.get(sentences).lead(text, language, {
		...(goal && { goal }),
		...(isDefault && { unlessSaid: { type } }),
		beside: { ...(type.length > 0 && !isDefault && { type }), ...(maxPrice !== undefined && { maxPrice }) },
	});
}
