import type { RouterContextProvider } from "react-router";
import { data } from "react-router";
import { listings, visitor } from "../../context";
import type { ListingCard } from "../../domain/property/listing";

/** Data of a 404 or 410, with the alternatives it offers. */
export type NotFoundData = {
	/** `page`: unknown URL. `listing`: unknown or sold property. */
	kind: "page" | "listing";
	properties: ListingCard[];
};

const HOMES_OFFERED = 3;

/**
 * Returns the error page for loaders to throw: a 404, or for a sold or rented property a 410; both with alternative
 * properties.
 */
export async function notFound(
	context: Readonly<RouterContextProvider>,
	kind: NotFoundData["kind"],
	gone?: { similar: ListingCard[] },
) {
	const { language } = context.get(visitor);
	const properties = gone?.similar.length
		? gone.similar
		: await context.get(listings).newest(language, { limit: HOMES_OFFERED });
	return data({ kind, properties } satisfies NotFoundData, { status: gone ? 410 : 404 });
}
