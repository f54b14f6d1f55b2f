import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { isLanguage, type Language } from "../../../app/domain/language";
import { LANGUAGE_COOKIE, languageCookie } from "../../../app/domain/language-cookie";
import { languageOfPath, originalOf, pathInLanguage } from "../../../app/domain/pages/address";
import { movedPath } from "../../../app/domain/pages/moved";
import { isPreviewPath, sitePaths } from "../../../app/domain/pages/paths";
import { isFetchedAhead, isSecure } from "../../platform/request";
import type { HttpEnv } from "../context";
import { chooseLanguage, localityOf } from "../geo/visitor";
import { pathOfReferrer } from "./referrer";

/** Paths without a trailing slash: names with an extension, and the framework's own. */
const noSlash = /(\.[a-z0-9]+|^\/__manifest)$/i;

/** Language for a URL without one. */
export function languageOfVisitor(c: Context<HttpEnv>): Language {
	const { settings } = c.get("services");
	return chooseLanguage({
		cookie: getCookie(c, LANGUAGE_COOKIE) ?? null,
		acceptLanguage: c.req.header("accept-language") ?? null,
		locality: localityOf(c.req.raw),
		enabled: settings.languages,
		fallback: settings.defaultLanguage,
	});
}

/** Redirects to the canonical URL. */
export const canonicalAddresses: MiddlewareHandler<HttpEnv> = async (c, next) => {
	const reading = c.req.method === "GET" || c.req.method === "HEAD";
	const url = new URL(c.req.url);
	if (!reading) return next();
	if (noSlash.test(url.pathname)) {
		const data = canonicalData(url.pathname);
		return data === url.pathname ? next() : c.redirect(data + url.search, 301);
	}

	const plain = canonicalPath(url.pathname);
	const canonical = movedPath(plain) ?? plain;
	const wanted = url.searchParams.get("lng");
	if (wanted !== null) return changeLanguage(c, url, canonical, wanted);
	if (canonical === "/") return redirectForVisitor(c, `/${languageOfVisitor(c)}/`, url.search);
	if (canonical !== url.pathname) return c.redirect(canonical + url.search, 301);
	const language = languageOfPath(canonical);
	if (language && !c.get("services").settings.languages.includes(language)) {
		const samePage = await inLanguage(c, canonical, languageOfVisitor(c));
		return redirectForVisitor(c, samePage, url.search);
	}
	if (isPreviewPath(url.pathname)) return next();
	if (languageOfPath(url.pathname) === null) {
		const localized = await c.get("services").listings.resolvePath(url.pathname);
		if (localized) return redirectForVisitor(c, localized.localized[languageOfVisitor(c)], url.search);
	}
	return next();
};

/** Path below a section of the desk: the key of a text or figure, which may contain capitals. */
const belowDesk = /(?<=^\/[a-z]{2}\/desk\/[^/]+\/).+$/i;

/** Lower-cases a path except for the key of a desk item. */
function inLowerCase(path: string): string {
	const [key = ""] = belowDesk.exec(path) ?? [];
	return path.slice(0, path.length - key.length).toLowerCase() + key;
}

/**
 * Ensures one slash at each end; two at the start would be another host. Below a language everything is lower case
 * except keys at the desk; only original paths (`/Projects/`) contain capitals.
 */
function canonicalPath(pathname: string): string {
	const path = `${plainCharacters(pathname)
		.replace(/^[/\\]+/, "/")
		.replace(/\/+$/, "")}/`;
	const lowerCase = inLowerCase(path);
	if (languageOfPath(lowerCase) !== null) return lowerCase;
	// Maps `/projects/` to `/Projects/`.
	return sitePaths().find(({ original }) => original.toLowerCase() === lowerCase)?.original ?? path;
}

/** Lower-cases the URL of a page's data; other files keep theirs. */
function canonicalData(pathname: string): string {
	const plain = plainCharacters(pathname);
	const lowerCase = inLowerCase(plain);
	return lowerCase.endsWith(".data") && languageOfPath(lowerCase) !== null ? lowerCase : pathname;
}

/** Decodes percent-encoded letters and digits, which are equivalent. */
function plainCharacters(pathname: string): string {
	return pathname.replace(/%[46][1-9a-f]|%[57][0-9a]|%3\d/gi, (sign) => decodeURIComponent(sign));
}

/** `?lng=fr` redirects to the same page in French; an unsupported value, to the page itself. */
async function changeLanguage(c: Context<HttpEnv>, url: URL, path: string, wanted: string): Promise<Response> {
	const { settings } = c.get("services");
	url.searchParams.delete("lng");
	if (!isLanguage(wanted) || !settings.languages.includes(wanted)) {
		return redirectForVisitor(c, path, url.search);
	}
	remember(c, wanted);
	return redirectForVisitor(c, await inLanguage(c, path, wanted), url.search);
}

/** Stores the language of a page reached from a page in another language; URLs without a language then use it. */
export const chosenLanguage: MiddlewareHandler<HttpEnv> = async (c, next) => {
	await next();
	const language = languageOfPath(c.req.path);
	const before = languageOfPath(pathOfReferrer(c) ?? "");
	if (!language || !before || language === before || !c.res.ok || isFetchedAhead(c.req.raw.headers)) return;
	remember(c, language);
	c.header("Cache-Control", "no-store");
};

function remember(c: Context<HttpEnv>, language: Language): void {
	c.header("Set-Cookie", languageCookie(language, isSecure(c.req.raw)), { append: true });
}

/** Path of a page in another language. */
async function inLanguage(c: Context<HttpEnv>, path: string, language: Language): Promise<string> {
	// The desk may have added the office of an office page.
	await c.get("services").content.refresh();
	const original = originalOf(path)?.original ?? path;
	const localized = await c.get("services").listings.resolvePath(original);
	return localized?.localized[language] ?? pathInLanguage(path, language) ?? `/${language}/`;
}

/** A redirect that depends on the visitor. */
function redirectForVisitor(c: Context<HttpEnv>, path: string, search: string): Response {
	c.header("Vary", "Accept-Language, Cookie");
	return c.redirect(path + search, 302);
}
