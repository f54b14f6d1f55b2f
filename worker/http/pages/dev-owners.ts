import { Hono } from "hono";
import * as z from "zod";
import { passwordFault } from "../../accounts/choose-password";
import type { HttpEnv } from "../context";

const input = z.object({ password: z.string() });

/**
 * `POST /dev/owners/{username}/invitation`: the link that a fresh invitation would carry.
 * `POST /dev/owners/{username}/password`: a password for the owners of a fresh database. It sets a first password and
 * never changes one: 200 where the password is the owner's, now or already; 409 with `own` where the owner has chosen
 * another.
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
		const set = await owners.hasFirstPassword(owner.id, body.data.password);
		return set ? c.json({ ok: true }) : c.json({ ok: false, own: true }, 409);
	});
