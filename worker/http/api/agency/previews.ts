import { Hono } from "hono";
import * as z from "zod";
import { previewedGoals } from "../../../../app/domain/pages/preview-path";
import { previewPaths } from "../../../platform/signed-links";
import type { HttpEnv } from "../../context";
import { readCommand } from "../../signed-command";

const requestSchema = z.union([z.object({ id: z.int().positive() }), z.object({ goal: z.enum(previewedGoals) })]);

/** `POST /api/preview`: signed addresses of a property, a draft too, or of a list with them, for the agency's own command. */
export const previews = new Hono<HttpEnv>().post("/", async (c) => {
	c.header("Cache-Control", "no-store");
	const { settings, site } = c.get("services");
	const command = await readCommand(c, "preview");
	if (command === null) return c.notFound();
	const body = requestSchema.safeParse(command);
	if (!body.success) {
		return c.json({ ok: false, code: "input", message: "the number of a property is needed, or a goal" }, 422);
	}
	const { links, listings } = c.get("services");
	const previewed = "id" in body.data ? body.data.id : body.data.goal;
	const isThere =
		typeof previewed !== "number" || (await listings.preview(previewed, settings.defaultLanguage)).found !== "none";
	if (!isThere) return c.json({ ok: false, code: "input", message: "there is no such property" }, 422);
	const paths = previewPaths(links, previewed, settings.languages);
	return c.json({ addresses: paths.map((path) => site(c.req.url).origin + path) });
});
