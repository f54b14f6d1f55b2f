import type { Context } from "hono";
import type { TFunction } from "i18next";
import type * as z from "zod";
import type { Language } from "../../../app/domain/language";
import { translator } from "../../../app/i18n/translator";
import { type FormNotice, noticeCookie } from "../../accounts/notice";
import { isSecure } from "../../platform/request";
import type { HttpEnv } from "../context";
import { languageOfVisitor } from "../middleware/addresses";
import { enabledLanguage } from "../request-language";
import { readFormBody } from "./forms/form-body";

/** Logins, passwords and passkey responses are far smaller. */
const MAX_BYTES = 20_000;

export const readBody = (c: Context<HttpEnv>) => readFormBody(c, MAX_BYTES);

/** Fields of a body; empty if it cannot be read. */
export async function fieldsOf(c: Context<HttpEnv>): Promise<Record<string, unknown>> {
	const read = await readBody(c);
	return read.ok ? read.fields : {};
}

/** Passkey response from the body; null if invalid. */
export async function passkeyOf<Answer>(c: Context<HttpEnv>, schema: z.ZodType<Answer>) {
	const fields = await fieldsOf(c);
	return { fields, answer: schema.safeParse(fields).data ?? null };
}

/** Programs and scripts receive JSON; plain form posts are redirected. */
export function wantsJson(c: Context<HttpEnv>): boolean {
	return (
		(c.req.header("accept") ?? "").includes("application/json") ||
		/^\s*application\/json\b/i.test(c.req.header("content-type") ?? "")
	);
}

export function languageOfBody(c: Context<HttpEnv>, body: Record<string, unknown>): Language {
	return enabledLanguage(c, body.lang) ?? languageOfVisitor(c);
}

export function portalTranslator(c: Context<HttpEnv>, language: Language): TFunction<"portal"> {
	return translator(language, c.get("services").settings.defaultLanguage, "portal");
}

/** Redirects a plain form to a page that shows the notice. @param search query string of the page */
export function redirectWithNotice(c: Context<HttpEnv>, path: string, notice: FormNotice, search = ""): Response {
	c.header("Set-Cookie", noticeCookie(notice, path, isSecure(c.req.raw)), { append: true });
	return c.redirect(path + search, 303);
}

/** First error of each field, as a translation key of the portal. */
export function faultsOf(error: z.ZodError): Record<string, string> {
	const faults: Record<string, string> = {};
	for (const issue of error.issues) faults[issue.path.join(".")] ??= issue.message;
	return faults;
}

export function translateErrors(
	faults: Readonly<Record<string, string>>,
	t: TFunction<"portal">,
): Record<string, string> {
	return Object.fromEntries(Object.entries(faults).map(([field, key]) => [field, t(key)]));
}
