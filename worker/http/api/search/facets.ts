import { type Context, Hono } from "hono";
import { parseSearch } from "../../../../app/domain/search/search";
import type { HttpEnv } from "../../context";
import { languageAsked } from "../../request-language";

const PUBLIC_ANSWER = "public, max-age=60, s-maxage=300";

/** `GET /api/facets?lang=nl&…` (the search parameters): number of properties per option. */
export const facets = new Hono<HttpEnv>()
	.get("/", async (c) => {
		const { counts } = await facetsAsked(c);
		c.header("Cache-Control", PUBLIC_ANSWER);
		return c.json(counts);
	})
	// `GET /api/facets/panel?lang=nl&…`: the facets of the filter panel, with names.
	.get("/panel", async (c) => {
		const { search, counts } = await facetsAsked(c);
		const panel = await c.get("services").listings.panel(counts, search, languageAsked(c));
		c.header("Cache-Control", PUBLIC_ANSWER);
		return c.json(panel);
	});

async function facetsAsked(c: Context<HttpEnv>) {
	const { search } = parseSearch(new URL(c.req.url).searchParams);
	return { search, counts: await c.get("services").listings.facets(search, languageAsked(c)) };
}
