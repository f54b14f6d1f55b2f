import type { Context, MiddlewareHandler } from "hono";
import { isLanguage, type Language, languages } from "../../../app/domain/language";
import { isKeyOf } from "../../../app/domain/records";
import { translator } from "../../../app/i18n/translator";
import { wantsJson } from "../api/owner-request";
import type { HttpEnv } from "../context";
import { languageOf } from "../request-language";
import { pathOfReferrer } from "./referrer";
import { standalonePage } from "./standalone-page";

/** Texts by status, as translation keys; other statuses mean a request that the site cannot handle. */
const texts = {
	401: "common:error.signedOut",
	403: "common:error.otherSite",
	404: "common:error.noAddress",
	410: "common:error.noAddress",
	413: "validation:notice.tooLarge",
	415: "validation:notice.type",
	429: "common:error.tooMany",
	503: "common:error.serverText",
} as const;

/**
 * Replaces error responses that a browser would show as they are with a small page in the visitor's language. Programs
 * receive the original response.
 */
export const faultPages: MiddlewareHandler<HttpEnv> = async (c, next) => {
	await next();
	const isPage = c.res.headers.get("content-type")?.startsWith("text/html");
	if (c.res.status < 400 || isPage || !isShown(c)) return;
	c.res = await faultPage(c, c.res.status);
};

/** Content types of forms sent without a script. */
const formKinds = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;
const shownAs = new Set(["document", "iframe", "frame"]);

/** Whether the browser shows the response as a page. */
function isShown(c: Context<HttpEnv>): boolean {
	const { req } = c;
	const destination = req.header("sec-fetch-dest");
	if (destination !== undefined) return shownAs.has(destination);
	const takesHtml = (req.header("accept") ?? "").includes("text/html");
	if (req.method !== "POST") return takesHtml;
	return takesHtml || (!wantsJson(c) && formKinds.test(req.header("content-type") ?? ""));
}

/** Message of an internal error in an API response, which a page may show. */
export function siteFault(c: Context<HttpEnv>): string {
	const t = wordsOf(c, languageOfFault(c));
	return `${t("error.server")} ${t("error.serverText")}`;
}

function wordsOf(c: Context<HttpEnv>, language: Language) {
	return translator(language, c.get("services")?.settings.defaultLanguage ?? language, "common");
}

async function faultPage(c: Context<HttpEnv>, status: number): Promise<Response> {
	const language = languageOfFault(c);
	const t = wordsOf(c, language);
	const isGone = status === 404 || status === 410;
	const isOurs = status >= 500;
	const title = isGone ? t("error.notFoundTitle") : t("error.serverTitle");
	const text = t(isKeyOf(texts, status) ? texts[status] : isOurs ? texts[503] : "common:error.request");
	const { pathname, search } = new URL(c.req.url);
	const wasTyped = c.req.method === "POST";
	const back = wasTyped ? c.get("services") && pathOfReferrer(c) : null;
	const home = { href: `/${language}/`, text: t("error.toHome") };
	return standalonePage(c, {
		status,
		language,
		title,
		lines: [
			text,
			...(wasTyped ? [t("error.stillTyped")] : []),
			...(isOurs ? [t("error.number", { id: c.get("requestId") })] : []),
		],
		links: [
			...(back ? [{ href: back, text: t("word.back") }] : []),
			...(isOurs && !wasTyped ? [{ href: pathname.replace(/^\/+/, "/") + search, text: t("error.retry") }] : []),
			home,
		],
	});
}

/** If an error occurs before the settings are loaded, falls back to the language of the path. */
function languageOfFault(c: Context<HttpEnv>): Language {
	// Some paths contain it later, e.g. `/brochure/fr/4101.pdf`.
	const ofPath = new URL(c.req.url).pathname.split("/").find(isLanguage);
	if (!c.get("services")) return ofPath ?? languages[0];
	return languageOf(c, ofPath);
}
