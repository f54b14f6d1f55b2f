import { Hono } from "hono";
import type { HttpEnv } from "./context";

/** What a name leads to does not change: it is made of the picture's own address. */
const FOR_GOOD = "public, max-age=31536000, immutable";
/** Until the copy is there, or for as long as it cannot be had. */
const FOR_NOW = "public, max-age=300";

/** Copies of the pictures of other systems. One that is not there yet is passed on: a browser asks nobody but this site. */
export const pictureCopies = new Hono<HttpEnv>().get("/:name{[0-9a-f]{32}}", async (c) => {
	const found = await c.get("services").pictures.find(c.req.param("name"));
	if (!found) return c.notFound();
	if ("passed" in found) {
		c.header("Cache-Control", FOR_NOW);
		c.header("Content-Type", found.passed.type);
		return c.body(found.passed.body);
	}
	c.header("Cache-Control", FOR_GOOD);
	c.header("ETag", found.kept.httpEtag);
	c.header("Content-Type", found.kept.httpMetadata?.contentType ?? "application/octet-stream");
	c.header("Content-Length", String(found.kept.size));
	return c.body(found.kept.body);
});
