import type { Context } from "hono";
import type { HttpEnv } from "../context";

/** The page that a form was sent from, where it is one of the site's own: its path and search. */
export function pathOfReferrer(c: Context<HttpEnv>): string | null {
	const referrer = URL.parse(c.req.header("referer") ?? "");
	if (!referrer) return null;
	const own = referrer.origin === new URL(c.req.url).origin || c.get("services").ownOrigins.includes(referrer.origin);
	// A path that begins with two slashes would lead to another site.
	return own ? referrer.pathname.replace(/^\/+/, "/") + referrer.search : null;
}
