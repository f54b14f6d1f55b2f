import type { Context } from "hono";
import type { TFunction } from "i18next";
import { isLanguage, type Language } from "../../app/domain/language";
import { languageOfPath } from "../../app/domain/pages/address";
import { translator } from "../../app/i18n/translator";
import type { HttpEnv } from "./context";
import { languageOfVisitor } from "./middleware/addresses";
import { pathOfReferrer } from "./middleware/referrer";

/**
 * Order of preference: the given value, the language of the page that sent the request, then that of the visitor. Only
 * enabled languages.
 */
export function languageOf(c: Context<HttpEnv>, wanted: unknown): Language {
	const ofPage = languageOfPath(new URL(pathOfReferrer(c) ?? "/", c.req.url).pathname);
	return enabledLanguage(c, wanted) ?? enabledLanguage(c, ofPage) ?? languageOfVisitor(c);
}

/** Translator for the namespace `validation`. */
export function validationTranslator(c: Context<HttpEnv>, language: Language): TFunction<"validation"> {
	return translator(language, c.get("services").settings.defaultLanguage, "validation");
}

/** Language in `lang` if enabled, else the default. */
export function languageAsked(c: Context<HttpEnv>): Language {
	return enabledLanguage(c, c.req.query("lang")) ?? c.get("services").settings.defaultLanguage;
}

/** Returns the value if it is an enabled language, else null. */
export function enabledLanguage(c: Context<HttpEnv>, wanted: unknown): Language | null {
	return isLanguage(wanted) && c.get("services").settings.languages.includes(wanted) ? wanted : null;
}
