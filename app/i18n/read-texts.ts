import type { ResourceLanguage } from "i18next";
import { fetchJson, RETRIES } from "../ui/fetch-json";

const known = new Map<string, Promise<ResourceLanguage>>();

/**
 * Fetches a text file once; after a failure the next call tries again.
 * @throws when all retries have failed
 */
export function readTexts(address: string): Promise<ResourceLanguage> {
	const texts = known.get(address) ?? fetchTexts(address);
	known.set(address, texts);
	texts.catch(() => known.delete(address));
	return texts;
}

async function fetchTexts(address: string): Promise<ResourceLanguage> {
	const texts = await fetchJson<ResourceLanguage>(address, undefined, RETRIES);
	if (!texts) throw new Error(`no texts ${address}`);
	return texts;
}
