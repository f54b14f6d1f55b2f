import type { RouterContextProvider } from "react-router";
import { listings, visitor } from "../../context";
import type { Region } from "../../domain/localities/region";
import type { DealForm } from "../../domain/property/deal-terms";
import { type ListingCard, takesForm } from "../../domain/property/listing";

export type AskedProperty = { card: ListingCard; region: Region | null; projectId: number | null };

/** The property that a page's form is about, while it takes that form; null for any other. */
export async function askedProperty(
	context: Readonly<RouterContextProvider>,
	id: number | null,
	form: DealForm,
): Promise<AskedProperty | null> {
	if (id === null) return null;
	const answer = await context.get(listings).property(id, context.get(visitor).language);
	if (answer.found !== "listed" || !takesForm(answer.detail.card, form)) return null;
	const { card, region, property } = answer.detail;
	return { card, region, projectId: property.ProjectID ?? null };
}
