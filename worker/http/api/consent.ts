import { type Context, Hono } from "hono";
import { consentCategories, consentCookie, consentFromFields } from "../../../app/domain/consent/consent";
import { isSecure } from "../../platform/request";
import type { HttpEnv } from "../context";
import { pathOfReferrer } from "../middleware/referrer";
import { refuseUnread } from "../middleware/unread";
import { languageOf, validationTranslator } from "../request-language";
import { readFormBody } from "./forms/form-body";
import { wantsJson } from "./owner-request";

/**
 * `POST /api/consent`: stores the visitor's cookie choice in a cookie and a log. 422 for an invalid choice; a plain
 * form is redirected to its page, which asks again.
 */
export const consent = new Hono<HttpEnv>().post("/", async (c) => {
	const body = await readFormBody(c);
	if (!body.ok) return refuseUnread(c, body.status);
	const choice = consentFromFields(body.fields);
	const page = wantsJson(c) ? null : pathOfReferrer(c);
	if (choice === null) return page === null ? answerNoChoice(c, body.fields) : c.redirect(page, 303);
	await c.get("services").requests.logConsent(choice);
	c.header("Set-Cookie", consentCookie(choice, isSecure(c.req.raw)));
	return page === null ? c.body(null, 204) : c.redirect(page, 303);
});

function answerNoChoice(c: Context<HttpEnv>, fields: Readonly<Record<string, unknown>>): Response {
	const t = validationTranslator(c, languageOf(c, null));
	const wrong = consentCategories.filter((category) => typeof fields[category] !== "boolean");
	const errors = Object.fromEntries(wrong.map((category) => [category, t("choice")]));
	return c.json({ ok: false, message: t("choice"), errors }, 422);
}
