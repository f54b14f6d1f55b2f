import type { Context } from "hono";
import type { HttpEnv } from "../context";

/** Path and query of the page that a form was sent from; null if it is not one of the site's own. */
export function pathOfReferrer(c: Context<HttpEnv>): string | null {
	const referrer = URL.parse(c.req.header("referer") ?? "");
	if (!referrer) return null;
	const own = referrer.origin === new URL(c.req.url).origin || c.get("services").ownOrigins.includes(referrer.origin);
	// A path with two leading slashes would be another site.
	return own ? referrer.pathname.replace(/^\/+/, "/") + referrer.search : null;
}
