import type { Listings } from "../../../../worker/listings/service";
import type { Language } from "../../../domain/language";

export type PropertyTitle = { title: string; path: string | null };

/** Distinct properties of the rows. */
export function propertiesOf(rows: readonly { propertyId: number | null }[]): number[] {
	return [...new Set(rows.flatMap(({ propertyId }) => propertyId ?? []))];
}

/** The agency's names for properties, with the paths of published ones. */
export async function titlesOf(
	listings: Pick<Listings, "cards" | "agencyNames">,
	properties: readonly number[],
	language: Language,
): Promise<Record<number, PropertyTitle>> {
	const ids = [...new Set(properties)];
	const paths = new Map((await listings.cards(ids, language)).map(({ id, path }) => [id, path]));
	const names = await listings.agencyNames(ids, language);
	return Object.fromEntries([...names].map(([id, { long }]) => [id, { title: long, path: paths.get(id) ?? null }]));
}
