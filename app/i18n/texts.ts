import type { i18n, Namespace, TFunction } from "i18next";
import { createContext, useContext } from "react";
import { isLanguage, type Language } from "../domain/language";
import { onceFor } from "../domain/once";

/** The texts that a page is written with, of one language. */
export type TextSource = {
	language: Language;
	/** The texts of a namespace, or of several: keys of the first need no name before them. */
	of<const N extends Namespace>(namespaces: N): TFunction<N>;
};

const Source = createContext<TextSource | null>(null);

export const TextsProvider = Source.Provider;

/**
 * The hook of react-i18next for parts that also render in islands, which have no i18next: the page carries the texts
 * that an island uses.
 */
export function useTranslation<const N extends Namespace = "common">(namespaces?: N): { t: TFunction<N> } {
	const source = useContext(Source);
	if (!source) throw new Error("no texts are provided");
	return { t: source.of((namespaces ?? "common") as N) };
}

const FALLBACK: Language = "nl";

/** The language of the texts that a part is written with. */
export function useLanguage(): Language {
	return useContext(Source)?.language ?? FALLBACK;
}

/** Loaded texts. Most are the same at each call, so i18next is asked for each of these once. */
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

/** Remembers what needs no values put into it. */
function remembered(translate: TFunction): TFunction {
	const known = new Map<string, string>();
	return ((key: string, values?: object) => {
		if (values !== undefined) return (translate as (key: string, values: object) => string)(key, values);
		const text = known.get(key) ?? (translate as (key: string) => string)(key);
		// Keys may come from data: those without a text are not kept.
		if (text !== key) known.set(key, text);
		return text;
	}) as TFunction;
}
