import type { Context } from "hono";
import { html, raw } from "hono/html";
import { translator } from "../../../app/i18n/translator";
import { wantsJson } from "../api/owner-request";
import type { HttpEnv } from "../context";
import { languageOf } from "../form-language";
import { hashSource } from "../pages/page-policy";
import { lonePagePolicy } from "./policy";
import { pathOfReferrer } from "./referrer";

/** Why a request was not read, and the key of its message. */
const reasons = {
	413: { code: "too-large", text: "validation:notice.tooLarge" },
	415: { code: "type", text: "validation:notice.type" },
	429: { code: "too-many", text: "common:error.tooMany" },
} as const;

/** Kinds of bodies that a form sends without a script. */
const formKinds = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/**
 * Refuses a request whose fields were not read, in the language of the page it came from: programs in JSON, a plain
 * form on a small page. A redirect would bring the form back empty; from here the browser leads back to what was typed.
 */
export async function refuseUnread(c: Context<HttpEnv>, status: keyof typeof reasons): Promise<Response> {
	const { code, text } = reasons[status];
	const language = languageOf(c, null);
	const t = translator(language, c.get("services").settings.defaultLanguage, "common");
	if (!isPlainForm(c)) return c.json({ ok: false, code, message: t(text), errors: {} }, status);
	c.header("Content-Security-Policy", lonePagePolicy(await hashSource(rules)));
	return c.html(
		html`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t("error.serverTitle")}</title>
<style>${raw(rules)}</style>
<main>
<h1>${t("error.serverTitle")}</h1>
<p>${t(text)}</p>
<p>${t("error.stillTyped")}</p>
<p><a href="${pathOfReferrer(c) ?? `/${language}/`}">${t("word.back")}</a></p>
</main>
</html>`,
		status,
	);
}

function isPlainForm(c: Context<HttpEnv>): boolean {
	if (c.req.method !== "POST" || wantsJson(c)) return false;
	return formKinds.test(c.req.header("content-type") ?? "") || (c.req.header("accept") ?? "").includes("text/html");
}

/** A standalone page: its styles are inline. */
const rules = [
	"body{margin:0;background:#fbfaf7;color:#1c1b19;font:1.125rem/1.6 system-ui,sans-serif}",
	"main{max-width:36rem;margin:0 auto;padding:4rem 1.5rem}",
	"h1{font:400 2.25rem/1.2 Georgia,serif}",
	"a{display:inline-block;padding:.6rem 0;color:inherit}",
	"@media(prefers-color-scheme:dark){body{background:#161513;color:#f2eee6}}",
].join("");
