import { brand } from "../domain/agency/brand";
import type { PublishedPart } from "../domain/content/published";
import { layOver } from "../domain/content/texts";
import type { TextLoader } from "./backend";

/**
 * What the desk has published when the page was made: the browser hydrates with the same.
 * @param version as the document states it
 * @throws where it cannot be had any more: the page then stays as it was sent
 */
export async function publishedTexts(version: string, language: string, load: TextLoader): Promise<TextLoader> {
	const answer = await fetch(`/content/${version}/${language}.json`);
	if (!answer.ok) throw new Error(`content ${version}: ${answer.status}`);
	const part = (await answer.json()) as PublishedPart;
	Object.assign(brand, part.brand);
	return async (language, namespace) => layOver(await load(language, namespace), part.texts[namespace] ?? {});
}
