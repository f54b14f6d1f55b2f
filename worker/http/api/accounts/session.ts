import { type Context, Hono } from "hono";
import { signInSchema } from "../../../../app/domain/accounts/sign-in";
import type { Language } from "../../../../app/domain/language";
import { pagePath } from "../../../../app/domain/pages/paths";
import type { SignInResult } from "../../../accounts/sign-in";
import type { HttpEnv } from "../../context";
import { captchaOfCookie } from "../forms/captcha";
import {
	faultsOf,
	fieldsOf,
	languageOfBody,
	portalTranslator,
	readBody,
	redirectWithNotice,
	translateErrors,
	wantsJson,
} from "../owner-request";

type Refusal = Extract<SignInResult, { ok: false }>;
/** Keys of the namespace `portal`. */
type FaultName = "failed" | `error.${"email" | "username" | "unknown" | "wait" | "captchaDown"}`;
type Fault = {
	status: 401 | 422 | 429 | 503;
	message: `signIn.${FaultName}`;
	errors: Record<string, string>;
	seconds?: number;
};

const captchaFaults = {
	"captcha-missing": "validation.captcha",
	"captcha-wrong": "validation.captchaWrong",
	"captcha-unproven": "validation.captchaUnproven",
} as const;

const RETRY_SECONDS = 60;

const refusals = {
	email: "signIn.error.email",
	username: "signIn.error.username",
	unknown: "signIn.error.unknown",
} as const;

/** `POST /api/session`, `DELETE /api/session`, `POST /api/session/end`. */
export const session = new Hono<HttpEnv>()
	.post("/", async (c) => {
		const read = await readBody(c);
		if (!read.ok) return c.json({ ok: false, code: "body", message: "the body cannot be read" }, read.status);
		const { fields } = read;
		const language = languageOfBody(c, fields);
		// The external captcha dictates its field name.
		const parsed = signInSchema.safeParse({ captcha: fields["cf-turnstile-response"], ...fields });
		const login = typeof fields.login === "string" ? fields.login.slice(0, 200) : "";
		if (!parsed.success) {
			return refuse(c, language, login, { status: 422, message: "signIn.failed", errors: faultsOf(parsed.error) });
		}
		const { owners, captchaOutcome } = c.get("services");
		const { captchaId, captcha, pow } = parsed.data;
		const answer = { id: captchaId ?? captchaOfCookie(c) ?? "", characters: captcha ?? null, pow: pow ?? null };
		const result = await owners.signIn(c.req.raw, {
			login: parsed.data.login,
			password: parsed.data.password,
			captcha: captcha || pow ? () => captchaOutcome(answer, c.req.header("cf-connecting-ip") ?? null) : null,
		});
		if (!result.ok) return refuse(c, language, login, faultOf(result));
		const target = pagePath("owner", language);
		c.header("Set-Cookie", result.setCookie);
		return wantsJson(c) ? c.json({ redirect: target }) : c.redirect(target, 303);
	})
	.delete("/", async (c) => {
		await signOut(c, c.req.query("everywhere") === "1");
		return c.body(null, 204);
	})
	.post("/end", async (c) => {
		const fields = await fieldsOf(c);
		const path = pagePath("login", languageOfBody(c, fields));
		await signOut(c, fields.everywhere === "1");
		return redirectWithNotice(c, path, { message: "signIn.signedOut", errors: {}, login: "" });
	});

async function signOut(c: Context<HttpEnv>, everywhere: boolean): Promise<void> {
	const forget = await c.get("services").owners.signOut(c.req.raw, everywhere);
	if (forget) c.header("Set-Cookie", forget);
}

function faultOf(refusal: Refusal): Fault {
	switch (refusal.reason) {
		case "captcha-missing":
		case "captcha-wrong":
		case "captcha-unproven":
			return { status: 422, message: "signIn.failed", errors: { captcha: captchaFaults[refusal.reason] } };
		case "captcha-down":
			return { status: 503, message: "signIn.error.captchaDown", errors: {}, seconds: RETRY_SECONDS };
		case "wait":
			return { status: 429, message: "signIn.error.wait", errors: {}, seconds: refusal.seconds };
		default:
			return { status: 401, message: refusals[refusal.reason], errors: {} };
	}
}

function refuse(c: Context<HttpEnv>, language: Language, login: string, fault: Fault): Response {
	if (fault.seconds) c.header("Retry-After", String(fault.seconds));
	if (!wantsJson(c)) {
		const { message, errors, seconds } = fault;
		const notice = { message, errors, login, ...(seconds ? { seconds } : {}) };
		return redirectWithNotice(c, pagePath("login", language), notice);
	}
	const t = portalTranslator(c, language);
	const message = t(fault.message, { count: fault.seconds ?? 0 });
	return c.json({ ok: false, error: message, message, errors: translateErrors(fault.errors, t) }, fault.status);
}
