import type { ResourceLanguage } from "i18next";
import { fetchJson } from "../ui/fetch-json";
import { textsAddress } from "./texts-address";

/** Texts of one language and namespace: a small file of its own that caches for ever. */
export async function loadTexts(language: string, namespace: string): Promise<ResourceLanguage> {
	const address = textsAddress(document.documentElement.dataset.content ?? null, language, namespace);
	if (!address) throw new Error(`no texts ${language}/${namespace}`);
	const texts = await fetchJson<ResourceLanguage>(address);
	if (!texts) throw new Error(`texts ${language}/${namespace} did not come`);
	return texts;
}
