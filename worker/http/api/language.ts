import type { Context } from "hono";
import { isLanguage, type Language } from "../../../app/domain/language";
import type { HttpEnv } from "../context";

/** The language that `lang` names where the site has it, else the default one. */
export function languageAsked(c: Context<HttpEnv>): Language {
	const wanted = c.req.query("lang");
	const { languages, defaultLanguage } = c.get("services").settings;
	return isLanguage(wanted) && languages.includes(wanted) ? wanted : defaultLanguage;
}
