import { AsyncLocalStorage } from "node:async_hooks";
import type { Resource, ResourceLanguage } from "i18next";
import { mergeTexts, type TextChanges, type TextTree } from "../domain/content/texts";
import type { Language } from "../domain/language";

/** All texts of all languages, bundled into the Worker. Never imported by browser code. */
const files = import.meta.glob<ResourceLanguage>("../../locales/*/*.json", { eager: true, import: "default" });

const bundled: Resource = {};

for (const [path, texts] of Object.entries(files)) {
	const [, language = "", namespace = ""] = /locales\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
	bundled[language] = { ...bundled[language], [namespace]: texts };
}

export type ChangedTexts = Partial<Record<Language, Readonly<Record<string, TextChanges>>>>;

/** Texts and their version, by which the browser requests them; null without changes. */
type Texts = { version: string | null; resources: Resource };

/** State of the isolate, because one Worker serves one agency. */
let published: Texts = { version: null, resources: bundled };
const drafts = new AsyncLocalStorage<Texts>();

function mergedTexts(changes: ChangedTexts): Resource {
	const laid = { ...bundled };
	for (const [language, namespaces] of Object.entries(changes)) {
		const texts = { ...laid[language] };
		for (const [namespace, changed] of Object.entries(namespaces ?? {})) {
			const own = texts[namespace];
			if (own && typeof own === "object") texts[namespace] = mergeTexts(own, changed);
		}
		laid[language] = texts;
	}
	return laid;
}

/** Texts for pages and emails: published, or drafts within `withDrafts`. */
export function resources(): Resource {
	return (drafts.getStore() ?? published).resources;
}

/** Version of a page's texts, so that the browser loads the same; null for the bundled texts. */
export function textsVersion(): string | null {
	return (drafts.getStore() ?? published).version;
}

export function publishTexts(version: string | null, changes: ChangedTexts): void {
	published = { version, resources: mergedTexts(changes) };
}

/** Runs `work` with draft texts, for a preview. */
export function withDrafts<Result>(version: string, changes: ChangedTexts, work: () => Result): Result {
	return drafts.run({ version, resources: mergedTexts(changes) }, work);
}

export function hasTexts(language: Language, namespace: string): boolean {
	return Object.hasOwn(bundled[language] ?? {}, namespace);
}

/** Texts of a namespace without published changes. */
export function bundledTexts(language: Language, namespace: string): TextTree {
	const texts = bundled[language]?.[namespace];
	return texts && typeof texts === "object" ? texts : {};
}
