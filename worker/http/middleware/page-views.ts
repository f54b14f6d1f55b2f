import type { MiddlewareHandler } from "hono";
import { factsOf, log } from "../../platform/log";
import type { HttpEnv } from "../context";

/**
 * Counts the visits of properties' pages. It stands before the pages and whatever caches them, so a page that comes from a
 * cache counts too, and it works after the answer, so nobody waits for it.
 */
export const countPageViews: MiddlewareHandler<HttpEnv> = async (c, next) => {
	await next();
	const { pageViews } = c.get("services");
	const propertyId = c.res.status === 200 ? pageViews.pageOf(c.req.raw) : null;
	if (propertyId === null) return;
	c.executionCtx.waitUntil(
		pageViews.note(c.req.raw, propertyId).catch((error: unknown) => log("warn", "visit-not-counted", factsOf(error))),
	);
};
