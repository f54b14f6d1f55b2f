import { inEveryLanguage, type Language } from "../../domain/language";
import { originalOf } from "../../domain/pages/address";
import { sitePaths } from "../../domain/pages/paths";

/** Returns the paths of a page of the path table in every language; the home page for any other path. */
export function alternatesOf(pathname: string): Record<Language, string> {
	const original = originalOf(pathname)?.original ?? "/";
	const found = sitePaths().find((path) => path.original === original);
	return inEveryLanguage((language) => found?.localized[language] ?? `/${language}/`);
}
