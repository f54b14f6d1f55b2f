import type { Context } from "hono";
import { isLanguage, type Language } from "../../../app/domain/language";
import type { HttpEnv } from "../context";

/** The language that `lang` names, else the default one. */
export function languageAsked(c: Context<HttpEnv>): Language {
	const wanted = c.req.query("lang");
	return isLanguage(wanted) ? wanted : c.get("services").settings.defaultLanguage;
}
