import type { i18n, Namespace, TFunction } from "i18next";
import { createContext, useContext } from "react";
import { isLanguage, type Language } from "../domain/language";
import { onceFor } from "../domain/once";

/** Texts in the language of a page. */
export type TextSource = {
	language: Language;
	/** Translator of one or more namespaces; keys of the first need no prefix. */
	of<const N extends Namespace>(namespaces: N): TFunction<N>;
};

const Source = createContext<TextSource | null>(null);

export const TextsProvider = Source.Provider;

/**
 * Replaces the hook of react-i18next in components that also render in islands, which have no i18next: the page sends
 * the texts that an island uses.
 */
export function useTranslation<const N extends Namespace = "common">(namespaces?: N): { t: TFunction<N> } {
	const source = useContext(Source);
	if (!source) throw new Error("no texts are provided");
	return { t: source.of((namespaces ?? "common") as N) };
}

const FALLBACK: Language = "nl";

/** Language of the page's texts. */
export function useLanguage(): Language {
	return useContext(Source)?.language ?? FALLBACK;
}

/** Texts of an i18next instance. Those without values are cached. */
export const textSource = onceFor((texts: i18n): TextSource => {
	const functions = new Map<string, TFunction>();
	return {
		language: isLanguage(texts.language) ? texts.language : FALLBACK,
		of(namespaces) {
			const key = String(namespaces);
			const known = functions.get(key) ?? remembered(texts.getFixedT(texts.language, namespaces as Namespace));
			functions.set(key, known);
			return known as TFunction<typeof namespaces>;
		},
	};
});

/** Caches texts without values. */
function remembered(translate: TFunction): TFunction {
	const known = new Map<string, string>();
	return ((key: string, values?: object) => {
		if (values !== undefined) return (translate as (key: string, values: object) => string)(key, values);
		const text = known.get(key) ?? (translate as (key: string) => string)(key);
		// Keys may come from data: unknown ones are not cached.
		if (text !== key) known.set(key, text);
		return text;
	}) as TFunction;
}
