import type { ResourceLanguage } from "i18next";

const known = new Map<string, Promise<ResourceLanguage>>();

/** A file of texts, read once; one that failed is read again when it is asked for again. */
export function readTexts(address: string): Promise<ResourceLanguage> {
	const texts = known.get(address) ?? fetchTexts(address);
	known.set(address, texts);
	texts.catch(() => known.delete(address));
	return texts;
}

async function fetchTexts(address: string): Promise<ResourceLanguage> {
	const answer = await fetch(address);
	if (!answer.ok) throw new Error(`texts ${address}: ${answer.status}`);
	return answer.json() as Promise<ResourceLanguage>;
}
