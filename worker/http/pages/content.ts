import { Hono } from "hono";
import { brand } from "../../../app/domain/agency/brand";
import { styleSheet } from "../../../app/domain/agency/colours";
import { partOf } from "../../../app/domain/content/published";
import { isLanguage } from "../../../app/domain/language";
import { textsVersion } from "../../../app/i18n/resources";
import { findOwnPicture } from "../../content/own-pictures";
import type { HttpEnv } from "../context";

/** A number stands for one publication for ever. */
const FOR_GOOD = "public, max-age=31536000, immutable";
/** A page of before asks for colours that are gone: it gets those of now. */
const FOR_NOW = "public, max-age=60";

/** A drawing that is opened by itself runs and loads nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** `GET /brand/{name}`: pictures of the agency, by the name of their content, and its colours. */
export const brandFiles = new Hono<HttpEnv>()
	.get("/colours.css", async (c) => {
		await c.get("services").content.refresh();
		if (!brand.colours) return c.notFound();
		c.header("Content-Type", "text/css; charset=utf-8");
		c.header("Cache-Control", c.req.query("v") === textsVersion() ? FOR_GOOD : FOR_NOW);
		return c.body(styleSheet(brand.colours));
	})
	.get("/:name{[0-9a-f]{32}\\.(?:svg|png|jpg|webp)}", async (c) => {
		const picture = await findOwnPicture(c.env.MEDIA, c.req.param("name"));
		if (!picture) return c.notFound();
		c.header("Content-Type", picture.type);
		c.header("Cache-Control", FOR_GOOD);
		c.header("Content-Security-Policy", PICTURE_POLICY);
		return c.body(picture.body);
	});

/** `GET /content/{version}/{language}.json`: what a page's browser lays over the bundled texts. */
export const content = new Hono<HttpEnv>().get("/:version{[0-9]{1,9}}/:file{[a-z]{2}\\.json}", async (c) => {
	const language = c.req.param("file").slice(0, 2);
	if (!isLanguage(language)) return c.notFound();
	const published = await c.get("services").content.ofVersion(Number(c.req.param("version")));
	if (!published) return c.notFound();
	c.header("Cache-Control", FOR_GOOD);
	return c.json(partOf(published, language));
});
