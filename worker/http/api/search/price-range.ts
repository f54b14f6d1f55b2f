import { Hono } from "hono";
import { toTree } from "../../../../app/domain/feed/tree";
import { countryCode } from "../../../../app/domain/localities/country";
import { localities } from "../../../../app/domain/localities/localities";
import { priceRange } from "../../../../app/domain/valuation/price-range";
import { RANGE_STEP } from "../../../listings/price-standing";
import type { HttpEnv } from "../../context";
import { languageAsked } from "../../request-language";

const PUBLIC_ANSWER = "public, max-age=300, s-maxage=300";
const MAX_TYPES = 30;
const MAX_SURFACE = 100_000;

/**
 * `GET /api/price-range?goal=sale&country=10&zip=9000&type=11&surface=150`: asking prices of the agency's comparable
 * properties near a postcode, as `{ range: { low, high, count, kilometres, bySurface } }`. `range` is null if fewer
 * than eight compare. Without `country`, a postcode that exists in both countries is taken as Belgian.
 */
export const priceRangeCall = new Hono<HttpEnv>().get("/", async (c) => {
	const { listings } = c.get("services");
	const goal = c.req.query("goal") === "rent" ? "rent" : "sale";
	const zip = c.req.query("zip") ?? "";
	const asked = countryCode(Number(c.req.query("country")));
	const locality = localities.find(({ country, zips }) => zips.includes(zip) && country === (asked ?? country));
	const types = (c.req.queries("type") ?? []).slice(0, MAX_TYPES).map(Number);
	c.header("Cache-Control", PUBLIC_ANSWER);
	if (!locality || types.length === 0) return c.json({ range: null });
	const tree = toTree(await listings.typeList(), languageAsked(c));
	const mainTypes = tree
		.filter(({ id, children }) => types.includes(id) || children.some((child) => types.includes(child.id)))
		.map(({ id }) => id);
	const surface = Number(c.req.query("surface"));
	const comparables = await listings.comparables({
		goal,
		mainTypes,
		point: { latitude: locality.lat, longitude: locality.lng },
	});
	const range = priceRange(comparables, {
		step: RANGE_STEP[goal],
		...(surface > 0 && surface <= MAX_SURFACE && { surface }),
	});
	return c.json({ range });
});
