import { Hono } from "hono";
import { readEnvelope } from "../../../../app/domain/forms/parse";
import { pagePath } from "../../../../app/domain/pages/paths";
import type { HttpEnv } from "../../context";
import { ownCookie } from "../../middleware/own-cookies";
import { refuseUnread } from "../../middleware/unread";
import { languageOf, validationTranslator } from "../../request-language";
import { wantsJson } from "../owner-request";
import { readFormBody } from "./form-body";
import { messagesIn, valuesOf } from "./forms";

/** Form name under which the page restores its values: the one the search was registered with. */
const FORM = "demand-register";

/**
 * `POST /api/demand` with the token of an email link and the criteria: changes a saved search. 200, 410 for an unknown
 * link, 422 with errors by field; a plain form is redirected to the page of the saved search.
 */
export const savedSearches = new Hono<HttpEnv>().post("/", async (c) => {
	const body = await readFormBody(c);
	if (!body.ok) return refuseUnread(c, body.status);
	const { fields } = body;
	const language = languageOf(c, readEnvelope(fields).lang);
	const t = validationTranslator(c, language);
	const { requests } = c.get("services");
	const { token: given, ...criteria } = fields;
	const token = typeof given === "string" ? given : "";
	const answer = await requests.changeSavedSearch(token, criteria);
	const path = (search: Record<string, string>) =>
		`${pagePath("saved-search", language)}?${new URLSearchParams(search)}`;
	if (answer.ok) {
		const redirect = path({ status: "done", did: "change-demand", token });
		return wantsJson(c) ? c.json({ ok: true, redirect }) : c.redirect(redirect, 303);
	}
	if (answer.reason === "gone") {
		const redirect = path({ status: "gone" });
		return wantsJson(c) ? c.json({ ok: false, redirect }, 410) : c.redirect(redirect, 303);
	}
	const message = t("notice.fields");
	const errors = messagesIn(answer.errors, t);
	if (wantsJson(c)) return c.json({ ok: false, message, errors }, 422);
	const state = { form: FORM, message, errors, values: valuesOf(criteria) } as const;
	c.header("Set-Cookie", ownCookie(c.req.raw, "form", await requests.saveFormState(state)), { append: true });
	return c.redirect(`${path({ token })}#${FORM}`, 303);
});
