import { type Context, Hono } from "hono";
import type { TFunction } from "i18next";
import { type FormName, formNames } from "../../../../app/domain/forms/form-names";
import { flatten } from "../../../../app/domain/forms/names";
import { type FieldMessages, readEnvelope } from "../../../../app/domain/forms/parse";
import { transientFields } from "../../../../app/domain/forms/transient-fields";
import { uploadTypes } from "../../../../app/domain/forms/uploads";
import type { Language } from "../../../../app/domain/language";
import { pagePath } from "../../../../app/domain/pages/paths";
import { campaignOf } from "../../../submissions/campaign";
import type { SubmitAnswer } from "../../../submissions/service";
import type { HttpEnv } from "../../context";
import { expiredCookie, ownCookie } from "../../middleware/own-cookies";
import { refuseUnread } from "../../middleware/unread";
import { languageOf, validationTranslator } from "../../request-language";
import { wantsJson } from "../owner-request";
import { captchaOfCookie } from "./captcha";
import { readFormBody } from "./form-body";
import { pageToReturnTo } from "./form-page";

type Refusal = {
	status: 409 | 413 | 422 | 429 | 503;
	message: string;
	errors: Record<string, string>;
	retryAfter?: number | undefined;
};

/** `POST /api/forms/{form}` */
export const forms = new Hono<HttpEnv>()
	.post("/:form", async (c) => {
		const form = formNames.find((name) => name === c.req.param("form"));
		if (!form) {
			const t = validationTranslator(c, languageOf(c, null));
			return c.json({ ok: false, message: t("notice.unknownForm"), errors: {} }, 404);
		}
		const body = await readFormBody(c);
		if (!body.ok) return refuseUnread(c, body.status);
		const { fields } = body;
		const language = languageOf(c, readEnvelope(fields).lang);
		const services = c.get("services");
		const answer = await services.requests.submit({
			form,
			input: fields,
			language,
			origin: services.site(c.req.url).origin,
			campaign: campaignOf(c.req.header("referer") ?? null, new URL(c.req.url).origin),
			address: c.req.header("cf-connecting-ip") ?? null,
			idempotencyKey: c.req.header("idempotency-key") ?? null,
			captchaIdOfCookie: captchaOfCookie(c),
		});
		if (!answer.ok)
			return answerRefusal(c, form, language, fields, translateErrors(answer, validationTranslator(c, language)));
		const { appointment, ...accepted } = answer;
		if (appointment) c.header("Set-Cookie", ownCookie(c.req.raw, "appointment", appointment), { append: true });
		c.header("Set-Cookie", expiredCookie(c.req.raw, "form"), { append: true });
		return wantsJson(c) ? c.json(accepted, 201) : c.redirect(accepted.redirect, 303);
	})
	/** Stores the values of an offer behind the visitor's cookie for the review page. */
	.post("/offer/review", async (c) => {
		const body = await readFormBody(c);
		if (!body.ok) return refuseUnread(c, body.status);
		const { fields } = body;
		const language = languageOf(c, readEnvelope(fields).lang);
		const { requests, site } = c.get("services");
		const faults = await requests.offerFaults({ input: fields, language, origin: site(c.req.url).origin });
		if (faults)
			return answerRefusal(c, "offer", language, fields, translateErrors(faults, validationTranslator(c, language)));
		const state = { form: "offer" as const, message: "", errors: {}, values: valuesOf(fields) };
		c.header("Set-Cookie", ownCookie(c.req.raw, "form", await requests.saveFormState(state)), { append: true });
		const redirect = pagePath("offer-review", language);
		return wantsJson(c) ? c.json({ ok: true, redirect }, 201) : c.redirect(redirect, 303);
	});

function translateErrors(answer: Extract<SubmitAnswer, { ok: false }>, t: TFunction<"validation">): Refusal {
	return {
		status: answer.status,
		message: t(answer.notice),
		errors: messagesIn(answer.errors, t),
		retryAfter: answer.retryAfter,
	};
}

export function messagesIn(errors: FieldMessages, t: TFunction<"validation">): Record<string, string> {
	return Object.fromEntries(Object.entries(errors).map(([name, { key, values }]) => [name, t(key, { ...values })]));
}

async function answerRefusal(
	c: Context<HttpEnv>,
	form: FormName,
	language: Language,
	fields: Record<string, unknown>,
	{ status, message, errors, retryAfter }: Refusal,
): Promise<Response> {
	if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter));
	if (wantsJson(c)) return c.json({ ok: false, message, errors }, status);
	const t = validationTranslator(c, language);
	const state = { form, message, errors: withFiles(errors, fields, t), values: valuesOf(fields) };
	const name = await c.get("services").requests.saveFormState(state);
	c.header("Set-Cookie", ownCookie(c.req.raw, "form", name), { append: true });
	return c.redirect(`${await pageToReturnTo(c, { form, fields, errors, language })}#${form}`, 303);
}

/** Browsers do not restore file inputs, so the field asks to choose the file again. */
function withFiles(
	errors: Record<string, string>,
	fields: Record<string, unknown>,
	t: TFunction<"validation">,
): Record<string, string> {
	const lost = Object.keys(uploadTypes).filter((name) => fields[name] instanceof File && !errors[name]);
	return { ...errors, ...Object.fromEntries(lost.map((name) => [name, t("file.again")])) };
}

const MAX_KEPT_CHARACTERS = 60_000;

/** Values to restore in a refused form; none if they exceed the limit. */
export function valuesOf(fields: Record<string, unknown>): Record<string, string | string[]> {
	const values = Object.fromEntries(Object.entries(flatten(fields)).filter(([name]) => !transientFields.has(name)));
	return JSON.stringify(values).length <= MAX_KEPT_CHARACTERS ? values : {};
}
