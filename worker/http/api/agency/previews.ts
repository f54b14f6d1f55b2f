import { Hono } from "hono";
import * as z from "zod";
import type { HttpEnv } from "../../context";
import { previewPaths } from "../../pages/signed-links";
import { readCommand } from "../../signed-command";

const requestSchema = z.object({ id: z.int().positive() });

/** `POST /api/preview`: signed addresses of a property, a draft too, for the agency's own command. */
export const previews = new Hono<HttpEnv>().post("/", async (c) => {
	c.header("Cache-Control", "no-store");
	const { settings, site } = c.get("services");
	const command = await readCommand(c, "preview");
	if (command === null) return c.notFound();
	const body = requestSchema.safeParse(command);
	if (!body.success) return c.json({ ok: false, code: "input", message: "the number of a property is needed" }, 422);
	const { found } = await c.get("services").listings.preview(body.data.id, settings.defaultLanguage);
	if (found === "none") return c.json({ ok: false, code: "input", message: "there is no such property" }, 422);
	const paths = previewPaths(c.get("services").links, body.data.id, settings.languages);
	return c.json({ addresses: paths.map((path) => site(c.req.url).origin + path) });
});
