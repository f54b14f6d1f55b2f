import { Hono } from "hono";
import { homeTypesOf } from "../../../../app/domain/feed/home-types";
import { germanSpeakingZips, type Region } from "../../../../app/domain/localities/region";
import type { HttpEnv } from "../../context";
import { localityOf, type VisitorRegion, visitorRegion } from "../../geo/visitor";
import { languageAsked } from "../../request-language";

/** More than a page shows, so that it can leave out those that it shows elsewhere. */
const HOMES_OFFERED = 9;

/** Where properties of a visitor's region are counted. The German-speaking municipalities, few and small, lie in Wallonia. */
const regionOf: Readonly<Record<VisitorRegion, Region>> = {
	brussels: "brussels",
	flanders: "flanders",
	wallonia: "wallonia",
	east: "wallonia",
	luxembourg: "luxembourg",
};

/**
 * `GET /api/nearby?lang=nl`: the newest houses and flats of the region that the request comes from, as cards; in the
 * German-speaking east its own before the rest of Wallonia's; none where nothing is known of the place. For one
 * visitor alone, and kept by nobody.
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
