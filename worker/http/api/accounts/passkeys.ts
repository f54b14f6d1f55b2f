import { Hono } from "hono";
import { pagePath } from "../../../../app/domain/pages/paths";
import type { HttpEnv } from "../../context";
import { languageOfBody, passkeyOf, portalTranslator } from "../owner-request";
import { authenticationSchema, registrationSchema, unreadable } from "../passkey-answer";

const notFresh = { ok: false, code: "sign-in-again", message: "sign in again first" } as const;
const signedOut = { ok: false, code: "signed-out", message: "sign in first" } as const;

/**
 * `/api/passkeys`: sign-in with a passkey. Adding one requires a recent sign-in; signing in requires only the passkey.
 */
export const passkeys = new Hono<HttpEnv>()
	.post("/options", async (c) => {
		const { owners } = c.get("services");
		const portal = await owners.portal(c.req.raw);
		if (!portal) return c.json(signedOut, 401);
		const asked = await owners.passkeys.askToAdd(c.req.raw, portal);
		return asked ? c.json(asked) : c.json(notFresh, 403);
	})
	.post("/", async (c) => {
		const { owners } = c.get("services");
		const portal = await owners.portal(c.req.raw);
		if (!portal) return c.json(signedOut, 401);
		const { answer } = await passkeyOf(c, registrationSchema);
		if (!answer) return c.json(unreadable, 422);
		const added = await owners.passkeys.add(c.req.raw, portal, answer);
		return added ? c.json({ ok: true }, 201) : c.json({ ...unreadable, code: "refused" }, 422);
	})
	.post("/sign-in/options", async (c) => c.json(await c.get("services").owners.passkeys.askToSignIn(c.req.raw)))
	.post("/sign-in", async (c) => {
		const { fields, answer } = await passkeyOf(c, authenticationSchema);
		if (!answer) return c.json(unreadable, 422);
		const language = languageOfBody(c, fields);
		const signedIn = await c.get("services").owners.passkeys.signIn(c.req.raw, answer);
		if (!signedIn) return c.json({ ok: false, error: portalTranslator(c, language)("passkey.unknown") }, 401);
		c.header("Set-Cookie", signedIn.setCookie);
		return c.json({ redirect: pagePath("owner", language) });
	});
