import type { Context } from "hono";
import type { TFunction } from "i18next";
import { isLanguage, type Language } from "../../app/domain/language";
import { languageOfPath } from "../../app/domain/pages/address";
import { translator } from "../../app/i18n/translator";
import type { HttpEnv } from "./context";
import { languageOfVisitor } from "./middleware/addresses";
import { pathOfReferrer } from "./middleware/referrer";

/** The form's own field, then its page's language, then Accept-Language; only enabled languages. */
export function languageOf(c: Context<HttpEnv>, wanted: unknown): Language {
	const ofPage = languageOfPath(new URL(pathOfReferrer(c) ?? "/", c.req.url).pathname);
	return enabledLanguage(c, wanted) ?? enabledLanguage(c, ofPage) ?? languageOfVisitor(c);
}

/** Translates messages of the namespace `validation`. */
export function words(c: Context<HttpEnv>, language: Language): TFunction<"validation"> {
	return translator(language, c.get("services").settings.defaultLanguage, "validation");
}

/** The language that `lang` names where the site has it, else the default one. */
export function languageAsked(c: Context<HttpEnv>): Language {
	return enabledLanguage(c, c.req.query("lang")) ?? c.get("services").settings.defaultLanguage;
}

/** A language that the site has; null for anything else. */
export function enabledLanguage(c: Context<HttpEnv>, wanted: unknown): Language | null {
	return isLanguage(wanted) && c.get("services").settings.languages.includes(wanted) ? wanted : null;
}
