import { Hono } from "hono";
import type { HttpEnv } from "./context";

/** The name is derived from the picture's URL, so its content never changes. */
const IMMUTABLE = "public, max-age=31536000, immutable";
/** While the copy does not exist or cannot be made. */
const SHORT_CACHE = "public, max-age=300";

/**
 * Copies of pictures of other systems. A picture without a copy is proxied, so that the browser contacts only this
 * site.
 */
export const pictureCopies = new Hono<HttpEnv>().get("/:name{[0-9a-f]{32}}", async (c) => {
	const found = await c.get("services").pictures.find(c.req.param("name"));
	if (!found) return c.notFound();
	if ("passed" in found) {
		c.header("Cache-Control", SHORT_CACHE);
		c.header("Content-Type", found.passed.type);
		return c.body(found.passed.body);
	}
	c.header("Cache-Control", IMMUTABLE);
	c.header("ETag", found.kept.httpEtag);
	c.header("Content-Type", found.kept.httpMetadata?.contentType ?? "application/octet-stream");
	c.header("Content-Length", String(found.kept.size));
	return c.body(found.kept.body);
});
