import { Hono } from "hono";
import type { HttpEnv } from "../context";

/** `GET /api/appointments?property=4101`: the coming slots of a home. */
export const appointments = new Hono<HttpEnv>().get("/", async (c) => {
	const property = Number(c.req.query("property"));
	// What is free changes with every booking.
	c.header("Cache-Control", "no-store");
	if (!Number.isSafeInteger(property) || property <= 0) return c.json({ slots: [] });
	return c.json({ slots: await c.get("services").slotsOf(property) });
});
