import type { i18n, ResourceLanguage } from "i18next";
import { fetchJson } from "../ui/fetch-json";
import { textsAddress } from "./texts-address";

/** Loads the texts of one language and namespace: a small file with an immutable cache. */
export async function loadTexts(language: string, namespace: string): Promise<ResourceLanguage> {
	const address = textsAddress(document.documentElement.dataset.content ?? null, language, namespace);
	if (!address) throw new Error(`no texts ${language}/${namespace}`);
	const texts = await fetchJson<ResourceLanguage>(address);
	if (!texts) throw new Error(`texts ${language}/${namespace} did not come`);
	return texts;
}

/** Message sent by scripts/build/complete-texts.ts. */
type Changed = { language: string; namespace: string };

/** Development only: reloads edited texts in place. */
export function replaceTexts(instance: i18n): void {
	import.meta.hot?.on("texts:changed", async ({ language, namespace }: Changed) => {
		if (!instance.hasResourceBundle(language, namespace)) return;
		instance.addResourceBundle(language, namespace, await loadTexts(language, namespace), true, true);
		// Event that components listen to.
		instance.emit("languageChanged", instance.language);
	});
}
