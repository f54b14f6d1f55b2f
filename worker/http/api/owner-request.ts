import type { Context } from "hono";
import type { TFunction } from "i18next";
import type * as z from "zod";
import { isLanguage, type Language } from "../../../app/domain/language";
import { isRecord } from "../../../app/domain/records";
import { translator } from "../../../app/i18n/translator";
import { type FormNotice, noticeCookie } from "../../accounts/notice";
import { isSecure } from "../../platform/network";
import type { HttpEnv } from "../context";
import { languageOfVisitor } from "../middleware/addresses";

/** A login, two passwords and a captcha's answer are far smaller. */
const MOST_BYTES = 20_000;

export type OwnerBody =
	| { ok: true; body: Record<string, unknown> }
	/** Too large, or of a kind that is not understood. */
	| { ok: false; status: 413 | 415 };

/** A body as JSON or as a plain form. What is no object counts as an empty one: the schema names what is missing. */
export async function readBody(c: Context<HttpEnv>): Promise<OwnerBody> {
	const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
	const isForm = type === "application/x-www-form-urlencoded" || type === "multipart/form-data";
	if (!isForm && type !== "application/json") return { ok: false, status: 415 };
	const bytes = await c.req.arrayBuffer();
	if (bytes.byteLength > MOST_BYTES) return { ok: false, status: 413 };
	try {
		if (!isForm) {
			const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
			return { ok: true, body: isRecord(body) ? body : {} };
		}
		const form = await new Response(bytes, {
			headers: { "content-type": c.req.header("content-type") ?? type },
		}).formData();
		return { ok: true, body: Object.fromEntries(form) };
	} catch {
		return { ok: true, body: {} };
	}
}

/** Programs and scripts get JSON; a plain form post gets redirects. */
export function wantsJson(c: Context<HttpEnv>): boolean {
	return (
		(c.req.header("accept") ?? "").includes("application/json") ||
		/^\s*application\/json\b/i.test(c.req.header("content-type") ?? "")
	);
}

export function languageOfBody(c: Context<HttpEnv>, body: Record<string, unknown>): Language {
	const { languages } = c.get("services").settings;
	return isLanguage(body.lang) && languages.includes(body.lang) ? body.lang : languageOfVisitor(c);
}

export function portalWords(c: Context<HttpEnv>, language: Language): TFunction<"portal"> {
	return translator(language, c.get("services").settings.defaultLanguage, "portal");
}

/** Leads a plain form back to a page, which shows the notice. @param search of the page */
export function redirectWithNotice(c: Context<HttpEnv>, path: string, notice: FormNotice, search = ""): Response {
	c.header("Set-Cookie", noticeCookie(notice, path, isSecure(c.req.raw)), { append: true });
	return c.redirect(path + search, 303);
}

/** The first fault of each field, as a key of the portal's words. */
export function faultsOf(error: z.ZodError): Record<string, string> {
	const faults: Record<string, string> = {};
	for (const issue of error.issues) faults[issue.path.join(".")] ??= issue.message;
	return faults;
}
