import { Hono } from "hono";
import * as z from "zod";
import { passwordFault } from "../../accounts/credentials/common-passwords";
import type { HttpEnv } from "../context";

const input = z.object({ password: z.string() });

/**
 * `POST /dev/owners/{username}/invitation`: creates an invitation link. `POST /dev/owners/{username}/password`: sets a
 * first password in a fresh database and never changes one: 200 if the password is the owner's, now or already; 409
 * with `own` if the owner has chosen another.
 */
export const devOwners = new Hono<HttpEnv>()
	.post("/:username/invitation", async (c) => {
		const { owners, site } = c.get("services");
		const link = await owners.invitationLink(c.req.param("username"), site(c.req.url).origin);
		return link ? c.json({ link }) : c.json({ link }, 404);
	})
	.post("/:username/password", async (c) => {
		const body = input.safeParse(await c.req.json().catch(() => null));
		if (!body.success || passwordFault(body.data.password, []) !== null) return c.json({ ok: false, own: false }, 422);
		const { owners } = c.get("services");
		const owner = await owners.findActive(c.req.param("username"));
		if (!owner) return c.json({ ok: false, own: false }, 404);
		const set = await owners.setFirstPassword(owner.id, body.data.password);
		return set ? c.json({ ok: true }) : c.json({ ok: false, own: true }, 409);
	});
