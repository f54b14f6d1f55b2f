import type { Namespace, TFunction } from "i18next";
import type { Language } from "../domain/language";
import { serverI18n } from "./instance";
import { resources } from "./resources";

/** For loaders: the texts of one language, for titles and descriptions that the server sends ready. */
export function translator<const N extends Namespace>(
	language: Language,
	fallback: Language,
	namespace: N,
): TFunction<N> {
	return serverI18n(language, fallback, resources()).getFixedT(language, namespace);
}
