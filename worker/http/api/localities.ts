import { Hono } from "hono";
import { foldText } from "../../../app/domain/formatting/slug";
import type { Language } from "../../../app/domain/language";
import { findLocalityOptions, type LocalityOption } from "../../../app/domain/localities/locality-search";
import type { LocalityCount } from "../../listings/service";
import type { HttpEnv } from "../context";
import { languageAsked } from "./language";

/** The table of places seldom changes; the cities of the properties do. */
const PUBLIC_ANSWER = "public, max-age=3600, s-maxage=3600";
const OFFERED = 8;
const LONGEST_QUERY = 60;

/** `GET /api/places?q=lut&lang=nl`: municipalities, postcodes and the cities of properties that a text may mean. */
export const localities = new Hono<HttpEnv>().get("/", async (c) => {
	const language = languageAsked(c);
	const query = (c.req.query("q") ?? "").slice(0, LONGEST_QUERY);
	const known = findLocalityOptions(query, language, OFFERED);
	const cities = known.length < OFFERED ? await citiesOfProperties(c.get("services").listings, query, language) : [];
	const names = new Set(known.map((option) => foldText(option.label)));
	const others = cities.filter((option) => !names.has(foldText(option.label)));
	c.header("Cache-Control", PUBLIC_ANSWER);
	return c.json({ items: [...known, ...others].slice(0, OFFERED) });
});

type Localities = { localitiesWithCounts(language: Language): Promise<LocalityCount[]> };

/** Villages and districts that the agency names as cities and that are no municipalities of their own. */
async function citiesOfProperties(listings: Localities, query: string, language: Language): Promise<LocalityOption[]> {
	const text = foldText(query).trim();
	if (text.length < 2 || /^\d+$/.test(text)) return [];
	return (await listings.localitiesWithCounts(language))
		.filter((locality) => locality.city.includes(text))
		.map((locality) => ({ label: locality.name, also: null, province: null, zips: [], city: locality.city }));
}
