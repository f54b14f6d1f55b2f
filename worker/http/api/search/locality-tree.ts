import { Hono } from "hono";
import { localityTree } from "../../../../app/domain/localities/locality-tree";
import type { HttpEnv } from "../../context";
import { languageAsked } from "../language";

/** Municipalities change once in years. */
const PUBLIC_ANSWER = "public, max-age=86400, s-maxage=86400";

/** `GET /api/place-tree?lang=nl`: regions, their provinces or cantons, and the municipalities in them. */
export const localityTreeCall = new Hono<HttpEnv>().get("/", (c) => {
	c.header("Cache-Control", PUBLIC_ANSWER);
	return c.json({ regions: localityTree(languageAsked(c)) });
});
