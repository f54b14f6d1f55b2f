import { Hono } from "hono";
import * as z from "zod";
import { previewedGoals } from "../../../../app/domain/pages/preview-path";
import { previewPaths } from "../../../platform/signed-links";
import type { HttpEnv } from "../../context";
import { command } from "../../signed-command";

const requestSchema = z.union([z.object({ id: z.int().positive() }), z.object({ goal: z.enum(previewedGoals) })], {
	error: "the number of a property is needed, or a goal",
});

/**
 * `POST /api/preview`: signed preview URLs of a property (drafts included) or of a list that includes drafts. For the
 * agency's signed command.
 */
export const previews = new Hono<HttpEnv>().post(
	"/",
	command("preview", requestSchema, async (c, asked) => {
		const { links, listings, settings, site } = c.get("services");
		const previewed = "id" in asked ? asked.id : asked.goal;
		const isThere =
			typeof previewed !== "number" || (await listings.preview(previewed, settings.defaultLanguage)).found !== "none";
		if (!isThere) return c.json({ ok: false, code: "input", message: "there is no such property" }, 422);
		const paths = previewPaths(links, previewed, settings.languages);
		return c.json({ addresses: paths.map((path) => site(c.req.url).origin + path) });
	}),
);
