import type { Listings } from "../../../../worker/listings/service";
import type { Language } from "../../../domain/language";

export type PropertyTitle = { title: string; path: string };

/** Cards that are read at once. */
const MOST = 100;

/** What the properties of rows are called, with their pages; those that are not published are missing. */
export async function titlesOf(
	listings: Pick<Listings, "cards">,
	rows: readonly { propertyId: number | null }[],
	language: Language,
): Promise<Record<number, PropertyTitle>> {
	const ids = [...new Set(rows.flatMap(({ propertyId }) => propertyId ?? []))].slice(0, MOST);
	if (ids.length === 0) return {};
	const cards = await listings.cards(ids, language);
	return Object.fromEntries(cards.map(({ id, title, path }) => [id, { title, path }]));
}
