import { Hono } from "hono";
import { version } from "../../../package.json";
import { factsOf, log } from "../../platform/log";
import type { HttpEnv } from "../context";

/** `GET /healthz`: whether the site can read its listings. */
export const health = new Hono<HttpEnv>().get("/", async (c) => {
	c.header("Cache-Control", "no-store");
	try {
		const { listings, lastImport } = await c.get("services").listings.health();
		return c.json({ ok: true, version, listings, lastImport });
	} catch (error) {
		log("error", "unhealthy", { requestId: c.get("requestId"), ...factsOf(error) });
		return c.json({ ok: false, version, listings: null, lastImport: null }, 503);
	}
});
