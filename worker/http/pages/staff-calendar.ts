import { Hono } from "hono";
import type { HttpEnv } from "../context";

const CALENDAR_CACHE = "private, max-age=900";

/** `GET /calendar/{secret}.ics`: calendar subscription with the viewings of a member of staff. */
export const staffCalendar = new Hono<HttpEnv>().get("/:file{[\\w-]{32}\\.ics}", async (c) => {
	const { desk } = c.get("services");
	const text = await desk.viewings.calendar(c.req.param("file").slice(0, -".ics".length));
	if (text === null) return c.notFound();
	c.header("Content-Type", "text/calendar; charset=utf-8");
	c.header("Cache-Control", CALENDAR_CACHE);
	c.header("X-Robots-Tag", "noindex");
	return c.body(text);
});
