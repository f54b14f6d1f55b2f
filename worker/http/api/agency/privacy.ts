import { Hono } from "hono";
import * as z from "zod";
import { translator } from "../../../../app/i18n/translator";
import type { HttpEnv } from "../../context";
import { command } from "../../signed-command";

const requestSchema = z.object({ action: z.enum(["export", "erase"]), email: z.email() });

/**
 * `POST /api/privacy`: exports or erases the data of an email address. For the agency's command, which signs each
 * request with the key that the deploy prints.
 */
export const privacy = new Hono<HttpEnv>().post(
	"/",
	command("privacy", requestSchema, async (c, { action, email }) => {
		const { desk } = c.get("services");
		if (action === "export") {
			c.header("Content-Type", "application/json");
			return c.body(await desk.privacy.export(null, email));
		}
		const { removed, kept } = await desk.privacy.erase(null, email);
		const t = translator("en", "en", "desk-manage");
		return c.json({ removed, kept: kept.map(({ what, ...values }) => t(`privacy.keptLine.${what}`, values)) });
	}),
);
