import type { MiddlewareHandler } from "hono";
import type { HttpEnv } from "../context";

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** `Sec-Fetch-Site` values of requests that no other site made. */
const ownFetchSites = new Set(["same-origin", "none"]);

/**
 * Blocks cross-site requests, whatever their content type. Non-browser clients send neither `Origin` nor
 * `Sec-Fetch-Site` and carry no visitor's cookies.
 */
export const originCheck: MiddlewareHandler<HttpEnv> = async (c, next) => {
	if (!readingMethods.has(c.req.method) && !isOwn(c.req.raw, c.get("services").ownOrigins)) {
		return c.json({ ok: false, code: "origin", message: "this address takes no posts from other sites" }, 403);
	}
	return next();
};

function isOwn({ headers, url }: Request, ownOrigins: readonly string[]): boolean {
	const origin = headers.get("origin");
	if (origin !== null) return origin === new URL(url).origin || ownOrigins.includes(origin);
	const fetchSite = headers.get("sec-fetch-site");
	return fetchSite === null || ownFetchSites.has(fetchSite);
}
