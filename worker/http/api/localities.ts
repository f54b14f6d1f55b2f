import { Hono } from "hono";
import { suggestLocalities } from "../../localities/suggest";
import type { HttpEnv } from "../context";
import { languageAsked } from "./language";

/** The table of localities seldom changes; how much is listed there does. */
const PUBLIC_ANSWER = "public, max-age=300, s-maxage=300";
const OFFERED = 8;
const LONGEST_QUERY = 60;

/**
 * `GET /api/places?q=lut&lang=nl`: municipalities, postcodes, provinces and regions that a text may mean, in any of the
 * four languages and with an email or two wrong; `goal` counts what is for sale or to let alone.
 */
export const localities = new Hono<HttpEnv>().get("/", async (c) => {
	const goal = c.req.query("goal");
	const found = await suggestLocalities(c.get("services").listings, {
		text: (c.req.query("q") ?? "").slice(0, LONGEST_QUERY),
		language: languageAsked(c),
		goal: goal === "sale" || goal === "rent" ? goal : undefined,
		most: OFFERED,
	});
	c.header("Cache-Control", PUBLIC_ANSWER);
	return c.json(found);
});
