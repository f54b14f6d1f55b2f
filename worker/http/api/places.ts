import { Hono } from "hono";
import type { Language } from "../../../app/domain/language";
import { findPlaceOptions, type PlaceOption } from "../../../app/domain/place-search";
import { foldText } from "../../../app/domain/slug";
import type { PlaceCount } from "../../listings/service";
import type { HttpEnv } from "../context";
import { languageAsked } from "./language";

/** The table of places seldom changes; the cities of the homes do. */
const PUBLIC_ANSWER = "public, max-age=3600, s-maxage=3600";
const OFFERED = 8;
const LONGEST_QUERY = 60;

/** `GET /api/places?q=lut&lang=nl`: municipalities, postcodes and the cities of homes that a text may mean. */
export const places = new Hono<HttpEnv>().get("/", async (c) => {
	const language = languageAsked(c);
	const query = (c.req.query("q") ?? "").slice(0, LONGEST_QUERY);
	const known = findPlaceOptions(query, language, OFFERED);
	const cities = known.length < OFFERED ? await citiesOfHomes(c.get("services").listings, query, language) : [];
	const names = new Set(known.map((option) => foldText(option.label)));
	const others = cities.filter((option) => !names.has(foldText(option.label)));
	c.header("Cache-Control", PUBLIC_ANSWER);
	return c.json({ items: [...known, ...others].slice(0, OFFERED) });
});

type Places = { placesWithCounts(language: Language): Promise<PlaceCount[]> };

/** Villages and districts that the agency names as cities and that are no municipalities of their own. */
async function citiesOfHomes(listings: Places, query: string, language: Language): Promise<PlaceOption[]> {
	const text = foldText(query).trim();
	if (text.length < 2 || /^\d+$/.test(text)) return [];
	return (await listings.placesWithCounts(language))
		.filter((place) => place.city.includes(text))
		.map((place) => ({ label: place.name, also: null, province: null, zips: [], city: place.city }));
}
