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
	const { languages } = c.get("services").settings;
	const ofPage = languageOfPath(new URL(pathOfReferrer(c) ?? "/", c.req.url).pathname);
	const known = [wanted, ofPage].filter(isLanguage);
	return known.find((language) => languages.includes(language)) ?? languageOfVisitor(c);
}

/** Translates messages of the namespace `validation`. */
export function words(c: Context<HttpEnv>, language: Language): TFunction<"validation"> {
	return translator(language, c.get("services").settings.defaultLanguage, "validation");
}

/** The language that `lang` names where the site has it, else the default one. */
export function languageAsked(c: Context<HttpEnv>): Language {
	const wanted = c.req.query("lang");
	const { languages, defaultLanguage } = c.get("services").settings;
	return isLanguage(wanted) && languages.includes(wanted) ? wanted : defaultLanguage;
}
