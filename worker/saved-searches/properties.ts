import { municipalitiesOf, zipIn } from "../../app/domain/localities/municipalities";
import { isRegion } from "../../app/domain/localities/region";
import type { PropertyFacts } from "../../app/domain/saved-searches/saved-search";

type Row = {
	id: number;
	goal: 0 | 1;
	type_id: number | null;
	main_type_id: number | null;
	region: string | null;
	zip: string | null;
	city_nl: string;
	city_fr: string;
	city_en: string;
	city_de: string;
	price: number | null;
	bedrooms: number | null;
	bathrooms: number | null;
	garages: number | null;
	parkings: number | null;
	terrace: 0 | 1;
	garden: 0 | 1;
	latitude: number | null;
	longitude: number | null;
};

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
			`SELECT l.id, goal, type_id, main_type_id, region, zip, city_nl, city_fr, city_en, city_de, price, bedrooms, bathrooms,
				garages, parkings, terrace, garden, latitude, longitude
			FROM json_each(?) AS wanted CROSS JOIN listings AS l NOT INDEXED ON l.id = wanted.value
			WHERE l.listed = 1 AND l.ended = 0`,
		)
		.bind(JSON.stringify(ids))
		.all<Row>();
	return new Map(results.map((row) => [row.id, factsOf(row)]));
}

function factsOf(row: Row): PropertyFacts {
	const { latitude, longitude, zip } = row;
	const cities = [row.city_nl, row.city_fr, row.city_en, row.city_de];
	const region = isRegion(row.region) ? row.region : null;
	return {
		goal: row.goal === 0 ? "sale" : "rent",
		types: [...new Set([row.type_id, row.main_type_id])].filter((type) => type !== null),
		zip: zip === null ? null : zipIn(region === "luxembourg" ? "LU" : "BE", zip),
		municipalities: municipalitiesOf(region, zip, cities).map(({ code }) => code),
		price: row.price,
		bedrooms: row.bedrooms,
		bathrooms: row.bathrooms,
		garages: row.garages,
		parkings: row.parkings,
		terrace: row.terrace === 1,
		garden: row.garden === 1,
		point: latitude === null || longitude === null ? null : { latitude, longitude },
	};
}
