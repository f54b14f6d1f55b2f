import type { MiddlewareHandler } from "hono";
import { factsOf, log } from "../log";
import type { HttpEnv } from "./context";

/**
 * Counts the visits of homes' pages. It stands before the pages and whatever caches them, so a page that comes from a
 * cache counts too, and it works after the answer, so nobody waits for it.
 */
export const countVisits: MiddlewareHandler<HttpEnv> = async (c, next) => {
	await next();
	const { visits } = c.get("services");
	const propertyId = c.res.status === 200 ? visits.pageOf(c.req.raw) : null;
	if (propertyId === null) return;
	c.executionCtx.waitUntil(
		visits.note(c.req.raw, propertyId).catch((error: unknown) => log("warn", "visit-not-counted", factsOf(error))),
	);
};
