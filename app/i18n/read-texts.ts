import type { ResourceLanguage } from "i18next";
import { FIRST_RETRY_MS, LOAD_RETRIES } from "./load-retries";

const known = new Map<string, Promise<ResourceLanguage>>();

/**
 * A file of texts, read once; one that did not come is read again when it is asked for again.
 * @throws where it does not come, after its retries
 */
export function readTexts(address: string): Promise<ResourceLanguage> {
	const texts = known.get(address) ?? fetchTexts(address, LOAD_RETRIES);
	known.set(address, texts);
	texts.catch(() => known.delete(address));
	return texts;
}

async function fetchTexts(address: string, retries: number): Promise<ResourceLanguage> {
	try {
		const answer = await fetch(address);
		if (!answer.ok) throw new Error(`texts ${address}: ${answer.status}`);
		return (await answer.json()) as ResourceLanguage;
	} catch (error) {
		if (retries === 0) throw new Error(`no texts ${address}`, { cause: error });
		const pause = FIRST_RETRY_MS * 2 ** (LOAD_RETRIES - retries);
		await new Promise((resolve) => setTimeout(resolve, pause));
		return fetchTexts(address, retries - 1);
	}
}
