import { Hono } from "hono";
import { parseSearch } from "../../../../app/domain/search/search";
import type { HttpEnv } from "../../context";
import { languageAsked } from "../../request-language";

const PUBLIC_ANSWER = "public, max-age=60, s-maxage=300";

/** `GET /api/map?lang=nl&…` (the search parameters): properties on the map, single or clustered. */
export const map = new Hono<HttpEnv>().get("/", async (c) => {
	const { search } = parseSearch(new URL(c.req.url).searchParams);
	c.header("Cache-Control", PUBLIC_ANSWER);
	return c.json(await c.get("services").listings.points(search, languageAsked(c)));
});
