import { Hono } from "hono";
import { localityTree } from "../../../../app/domain/localities/locality-tree";
import { parseSearch } from "../../../../app/domain/search/search";
import { suggestLocalities } from "../../../sentence/locality-suggestions";
import type { HttpEnv } from "../../context";
import { languageAsked } from "../../request-language";

/** The localities seldom change, but their numbers of listings do. */
const PUBLIC_ANSWER = "public, max-age=300, s-maxage=300";
const OFFERED = 8;
/** Maximum number of streets and references among them. */
const ADDRESSES_OFFERED = 3;
const MAX_QUERY_LENGTH = 60;
const ZIP = /^\d{4}$/;

/**
 * `GET /api/places?q=lut&lang=nl`: municipalities, postcodes, provinces and regions that match a text in any of the
 * four languages, allowing for a typing error or two. Other search parameters restrict the number of listings counted
 * there; `goal` selects sale or rent. `addresses=1` appends streets and references of listed properties; `streets=1`
 * returns only streets, each with its postcode, optionally of one `zip`.
 */
export const localities = new Hono<HttpEnv>().get("/", async (c) => {
	const { listings } = c.get("services");
	const asked = new URL(c.req.url).searchParams;
	asked.delete("q");
	const text = (c.req.query("q") ?? "").slice(0, MAX_QUERY_LENGTH);
	const language = languageAsked(c);
	c.header("Cache-Control", PUBLIC_ANSWER);
	if (c.req.query("streets") === "1") {
		const zip = c.req.query("zip");
		const within = zip && ZIP.test(zip) ? zip : undefined;
		return c.json(await listings.streets({ text, zip: within, most: OFFERED }, language));
	}
	const [found, addresses] = await Promise.all([
		suggestLocalities(listings, { text, language, search: parseSearch(asked).search, most: OFFERED }),
		c.req.query("addresses") === "1" ? listings.addresses(text, language, ADDRESSES_OFFERED) : [],
	]);
	return c.json([...found.slice(0, OFFERED - addresses.length), ...addresses]);
});

/** Municipalities change every few years. */
const TREE_ANSWER = "public, max-age=86400, s-maxage=86400";

/** `GET /api/place-tree?lang=nl`: regions, their provinces or cantons, and their municipalities. */
export const localityTreeCall = new Hono<HttpEnv>().get("/", (c) => {
	c.header("Cache-Control", TREE_ANSWER);
	return c.json({ regions: localityTree(languageAsked(c)) });
});
