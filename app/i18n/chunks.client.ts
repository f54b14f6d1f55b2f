import type { ResourceLanguage } from "i18next";

/** One small chunk for each language and namespace: a page loads its own language's and the fallback's. */
const files = import.meta.glob<ResourceLanguage>("../../locales/*/*.json", { import: "default" });

export async function loadChunk(language: string, namespace: string): Promise<ResourceLanguage> {
	const load = files[`../../locales/${language}/${namespace}.json`];
	if (!load) throw new Error(`no texts ${language}/${namespace}`);
	return load();
}
