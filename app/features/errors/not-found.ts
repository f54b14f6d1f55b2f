import type { RouterContextProvider } from "react-router";
import { data } from "react-router";
import { listings, visitor } from "../../context";
import type { ListingCard } from "../../domain/property/listing";

/** The alternatives offered on a 404 or 410. */
export type NotFoundData = {
	/** `page`: no such address. `listing`: no such property, or it is sold. */
	kind: "page" | "listing";
	properties: ListingCard[];
};

const HOMES_OFFERED = 3;

/** Thrown by loaders: the 404 page, or for a property that was sold or rented a 410, with properties to look at instead. */
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
