import type { Namespace, ResourceLanguage, TFunction } from "i18next";
import type { Language } from "../domain/language";
import { isRecord } from "../domain/records";
import type { TextSource } from "./texts";

/**
 * The features of i18next that the site uses (interpolation, plurals, ordinals), without its 14 KB and at a tenth of
 * its CPU time. A test compares both.
 */
type Values = Readonly<Record<string, unknown>>;

/** Texts of one language by namespace. */
export type LoadedTexts = Readonly<ResourceLanguage>;

/** @param spare fallback for missing texts */
export function loadedTexts(language: Language, texts: LoadedTexts, spare: LoadedTexts = {}): TextSource {
	const plurals = new Intl.PluralRules(language);
	const ordinals = new Intl.PluralRules(language, { type: "ordinal" });
	/** Cached for a stable identity: effects depend on them. */
	const functions = new Map<string, TFunction>();

	function formOf({ count, ordinal }: Values): string | null {
		if (typeof count !== "number") return null;
		return ordinal ? `ordinal_${ordinals.select(count)}` : plurals.select(count);
	}

	/** Returns the text of a plural form. */
	function textOf(namespaces: readonly string[], asked: string, form: string | null): string | undefined {
		const [key = "", named] = keyAndName(asked);
		const forms = form === null ? [key] : [`${key}_${form}`, `${key}_other`, key];
		for (const namespace of named === undefined ? namespaces : [named]) {
			for (const each of forms) {
				const text = find(texts[namespace], each) ?? find(spare[namespace], each);
				if (text !== undefined) return text;
			}
		}
	}

	function translatorIn(namespaces: readonly string[]): (key: string, values?: Values) => string {
		const known = new Map<string, string>();
		return (key, values = {}) => {
			const form = formOf(values);
			const asked = form === null ? key : `${key} ${form}`;
			const text = known.get(asked) ?? textOf(namespaces, key, form);
			// Keys may come from data: unknown ones are not cached.
			if (text === undefined) return String(values.defaultValue ?? keyAndName(key)[0]);
			known.set(asked, text);
			return filled(text, values);
		};
	}

	return {
		language,
		of<const N extends Namespace>(namespaces: N) {
			const key = String(namespaces);
			const known = functions.get(key) ?? (translatorIn([namespaces].flat()) as TFunction);
			functions.set(key, known);
			return known as TFunction<typeof namespaces>;
		},
	};
}

/** Splits `search:save` into key and namespace. */
function keyAndName(asked: string): string[] {
	return asked.split(":", 2).reverse();
}

function find(texts: unknown, key: string): string | undefined {
	let found: unknown = texts;
	for (const part of key.split(".")) {
		if (!isRecord(found) || !Object.hasOwn(found, part)) return;
		found = found[part];
	}
	return typeof found === "string" ? found : undefined;
}

function filled(text: string, values: Values): string {
	if (!text.includes("{{")) return text;
	return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (room, name: string) =>
		Object.hasOwn(values, name) ? String(values[name] ?? "") : room,
	);
}
