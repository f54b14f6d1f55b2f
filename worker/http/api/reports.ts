import { Hono } from "hono";
import type { HttpEnv } from "../context";

/**
 * `POST /api/reports`: browser reports on the site's policies, network errors and deprecations. Always 204: nobody
 * waits for the response.
 */
export const reports = new Hono<HttpEnv>().post("/", async (c) => {
	const body: unknown = await c.req.json().catch(() => null);
	await c.get("services").browserReports.take(body);
	return c.body(null, 204);
});
