import { Hono } from "hono";
import * as z from "zod";
import type { HttpEnv } from "../../context";
import { command } from "../../signed-command";

const MAX_IDS = 500;

const requestSchema = z.object({
	action: z.enum(["list", "acknowledge", "resend"]),
	/** Ids of failures; `all` for all that are not acknowledged. */
	ids: z.union([z.literal("all"), z.array(z.string().max(100)).max(MAX_IDS)]).default([]),
});

/**
 * `POST /api/failures`: lists, resends or acknowledges dead letters (emails to the agency and leads). For the agency's
 * signed command.
 */
export const failures = new Hono<HttpEnv>().post(
	"/",
	command("failures", requestSchema, async (c, { action, ids }) => {
		const services = c.get("services");
		const open = await services.failures.list();
		if (action === "list") return c.json({ failures: open });
		const meant = ids === "all" ? open.map(({ id }) => id) : ids;
		if (action === "acknowledge") return c.json({ changed: await services.failures.acknowledge(meant) });
		const changed = await services.failures.sendAgain(meant);
		await services.email.kick();
		await services.leads.kick();
		return c.json({ changed });
	}),
);
