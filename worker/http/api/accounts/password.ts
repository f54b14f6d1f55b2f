import { type Context, Hono } from "hono";
import { choosePasswordSchema } from "../../../../app/domain/accounts/sign-in";
import type { Language } from "../../../../app/domain/language";
import { pagePath } from "../../../../app/domain/pages/paths";
import type { HttpEnv } from "../../context";
import {
	faultsOf,
	languageOfBody,
	portalTranslator,
	readBody,
	redirectWithNotice,
	translateErrors,
	wantsJson,
} from "../owner-request";

type Fault = { status: 410 | 422; message: "choose.failed" | "choose.linkGone"; errors: Record<string, string> };

/** `POST /api/password`: sets a password with the link from an invitation or reset email. */
export const password = new Hono<HttpEnv>().post("/", async (c) => {
	const read = await readBody(c);
	if (!read.ok) return c.json({ ok: false, code: "body", message: "the body cannot be read" }, read.status);
	const { fields } = read;
	const language = languageOfBody(c, fields);
	const token = typeof fields.token === "string" ? fields.token : "";
	const parsed = choosePasswordSchema.safeParse(fields);
	if (!parsed.success) {
		const errors = faultsOf(parsed.error);
		return refuse(c, language, token, { status: 422, message: "choose.failed", errors });
	}
	const { owners } = c.get("services");
	const choice = await owners.choosePassword(c.req.raw, parsed.data);
	if (!choice.ok) {
		return refuse(
			c,
			language,
			token,
			choice.reason === "link"
				? { status: 410, message: "choose.linkGone", errors: {} }
				: { status: 422, message: "choose.failed", errors: { password: `password.${choice.fault}` } },
		);
	}
	if (wantsJson(c)) return c.body(null, 204);
	const message = choice.isFirst ? "choose.firstDone" : "choose.done";
	return redirectWithNotice(c, pagePath("login", language), { message, errors: {}, login: "" });
});

function refuse(c: Context<HttpEnv>, language: Language, token: string, fault: Fault): Response {
	const t = portalTranslator(c, language);
	if (wantsJson(c)) {
		return c.json({ ok: false, message: t(fault.message), errors: translateErrors(fault.errors, t) }, fault.status);
	}
	const notice = { message: fault.message, errors: fault.errors, login: "" };
	const search = `?token=${encodeURIComponent(token.toWellFormed())}`;
	return redirectWithNotice(c, pagePath("choose-password", language), notice, search);
}
