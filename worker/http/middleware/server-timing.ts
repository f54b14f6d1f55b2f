import type { Context } from "hono";
import type { HttpEnv } from "../context";
import { type Locality, visitorRegion } from "../geo/visitor";

/**
 * How a request was answered: the visitor's region, the cache's part, what was read of the listings and where. Nothing
 * in it is secret, and nothing of it reaches a kept page: it is written around the answer, not into it.
 */
export function serverTiming(c: Context<HttpEnv>): string {
	const region = visitorRegion(c.req.raw.cf as Locality | undefined) ?? "elsewhere";
	const {
		rowsRead,
		batches,
		region: servedFrom,
	} = c.get("services")?.meter ?? { rowsRead: 0, batches: 0, region: null };
	return [
		`cache;desc="${c.get("cacheState") ?? "bypass"}"`,
		`region;desc="${region}"`,
		`db;desc="${rowsRead} rows, ${batches} batches${servedFrom ? `, ${servedFrom}` : ""}"`,
	].join(", ");
}
