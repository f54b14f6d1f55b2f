import type { Listings } from "../../../../worker/listings/service";
import type { Language } from "../../../domain/language";

export type PropertyTitle = { title: string; path: string };

/** Cards that are read at once. */
const CARDS_AT_ONCE = 100;

/** The properties that rows are about, each once. */
export function propertiesOf(rows: readonly { propertyId: number | null }[]): number[] {
	return [...new Set(rows.flatMap(({ propertyId }) => propertyId ?? []))];
}

/** What properties are called, with their pages; those that are not published are missing. */
export async function titlesOf(
	listings: Pick<Listings, "cards">,
	properties: readonly number[],
	language: Language,
): Promise<Record<number, PropertyTitle>> {
	const ids = [...new Set(properties)];
	const titles: Record<number, PropertyTitle> = {};
	for (let from = 0; from < ids.length; from += CARDS_AT_ONCE) {
		const cards = await listings.cards(ids.slice(from, from + CARDS_AT_ONCE), language);
		for (const { id, title, path } of cards) titles[id] = { title, path };
	}
	return titles;
}
