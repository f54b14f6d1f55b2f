import { type Context, Hono } from "hono";
import { slug } from "../../../app/domain/formatting/slug";
import { withLinkSource } from "../../../app/domain/pages/link-sources";
import { originalPropertyPath } from "../../../app/domain/pages/listing-paths";
import { brochureContent, qrSvg } from "../../brochure/service";
import type { HttpEnv } from "../context";
import { enabledLanguage } from "../request-language";

/** Short, because the price may change; the QR code of a URL never does. */
const PDF_CACHE = "public, max-age=300";
const CODE_CACHE = "public, max-age=31536000, immutable";

/** `/brochure/{language}/{id}.pdf`, and `.svg` for the QR code of the property's page. */
export const brochure = new Hono<HttpEnv>()
	.get("/:language/:file{[1-9][0-9]{0,12}\\.pdf}", async (c) => {
		const { services, language, id } = asked(c);
		if (!language) return c.notFound();
		const lookup = await services.listings.property(id, language);
		if (lookup.found !== "listed") {
			const gone = lookup.found === "ended";
			return c.json({ ok: false, code: gone ? "gone" : "not-found", message: "not found or sold" }, gone ? 410 : 404);
		}
		const { origin, defaultLanguage } = services.site(c.req.url);
		const { visibilityConditions } = await services.listings.siteData();
		const content = brochureContent(lookup.detail, {
			agency: services.content.agency(),
			language,
			defaultLanguage,
			rules: visibilityConditions,
			origin,
		});
		const pdf = await services.brochures.pdf(id, content);
		return c.body(pdf, 200, {
			"Content-Type": "application/pdf",
			"Content-Disposition": `inline; filename="${slug(content.title) || "brochure"}-${id}.pdf"`,
			"Cache-Control": PDF_CACHE,
			"X-Robots-Tag": "noindex",
		});
	})
	.get("/:language/:file{[1-9][0-9]{0,12}\\.svg}", (c) => {
		const { services, id } = asked(c);
		const { origin } = services.site(c.req.url);
		return c.body(qrSvg(withLinkSource(origin + originalPropertyPath(id), "qr")), 200, {
			"Content-Type": "image/svg+xml",
			"Cache-Control": CODE_CACHE,
		});
	});

function asked(c: Context<HttpEnv>) {
	const services = c.get("services");
	return {
		services,
		language: enabledLanguage(c, c.req.param("language")),
		id: Number.parseInt(c.req.param("file") ?? "", 10),
	};
}
