import * as z from "zod";
import { languages } from "../../app/domain/language";
import { municipalitiesOf, zipIn } from "../../app/domain/localities/municipalities";
import type { PropertyFacts } from "../../app/domain/saved-searches/saved-search";
import { parseSearchFacts, type SearchFacts } from "../../app/domain/search/columns";

const rowSchema = z.object({ id: z.number(), facts: z.string() });

/**
 * Properties that can be had, as visitors may know them: the listing tables hold neither a hidden price nor a hidden point, so
 * nothing that is matched or mailed can come from one. One row read for each id; what is sold, rented or gone is left out.
 */
export async function findProperties(
	listings: D1DatabaseSession,
	ids: readonly number[],
): Promise<ReadonlyMap<number, PropertyFacts>> {
	const { results } = await listings
		.prepare(
			`SELECT l.id, l.facts FROM json_each(?) AS wanted CROSS JOIN listings AS l NOT INDEXED ON l.id = wanted.value
			WHERE l.listed = 1 AND l.ended = 0`,
		)
		.bind(JSON.stringify(ids))
		.all();
	const rows = results.map((row) => rowSchema.parse(row));
	return new Map(
		rows.flatMap(({ id, facts }) => {
			const property = propertyFactsOf(parseSearchFacts(facts));
			return property ? [[id, property] as const] : [];
		}),
	);
}

function propertyFactsOf({ goal, type, region, zip, city, ...facts }: SearchFacts): PropertyFacts | null {
	if (goal === null) return null;
	const cities = languages.map((language) => city?.names[language] ?? "");
	const { price, bedrooms, bathrooms, garages, parkings, terrace, garden, point } = facts;
	return {
		goal,
		types: [...new Set([type?.[0] ?? null, type?.[1] ?? null])].filter((id) => id !== null),
		zip: zip === null ? null : zipIn(region === "luxembourg" ? "LU" : "BE", zip),
		municipalities: municipalitiesOf(region, zip, cities).map(({ code }) => code),
		...{ price, bedrooms, bathrooms, garages, parkings, terrace, garden, point },
	};
}
