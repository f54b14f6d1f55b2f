import { AsyncLocalStorage } from "node:async_hooks";
import type { Resource, ResourceLanguage } from "i18next";
import { layOver, type TextChanges, type TextTree } from "../domain/content/texts";
import type { Language } from "../domain/language";

/** Every text of every language, bundled into the Worker. Never imported by the browser's code. */
const files = import.meta.glob<ResourceLanguage>("../../locales/*/*.json", { eager: true, import: "default" });

const bundled: Resource = {};

for (const [path, texts] of Object.entries(files)) {
	const [, language = "", namespace = ""] = /locales\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
	bundled[language] = { ...bundled[language], [namespace]: texts };
}

export type ChangedTexts = Partial<Record<Language, Readonly<Record<string, TextChanges>>>>;

/** The texts of one moment. The version names them to the browser; null where nothing is changed. */
type Texts = { version: string | null; resources: Resource };

/** One Worker serves one agency, so what it has published is state of the isolate. */
let published: Texts = { version: null, resources: bundled };
const drafts = new AsyncLocalStorage<Texts>();

function laidOver(changes: ChangedTexts): Resource {
	const laid = { ...bundled };
	for (const [language, namespaces] of Object.entries(changes)) {
		const texts = { ...laid[language] };
		for (const [namespace, changed] of Object.entries(namespaces ?? {})) {
			const own = texts[namespace];
			if (own && typeof own === "object") texts[namespace] = layOver(own, changed);
		}
		laid[language] = texts;
	}
	return laid;
}

/** The texts that pages and emails are written with now. */
export function resources(): Resource {
	return (drafts.getStore() ?? published).resources;
}

/** Names the texts of a page, so that the browser lays the same over the bundled ones; null where there are no others. */
export function textsVersion(): string | null {
	return (drafts.getStore() ?? published).version;
}

export function publishTexts(version: string | null, changes: ChangedTexts): void {
	published = { version, resources: laidOver(changes) };
}

/** Runs `work` with the texts as they would be once published, for a preview. */
export function withDrafts<Result>(version: string, changes: ChangedTexts, work: () => Result): Result {
	return drafts.run({ version, resources: laidOver(changes) }, work);
}

export function hasTexts(language: Language, namespace: string): boolean {
	return Object.hasOwn(bundled[language] ?? {}, namespace);
}

/** The texts of a namespace as they are bundled. */
export function bundledTexts(language: Language, namespace: string): TextTree {
	const texts = bundled[language]?.[namespace];
	return texts && typeof texts === "object" ? texts : {};
}
