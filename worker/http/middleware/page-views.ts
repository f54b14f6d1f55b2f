import type { MiddlewareHandler } from "hono";
import { factsOf, log } from "../../platform/log";
import type { HttpEnv } from "../context";

/**
 * Counts page views of properties. It runs before the pages and their caches, so a page from a cache counts too, and it
 * works after the answer, so it adds no delay.
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
