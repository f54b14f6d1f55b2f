import { Hono } from "hono";
import * as z from "zod";
import type { HttpEnv } from "../../context";
import { readCommand } from "../../signed-command";

const requestSchema = z.object({ action: z.enum(["export", "erase"]), email: z.email() });

/**
 * `POST /api/privacy`: what the site keeps of an address, or its erasure. For the agency's own command, which signs
 * each request with the key that the deploy has shown; nobody else can.
 */
export const privacy = new Hono<HttpEnv>().post("/", async (c) => {
	c.header("Cache-Control", "no-store");
	const { owners, requests, settings, staff } = c.get("services");
	const command = await readCommand(c.req, settings.privacyKey, "privacy");
	if (command === null) return c.notFound();
	const body = requestSchema.safeParse(command);
	if (!body.success) return c.json({ ok: false, code: "input", message: "action and email are needed" }, 422);
	const { action, email } = body.data;
	if (action === "export") {
		return c.json({
			...(await staff.exportPerson(email)),
			...(await owners.exportPerson(email)),
			...(await requests.exportPerson(email)),
		});
	}
	// The names that lead to a property's history go with what is erased, so the owner comes first.
	const [ofOwner, ofVisitor] = [await owners.erasePerson(email), await requests.erasePerson(email)];
	return c.json({
		removed: { ...ofVisitor.removed, ...ofOwner.removed },
		kept: [...ofVisitor.kept, ...ofOwner.kept],
	});
});
