import type { Namespace, ResourceLanguage, TFunction } from "i18next";
import type { Language } from "../domain/language";
import { isRecord } from "../domain/records";
import type { TextSource } from "./texts";

/**
 * What the texts of the site ask of i18next, without its 14 KB and at a tenth of its processor time: names put in,
 * plurals and ordinals. A test compares both.
 */
type Values = Readonly<Record<string, unknown>>;

/** Texts by namespace, of one language. */
export type LoadedTexts = Readonly<ResourceLanguage>;

/** @param spare asked where a text is missing */
export function loadedTexts(language: Language, texts: LoadedTexts, spare: LoadedTexts = {}): TextSource {
	const plurals = new Intl.PluralRules(language);
	const ordinals = new Intl.PluralRules(language, { type: "ordinal" });
	/** The same at each call: effects depend on them. */
	const functions = new Map<string, TFunction>();

	function formOf({ count, ordinal }: Values): string | null {
		if (typeof count !== "number") return null;
		return ordinal ? `ordinal_${ordinals.select(count)}` : plurals.select(count);
	}

	/** The text for a form of plurals. */
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
			// Keys may come from data: those without a text are not kept.
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

/** `search:save` names its file. */
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
