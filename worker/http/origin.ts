import type { MiddlewareHandler } from "hono";
import type { HttpEnv } from "./context";

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what another site's page sends in a visitor's name, whatever its content type. Programs that are no browser
 * send no Origin and carry no visitor's cookies.
 */
export const originCheck: MiddlewareHandler<HttpEnv> = async (c, next) => {
	if (
		!readingMethods.has(c.req.method) &&
		!isOwnOrigin(c.req.header("origin"), c.req.url, c.get("services").ownOrigins)
	) {
		return c.json({ ok: false, code: "origin", message: "this address takes no posts from other sites" }, 403);
	}
	return next();
};

function isOwnOrigin(origin: string | undefined, url: string, ownOrigins: readonly string[]): boolean {
	return origin === undefined || origin === new URL(url).origin || ownOrigins.includes(origin);
}
