import type { Namespace, TFunction } from "i18next";
import type { Language } from "../domain/language";
import { resources } from "./resources";
import { serverTexts } from "./server-texts";

/** For loaders: the texts of one language, for titles and descriptions that the server sends ready. */
export function translator<const N extends Namespace>(
	language: Language,
	fallback: Language,
	namespace: N,
): TFunction<N> {
	return serverTexts(language, fallback, resources()).of(namespace);
}
