import { Hono } from "hono";
import { isLanguage } from "../../../app/domain/language";
import type { Region } from "../../../app/domain/region";
import { type Place, type VisitorRegion, visitorRegion } from "../../geo/visitor";
import type { HttpEnv } from "../context";

/** More than a page shows, so that it can leave out those that it shows elsewhere. */
const HOMES_OFFERED = 9;

/** Where homes of a visitor's region are counted: the German-speaking municipalities lie in Wallonia. */
const regionOf: Readonly<Record<VisitorRegion, Region>> = {
	brussels: "brussels",
	flanders: "flanders",
	wallonia: "wallonia",
	east: "wallonia",
	luxembourg: "luxembourg",
};

/**
 * `GET /api/nearby?lang=nl`: the newest homes of the region that the request comes from, as cards; none where nothing
 * is known of it. For one visitor alone, and kept by nobody.
 */
export const nearby = new Hono<HttpEnv>().get("/", async (c) => {
	c.header("Cache-Control", "no-store");
	const { listings, settings } = c.get("services");
	const wanted = c.req.query("lang");
	const language = isLanguage(wanted) ? wanted : settings.defaultLanguage;
	const region = visitorRegion(c.req.raw.cf as Place | undefined);
	if (region === null) return c.json({ items: [] });
	const items = await listings.newest(language, { region: regionOf[region], limit: HOMES_OFFERED });
	return c.json({ items });
});
