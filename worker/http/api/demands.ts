import { Hono } from "hono";
import { readEnvelope } from "../../../app/domain/forms/parse";
import { pagePath } from "../../../app/domain/paths";
import type { HttpEnv } from "../context";
import { readFormBody } from "../form-body";
import { languageOf, words } from "../form-language";
import { ownCookie } from "../own-cookies";
import { refuseUnread } from "../unread";
import { messagesIn, valuesOf } from "./forms";
import { wantsJson } from "./owner-request";

/** The page's fields come back under the name of the form that the demand was registered with. */
const FORM = "demand-register";

/**
 * `POST /api/demand` with the token of a letter's link and the wishes: changes a registered demand. 200, 410 where the
 * link leads nowhere, 422 with the errors by field; a plain form goes back to the page of the demand.
 */
export const demands = new Hono<HttpEnv>().post("/", async (c) => {
	c.header("Cache-Control", "no-store");
	const body = await readFormBody(c);
	if (!body.ok) return refuseUnread(c, body.status);
	const { fields } = body;
	const language = languageOf(c, readEnvelope(fields).lang);
	const t = words(c, language);
	const { requests } = c.get("services");
	const { token: given, ...wishes } = fields;
	const token = typeof given === "string" ? given : "";
	const answer = await requests.changeDemand(token, wishes);
	const path = (search: Record<string, string>) => `${pagePath("/demand/", language)}?${new URLSearchParams(search)}`;
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
	const state = { form: FORM, message, errors, values: valuesOf(wishes) } as const;
	c.header("Set-Cookie", ownCookie(c.req.raw, "form", await requests.saveFormState(state)), { append: true });
	return c.redirect(`${path({ token })}#${FORM}`, 303);
});
