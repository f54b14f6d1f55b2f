import { type Language, languages } from "../../domain/language";
import { originalOf } from "../../domain/pages/address";
import { sitePaths } from "../../domain/pages/paths";

/** A path of the path table in every language; the home pages where it is none. */
export function alternatesOf(pathname: string): Record<Language, string> {
	const original = originalOf(pathname)?.original ?? "/";
	const found = sitePaths().find((path) => path.original === original);
	return Object.fromEntries(
		languages.map((language) => [language, found?.localized[language] ?? `/${language}/`]),
	) as Record<Language, string>;
}
