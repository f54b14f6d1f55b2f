import { type Context, Hono } from "hono";
import type { Brand } from "../../../app/domain/agency/brand";
import { faviconSvg, hasOwnLogo, shareImage } from "../../../app/domain/agency/brand-images";
import { styleSheet } from "../../../app/domain/agency/colours";
import { mergeTexts } from "../../../app/domain/content/texts";
import { isLanguage } from "../../../app/domain/language";
import { bundledTexts, hasTexts, textsVersion } from "../../../app/i18n/resources";
import { findOwnPicture } from "../../content/own-pictures";
import type { HttpEnv } from "../context";

/** A version number always denotes the same publication. */
const IMMUTABLE = "public, max-age=31536000, immutable";
/** An outdated page asks for an earlier version and receives the current one. */
const SHORT_CACHE = "public, max-age=60";

/** An SVG that is opened directly runs no script and loads nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** `GET /brand/{name}`: the agency's pictures, named by their content hash, and its colours. */
export const brandFiles = new Hono<HttpEnv>()
	.get("/colours.css", async (c) => {
		const services = c.get("services");
		await services.content.refresh();
		const { colours } = services.content.agency();
		if (!colours) return c.notFound();
		c.header("Content-Type", "text/css; charset=utf-8");
		c.header("Cache-Control", c.req.query("v") === textsVersion() ? IMMUTABLE : SHORT_CACHE);
		return c.body(styleSheet(colours));
	})
	.get("/icon.svg", async (c) => {
		const services = c.get("services");
		await services.content.refresh();
		c.header("Cache-Control", c.req.query("v") === textsVersion() ? IMMUTABLE : SHORT_CACHE);
		return drawnIcon(c, services.content.agency());
	})
	.get("/:name{[0-9a-f]{32}\\.(?:svg|png|jpg|webp)}", async (c) => {
		const picture = await findOwnPicture(c.env.MEDIA, c.req.param("name"));
		if (!picture) return c.notFound();
		c.header("Content-Type", picture.type);
		c.header("Cache-Control", IMMUTABLE);
		c.header("Content-Security-Policy", PICTURE_POLICY);
		return c.body(picture.body);
	});

/**
 * The agency's icons and logos at well-known URLs. The bundled files are the demo's: they are served only for the demo,
 * or for an agency that has replaced those files.
 */
export const brandIcons = new Hono<HttpEnv>().get(
	"/:name{(?:favicon\\.(?:ico|svg)|apple-touch-icon\\.png|share\\.jpg|logo(?:-dark)?\\.svg)}",
	async (c) => {
		const services = c.get("services");
		await services.content.refresh();
		const agency = services.content.agency();
		if (!hasOwnLogo(agency) && !services.site(c.req.url).isClosed) {
			const file = await c.env.ASSETS.fetch(c.req.raw);
			return new Response(file.body, file);
		}
		const name = c.req.param("name");
		c.header("Cache-Control", SHORT_CACHE);
		if (name.startsWith("favicon")) return drawnIcon(c, agency);
		const own = { "share.jpg": shareImage(agency), "logo.svg": agency.logo.light, "logo-dark.svg": agency.logo.dark }[
			name
		];
		return own && hasOwnLogo(agency) ? c.redirect(own, 302) : c.notFound();
	},
);

function drawnIcon(c: Context<HttpEnv>, agency: Brand): Response {
	c.header("Content-Type", "image/svg+xml");
	c.header("Content-Security-Policy", PICTURE_POLICY);
	return c.body(faviconSvg(agency));
}

/** `GET /content/{version}/{language}/{namespace}.json`: all texts of one publication, for the browser. */
export const content = new Hono<HttpEnv>().get(
	"/:version{[0-9]{1,9}}/:language{[a-z]{2}}/:file{[a-z-]{1,40}\\.json}",
	async (c) => {
		const { version, language, file } = c.req.param();
		const namespace = file.slice(0, -".json".length);
		if (!isLanguage(language) || !hasTexts(language, namespace)) return c.notFound();
		const published = await c.get("services").content.ofVersion(Number(version));
		if (!published) return c.notFound();
		c.header("Cache-Control", IMMUTABLE);
		return c.json(mergeTexts(bundledTexts(language, namespace), published.texts[language]?.[namespace] ?? {}));
	},
);
