import { Hono } from "hono";
import { consentCookie, consentFromFields } from "../../../app/domain/consent";
import type { HttpEnv } from "../context";
import { readFormBody } from "../form-body";
import { isSecure } from "../own-cookies";
import { pathOfReferrer } from "../referrer";
import { refuseUnread } from "../unread";
import { wantsJson } from "./owner-request";

/** `POST /api/consent`: the visitor's choice about cookies, kept in a cookie and in a log. */
export const consent = new Hono<HttpEnv>().post("/", async (c) => {
	c.header("Cache-Control", "no-store");
	const body = await readFormBody(c);
	if (!body.ok) return refuseUnread(c, body.status);
	const choice = consentFromFields(body.fields);
	await c.get("services").requests.logConsent(choice);
	c.header("Set-Cookie", consentCookie(choice, isSecure(c.req.raw)));
	const page = pathOfReferrer(c);
	return !wantsJson(c) && page !== null ? c.redirect(page, 303) : c.body(null, 204);
});
