import { Hono } from "hono";
import { version } from "../../../package.json";
import { factsOf, log } from "../../platform/log";
import type { HttpEnv } from "../context";

/**
 * `GET /healthz`: whether the site can read its listings and store a form. `?deep=1`: whether every binding responds
 * and all scheduled work is done; 503 with whatever is late, failed or silent.
 */
export const health = new Hono<HttpEnv>().get("/", async (c) => {
	const { probes, monitoring, listings: lists } = c.get("services");
	try {
		if (c.req.query("deep") === "1") {
			const failing = await probes.bindings();
			if (failing.length > 0) return c.json({ ok: false, late: [], failing }, 503);
			const late = (await monitoring.late()).map(({ subject }) => subject);
			return c.json({ ok: late.length === 0, late }, late.length === 0 ? 200 : 503);
		}
		const [failing, { listings, lastImport }] = await Promise.all([probes.databases(), lists.health()]);
		return c.json({ ok: failing.length === 0, version, listings, lastImport }, failing.length === 0 ? 200 : 503);
	} catch (error) {
		log("error", "unhealthy", { requestId: c.get("requestId"), ...factsOf(error) });
		return c.json({ ok: false, version, listings: null, lastImport: null }, 503);
	}
});
