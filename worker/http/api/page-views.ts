import type { MiddlewareHandler } from "hono";
import { Hono } from "hono";
import { factsOf, log } from "../../platform/log";
import type { HttpEnv } from "../context";
import { fieldsOf } from "./owner-request";

/**
 * `POST /api/visits` `{ path }`: a property's page that a browser showed without asking for it, because it had fetched it
 * ahead. Counted by the same rules as a page that was asked for, so a visitor never counts twice.
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
