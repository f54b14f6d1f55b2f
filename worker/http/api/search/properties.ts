import { Hono } from "hono";
import { pageRules } from "../../../../app/domain/property/visibility/visibility";
import { parseSearch } from "../../../../app/domain/search/search";
import type { HttpEnv } from "../../context";
import { languageAsked } from "../../request-language";
import { apiItem, apiProperty } from "./property-json";

const PUBLIC_ANSWER = "public, max-age=60, s-maxage=300";

/** `GET /api/properties` and `GET /api/properties/{id}`. */
export const properties = new Hono<HttpEnv>()
	.get("/", async (c) => {
		const { listings } = c.get("services");
		const url = new URL(c.req.url);
		const { search } = parseSearch(url.searchParams);
		const page = await listings.search(search, languageAsked(c));
		c.header("Cache-Control", PUBLIC_ANSWER);
		return c.json({
			total: page.total,
			...(page.totalIsMore ? { totalIsMore: true } : {}),
			page: page.page,
			pages: page.pages,
			pageSize: page.pageSize,
			items: page.items.map(apiItem),
		});
	})
	.get("/:id", async (c) => {
		const { listings } = c.get("services");
		const id = Number(c.req.param("id"));
		const language = languageAsked(c);
		const lookup = Number.isSafeInteger(id) && id > 0 ? await listings.property(id, language) : null;
		if (lookup?.found === "listed") {
			c.header("Cache-Control", PUBLIC_ANSWER);
			const { visibilityConditions } = await listings.siteData();
			return c.json(apiProperty(lookup.detail, language, pageRules(visibilityConditions)));
		}
		const gone = lookup?.found === "ended";
		return c.json({ ok: false, code: gone ? "gone" : "not-found", message: "not found or sold" }, gone ? 410 : 404);
	});
