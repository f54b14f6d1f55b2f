import { Hono } from "hono";
import * as z from "zod";
import type { HttpEnv } from "../context";

const requestSchema = z.object({ action: z.enum(["export", "erase"]), email: z.email(), at: z.int() });

/** How far the caller's clock may be from this one. */
const MOST_SECONDS_APART = 300;

/**
 * `POST /api/privacy`: what the site keeps of an address, or its erasure. For the agency's own command, which signs
 * each request with the secret of the links; nobody else can.
 */
export const privacy = new Hono<HttpEnv>().post("/", async (c) => {
	c.header("Cache-Control", "no-store");
	const { links, owners, requests } = c.get("services");
	const text = await c.req.text();
	const signature = c.req.header("x-signature") ?? "";
	if (!(await links.verify("privacy", text, signature))) return c.notFound();
	const body = requestSchema.safeParse(JSON.parse(text));
	if (!body.success) return c.json({ ok: false, code: "input", message: "action, email and at are needed" }, 422);
	const { action, email, at } = body.data;
	if (Math.abs(Date.now() / 1_000 - at) > MOST_SECONDS_APART) return c.notFound();
	if (action === "export") {
		return c.json({ ...(await owners.exportPerson(email)), ...(await requests.exportPerson(email)) });
	}
	// The names that lead to a property's history go with what is erased, so the owner comes first.
	const [ofOwner, ofVisitor] = [await owners.erasePerson(email), await requests.erasePerson(email)];
	return c.json({
		removed: { ...ofVisitor.removed, ...ofOwner.removed },
		kept: [...ofVisitor.kept, ...ofOwner.kept],
	});
});
