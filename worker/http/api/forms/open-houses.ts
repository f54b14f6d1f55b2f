import { Hono } from "hono";
import { openHouseFile } from "../../../viewings/open-house-file";
import type { HttpEnv } from "../../context";
import { languageAsked } from "../../request-language";

/** `GET /api/open-houses/{property}/{id}.ics?lang=`: an open day as an iCalendar file. */
export const openHouses = new Hono<HttpEnv>().get("/:property/:file{.+\\.ics}", async (c) => {
	const { content, listings, site } = c.get("services");
	const propertyId = Number(c.req.param("property"));
	const language = languageAsked(c);
	const id = c.req.param("file").slice(0, -".ics".length);
	const answer = Number.isSafeInteger(propertyId) ? await listings.property(propertyId, language) : null;
	const openHouse =
		answer?.found === "listed" ? answer.detail.card.openHouses.find((each) => each.id === id) : undefined;
	if (answer?.found !== "listed" || !openHouse) return c.json({ ok: false, code: "not-found" }, 404);
	const { origin } = site(c.req.url);
	return c.body(
		openHouseFile(answer.detail, openHouse, { agency: content.agency(), language, origin, now: new Date() }),
		200,
		{
			"Content-Type": "text/calendar; charset=utf-8",
			"Content-Disposition": `attachment; filename="open-day-${propertyId}.ics"`,
		},
	);
});
