import { Hono } from "hono";
import type { HttpEnv } from "../../context";
import { languageAsked } from "../../request-language";

const PUBLIC_ANSWER = "public, max-age=300, s-maxage=300";

/** `GET /api/sentence?q=house in Ghent&lang=en`: parses a search in words; includes the path of the list. */
export const sentence = new Hono<HttpEnv>().get("/", async (c) => {
	const goal = c.req.query("goal");
	const { search, understood, corrected, rest, path } = await c
		.get("services")
		.sentences.read(c.req.query("q") ?? "", languageAsked(c), goal === "sale" || goal === "rent" ? goal : undefined);
	c.header("Cache-Control", PUBLIC_ANSWER);
	return c.json({ search, understood, corrected, rest, path });
});
