import { addresses } from "virtual:text-addresses";
import type { ResourceLanguage } from "i18next";

/** Texts of one language and namespace: a small file of its own that caches for ever. */
export async function loadTexts(language: string, namespace: string): Promise<ResourceLanguage> {
	const address = addresses[`${language}/${namespace}`];
	if (!address) throw new Error(`no texts ${language}/${namespace}`);
	const answer = await fetch(address);
	if (!answer.ok) throw new Error(`texts ${language}/${namespace}: ${answer.status}`);
	return answer.json();
}
