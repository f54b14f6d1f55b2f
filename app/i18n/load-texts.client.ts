import type { ResourceLanguage } from "i18next";
import { textsAddress } from "./texts-address";

/** Texts of one language and namespace: a small file of its own that caches for ever. */
export async function loadTexts(language: string, namespace: string): Promise<ResourceLanguage> {
	const address = textsAddress(document.documentElement.dataset.content ?? null, language, namespace);
	if (!address) throw new Error(`no texts ${language}/${namespace}`);
	const answer = await fetch(address);
	if (!answer.ok) throw new Error(`texts ${language}/${namespace}: ${answer.status}`);
	return answer.json();
}
