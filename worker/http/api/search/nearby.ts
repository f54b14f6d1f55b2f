import { Hono } from "hono";
import { homeTypesOf } from "../../../../app/domain/feed/home-types";
import { germanSpeakingZips, type Region } from "../../../../app/domain/localities/region";
import type { HttpEnv } from "../../context";
import { localityOf, type VisitorRegion, visitorRegion } from "../../geo/visitor";
import { languageAsked } from "../../request-language";

/** More than a page shows, so that the page can omit those it already shows elsewhere. */
const HOMES_OFFERED = 9;

/** Property region for a visitor's region. The few German-speaking municipalities are in Wallonia. */
const regionOf: Readonly<Record<VisitorRegion, Region>> = {
	brussels: "brussels",
	flanders: "flanders",
	wallonia: "wallonia",
	east: "wallonia",
	luxembourg: "luxembourg",
};

/**
 * `GET /api/nearby?lang=nl`: cards of the newest houses and flats in the visitor's region; in the German-speaking east,
 * its own before the rest of Wallonia. Empty if the region is unknown. Depends on the visitor, so never cached.
 */
export const nearby = new Hono<HttpEnv>().get("/", async (c) => {
	c.header("Cache-Control", "no-store");
	const { listings } = c.get("services");
	const language = languageAsked(c);
	const region = visitorRegion(localityOf(c.req.raw));
	if (region === null) return c.json({ items: [] });
	const types = homeTypesOf(await listings.typeList());
	const [nearest, around] = await Promise.all([
		region === "east"
			? listings.newest(language, { zips: germanSpeakingZips, region: "wallonia", types, limit: HOMES_OFFERED })
			: [],
		listings.newest(language, { region: regionOf[region], types, limit: HOMES_OFFERED }),
	]);
	const others = around.filter(({ id }) => !nearest.some((property) => property.id === id));
	return c.json({ items: [...nearest, ...others].slice(0, HOMES_OFFERED) });
});
