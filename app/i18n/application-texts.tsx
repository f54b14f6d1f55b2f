import type { i18n, Namespace, TFunction } from "i18next";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type TextSource, TextsProvider, textSource } from "./texts";

/** Browser only: provides the texts of i18next to components that documents also use. */
export function ApplicationTexts({ children }: { children: ReactNode }) {
	const { i18n, t } = useTranslation();
	const source = useMemo(() => loadingSource(i18n, t), [i18n, t]);
	return <TextsProvider value={source}>{children}</TextsProvider>;
}

/** Suspends while texts are loading. @param translate another function after texts were edited */
function loadingSource(texts: i18n, translate: TFunction): TextSource {
	const functions = new Map<string, TFunction>();
	return {
		language: textSource(texts).language,
		of<const N extends Namespace>(namespaces: N): TFunction<N> {
			const names: readonly string[] = [namespaces].flat();
			const missing = names.filter((name) => !texts.hasResourceBundle(texts.language, name));
			// Suspends: React renders again once they are loaded.
			if (missing.length > 0) throw texts.loadNamespaces(missing);
			const key = names.join();
			const known = functions.get(key) ?? within(translate, names);
			functions.set(key, known);
			return known as TFunction<N>;
		},
	};
}

function within(translate: TFunction, names: readonly string[]): TFunction {
	return ((key: string, values?: object) => translate(key as never, { ...values, ns: names })) as TFunction;
}
