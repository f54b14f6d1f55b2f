import { Hono } from "hono";
import { version } from "../../../package.json";
import { factsOf, log } from "../../platform/log";
import type { HttpEnv } from "../context";

/**
 * `GET /healthz`: whether the site can read its listings. With `?deep=1`, whether everything happens that should happen
 * by itself: 503 and what is late or failed where something is.
 */
export const health = new Hono<HttpEnv>().get("/", async (c) => {
	c.header("Cache-Control", "no-store");
	try {
		if (c.req.query("deep") === "1") {
			const late = (await c.get("services").monitoring.late()).map(({ subject }) => subject);
			return c.json({ ok: late.length === 0, late }, late.length === 0 ? 200 : 503);
		}
		const { listings, lastImport } = await c.get("services").listings.health();
		return c.json({ ok: true, version, listings, lastImport });
	} catch (error) {
		log("error", "unhealthy", { requestId: c.get("requestId"), ...factsOf(error) });
		return c.json({ ok: false, version, listings: null, lastImport: null }, 503);
	}
});
