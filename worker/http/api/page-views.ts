import type { MiddlewareHandler } from "hono";
import { Hono } from "hono";
import { factsOf, log } from "../../platform/log";
import type { HttpEnv } from "../context";
import { fieldsOf } from "./owner-request";

/**
 * `POST /api/visits` `{ path }`: counts a property page that the browser had prefetched and now shows without a
 * request. Follows the same rules as requested pages, so a visitor never counts twice.
 */
export const pageViews = new Hono<HttpEnv>().post("/", async (c) => {
	const { path } = await fieldsOf(c);
	const url = typeof path === "string" && path.startsWith("/") ? new URL(path, c.req.url) : null;
	const { pageViews, listings, settings } = c.get("services");
	if (url?.origin !== new URL(c.req.url).origin) return c.body(null, 204);
	const request = new Request(url, { headers: c.req.raw.headers });
	const propertyId = pageViews.pageOf(request);
	if (propertyId !== null) {
		c.executionCtx.waitUntil(
			listings
				.property(propertyId, settings.defaultLanguage)
				.then((property) => (property.found === "listed" ? pageViews.note(request, propertyId) : undefined)),
		);
	}
	return c.body(null, 204);
});

/**
 * Counts page views of properties. Runs before pages and caches, so cached pages count too, and works after the
 * response, so it adds no delay.
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
