import { type Context, Hono } from "hono";
import type { HttpEnv } from "../../context";
import { languageAsked } from "../../request-language";

const PUBLIC_ANSWER = "public, max-age=60, s-maxage=300";
const MAX_IDS = 100;

/** `GET /api/cards?ids=4101,4102&lang=nl`: cards in the given order, without properties that are no longer listed. */
export const cards = new Hono<HttpEnv>()
	.get("/", async (c) => {
		const items = await c.get("services").listings.cards(idsAsked(c), languageAsked(c));
		c.header("Cache-Control", PUBLIC_ANSWER);
		return c.json({ items });
	})
	// `GET /api/cards/pictures?ids=4101,4102`: further pictures by property id, without the first.
	.get("/pictures", async (c) => {
		const pictures = await c.get("services").listings.morePictures(idsAsked(c));
		c.header("Cache-Control", PUBLIC_ANSWER);
		return c.json(pictures);
	});

function idsAsked(c: Context<HttpEnv>): number[] {
	return (c.req.query("ids") ?? "")
		.split(",")
		.filter((text) => /^\d{1,13}$/.test(text))
		.map(Number)
		.slice(0, MAX_IDS);
}
