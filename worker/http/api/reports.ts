import { Hono } from "hono";
import type { HttpEnv } from "../context";

/**
 * `POST /api/reports`: what browsers report of the site's policies, of its network and of what they will no longer
 * support. Always 204: nobody waits for an answer.
 */
export const reports = new Hono<HttpEnv>().post("/", async (c) => {
	const body: unknown = await c.req.json().catch(() => null);
	await c.get("services").browserReports.take(body);
	return c.body(null, 204);
});
