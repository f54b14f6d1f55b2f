import { Hono } from "hono";
import type { Point } from "../../../../app/domain/localities/geo";
import type { HttpEnv } from "../../context";
import { languageAsked } from "../../request-language";

const PUBLIC_ANSWER = "public, max-age=3600, s-maxage=86400";
const ID = /^\d{1,12}$/;

/**
 * `GET /api/around?property=4101&lang=nl` (or `project=5`): nearby amenities with distances, from the map tiles. Empty
 * for a hidden address, whose location could be derived from the distances.
 */
export const around = new Hono<HttpEnv>().get("/", async (c) => {
	const { listings, map } = c.get("services");
	const language = languageAsked(c);
	const property = c.req.query("property") ?? "";
	const project = c.req.query("project") ?? "";
	c.header("Cache-Control", PUBLIC_ANSWER);
	const point = ID.test(property)
		? await localityOfProperty(Number(property))
		: ID.test(project)
			? pointOf(await listings.project(Number(project), language))
			: null;
	const items = point ? await map.around.find(point, language) : [];
	// A source that fails now may recover soon.
	if (items.length === 0) c.header("Cache-Control", "public, max-age=60");
	return c.json({ items });

	async function localityOfProperty(id: number): Promise<Point | null> {
		const answer = await listings.property(id, language);
		return answer.found === "listed" ? pointOf(answer.detail.card) : null;
	}
});

/** Published location; null if the address is hidden. */
function pointOf(at: { latitude: number | null; longitude: number | null } | null): Point | null {
	if (!at || at.latitude === null || at.longitude === null) return null;
	return { latitude: at.latitude, longitude: at.longitude };
}
