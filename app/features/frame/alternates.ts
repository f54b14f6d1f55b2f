import { originalOf } from "../../domain/address";
import { type Language, languages } from "../../domain/language";
import { sitePaths } from "../../domain/paths";

/** An address of the path table in every language; the home pages where it is none. */
export function alternatesOf(pathname: string): Record<Language, string> {
	const original = originalOf(pathname)?.original ?? "/";
	const found = sitePaths().find((path) => path.original === original);
	return (
		found?.localized ??
		(Object.fromEntries(languages.map((language) => [language, `/${language}/`])) as Record<Language, string>)
	);
}
