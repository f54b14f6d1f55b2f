import type { Namespace, ResourceLanguage, TFunction } from "i18next";
import type { Language } from "../domain/language";
import type { TextSource } from "./texts";

/** What the texts of the site ask of i18next, without its 14 KB: names put in, and plurals. A test compares both. */
type Values = Readonly<Record<string, unknown>>;

/** Texts by namespace, of one language. */
export type LoadedTexts = Readonly<Record<string, ResourceLanguage>>;

export function loadedTexts(language: Language, texts: LoadedTexts): TextSource {
	const plurals = new Intl.PluralRules(language);
	/** The same at each call: effects depend on them. */
	const functions = new Map<string, TFunction>();

	function translate(namespaces: readonly string[], asked: string, values: Values): string {
		const [key = "", named] = asked.split(":", 2).reverse();
		const forms = typeof values.count === "number" ? [`${key}_${plurals.select(values.count)}`, `${key}_other`] : [];
		for (const namespace of named === undefined ? namespaces : [named]) {
			for (const form of [...forms, key]) {
				const text = find(texts[namespace], form);
				if (text !== undefined) return filled(text, values);
			}
		}
		return key;
	}

	return {
		language,
		of<const N extends Namespace>(namespaces: N) {
			const names = [namespaces].flat() as string[];
			const made = (key: string, values: Values = {}) => translate(names, key, values);
			const known = functions.get(names.join()) ?? (made as TFunction);
			functions.set(names.join(), known);
			return known as TFunction<typeof namespaces>;
		},
	};
}

function find(texts: ResourceLanguage | undefined, key: string): string | undefined {
	let found: unknown = texts;
	for (const part of key.split(".")) {
		if (typeof found !== "object" || found === null || !Object.hasOwn(found, part)) return;
		found = (found as Values)[part];
	}
	return typeof found === "string" ? found : undefined;
}

function filled(text: string, values: Values): string {
	return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (room, name: string) =>
		Object.hasOwn(values, name) ? String(values[name] ?? "") : room,
	);
}
