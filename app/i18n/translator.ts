import type { Namespace, Resource, TFunction } from "i18next";
import { type Language, languages } from "../domain/language";
import { memoize } from "../domain/memoize";
import { onceFor } from "../domain/once";
import { loadedTexts } from "./loaded-texts";
import { resources } from "./resources";
import type { TextSource } from "./texts";

const sourcesOf = onceFor((resources: Resource) =>
	memoize(languages.length ** 2, (language: Language, fallback: Language) =>
		loadedTexts(language, resources[language] ?? {}, resources[fallback]),
	),
);

/** Texts for documents and emails. Cached with their resources because they have no state of a request. */
export function serverTexts(language: Language, fallback: Language, resources: Resource): TextSource {
	return sourcesOf(resources)(language, fallback);
}

/** Translator for loaders: titles and descriptions in one language. */
export function translator<const N extends Namespace>(
	language: Language,
	fallback: Language,
	namespace: N,
): TFunction<N> {
	return serverTexts(language, fallback, resources()).of(namespace);
}
