import { Hono } from "hono";
import { sharingContent } from "../../sharing/service";
import type { HttpEnv } from "../context";
import { enabledLanguage } from "../request-language";

/** The URL changes with the picture's content. */
const PICTURE_CACHE = "public, max-age=86400";

/** `/share/{language}/{id}.jpg`: Open Graph image of a property. */
export const sharing = new Hono<HttpEnv>().get("/:language/:file{[1-9][0-9]{0,12}\\.jpg}", async (c) => {
	const services = c.get("services");
	const language = enabledLanguage(c, c.req.param("language"));
	if (!language) return c.notFound();
	const id = Number.parseInt(c.req.param("file"), 10);
	const lookup = await services.listings.property(id, language);
	if (lookup.found !== "listed") return c.notFound();
	const { defaultLanguage } = services.site(c.req.url);
	const picture = await services.sharing.picture(
		id,
		language,
		sharingContent(lookup.detail, services.content.agency(), language, defaultLanguage),
	);
	return c.body(picture, 200, { "Content-Type": "image/jpeg", "Cache-Control": PICTURE_CACHE });
});
