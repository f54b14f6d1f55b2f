import type { Resource } from "i18next";
import type { Language } from "../domain/language";
import { loadedTexts } from "./loaded-texts";
import type { TextSource } from "./texts";

const kept = new WeakMap<Resource, Map<string, TextSource>>();

/** What documents and emails are written with. Kept with its texts, as nothing of a request is in it. */
export function serverTexts(language: Language, fallback: Language, resources: Resource): TextSource {
	const key = `${language} ${fallback}`;
	const sources = kept.get(resources) ?? new Map<string, TextSource>();
	const source = sources.get(key) ?? loadedTexts(language, resources[language] ?? {}, resources[fallback]);
	kept.set(resources, sources.set(key, source));
	return source;
}
