import { type Context, Hono } from "hono";
import { VERSION } from "../map/archive";
import { parseTile } from "../map/coverage";
import type { HttpEnv } from "./context";

const STORE = "map-tiles";
/** A tile's URL contains its version, so its content never changes. */
const IMMUTABLE = "public, max-age=2592000, immutable";
const SHORT_CACHE = "public, max-age=60";
const INFO_POLICY = "public, max-age=300";
const RETRY_AFTER_SECONDS = "60";

/** Street tiles from the site's own origin: the visitor's browser contacts no third party. */
export const mapTiles = new Hono<HttpEnv>()
	/**
	 * TileJSON of the current tiles. 204 if there are none, since an error status would show in the visitor's console.
	 */
	.get("/tiles.json", async (c) => {
		const info = await c.get("services").map.tiles.info();
		if (!info) return c.body(null, 204);
		const { version, ...rest } = info;
		c.header("Cache-Control", INFO_POLICY);
		return c.json({ tilejson: "3.0.0", ...rest, tiles: [`/map/tiles/${version}/{z}/{x}/{y}.pbf`] });
	})
	.get("/tiles/:version/:z/:x/:file{[0-9]+\\.pbf}", async (c) => {
		const { version, z, x, file } = c.req.param();
		const address = parseTile(z, x, file.replace(".pbf", ""));
		if (!address || !VERSION.test(version)) return c.notFound();
		const key = new URL(new URL(c.req.url).pathname, c.req.url).href;
		const cache = await caches.open(STORE);
		const kept = await cache.match(key);
		if (kept) return new Response(kept.body, kept);
		const answer = await c.get("services").map.tiles.tile(version, address);
		if (!answer.found) return withoutTile(c, answer.reason);
		c.header("Content-Type", "application/x-protobuf");
		c.header("Cache-Control", answer.isCurrent ? IMMUTABLE : SHORT_CACHE);
		const response = c.body(answer.bytes);
		if (answer.isCurrent) c.executionCtx.waitUntil(cache.put(key, response.clone()));
		return response;
	});

function withoutTile(
	c: Context<HttpEnv>,
	reason: "empty" | "outside" | "none" | "unavailable",
): Response | Promise<Response> {
	if (reason === "none") return c.notFound();
	if (reason === "unavailable") {
		c.header("Retry-After", RETRY_AFTER_SECONDS);
		return c.json({ ok: false, code: "no-tiles", message: "the source of the tiles does not answer" }, 503);
	}
	c.header("Cache-Control", reason === "outside" ? IMMUTABLE : SHORT_CACHE);
	return c.body(null, 204);
}
