import { Hono } from "hono";
import { partOf } from "../../../app/domain/content/published";
import { isLanguage } from "../../../app/domain/language";
import type { HttpEnv } from "../context";

/** A number stands for one publication for ever. */
const FOR_GOOD = "public, max-age=31536000, immutable";

/** `GET /content/{version}/{language}.json`: what a page's browser lays over the bundled texts. */
export const content = new Hono<HttpEnv>().get("/:version{[0-9]{1,9}}/:file{[a-z]{2}\\.json}", async (c) => {
	const language = c.req.param("file").slice(0, 2);
	if (!isLanguage(language)) return c.notFound();
	const published = await c.get("services").content.ofVersion(Number(c.req.param("version")));
	if (!published) return c.notFound();
	c.header("Cache-Control", FOR_GOOD);
	return c.json(partOf(published, language));
});
