import { type Databases, findSavedSearches } from "./lookup";
import { findProperties } from "./properties";

/** How many active saved searches each of some properties fits; those off the market, and those that fit none, are missing. */
export async function countFitting(db: Databases, ids: readonly number[]): Promise<Map<number, number>> {
	const properties = await findProperties(db.listings, ids);
	const lookups = [...properties].map(([number, property]) => ({ number, property }));
	const found = await findSavedSearches(db, lookups);
	return new Map([...found].map(([id, searches]) => [id, searches.size]));
}

/** The same from the nearest copy of the listings. */
export function countFittingIn(
	env: Pick<Env, "LISTINGS" | "PERSONAL">,
	ids: readonly number[],
): Promise<Map<number, number>> {
	const listings = env.LISTINGS.withSession("first-unconstrained");
	return countFitting({ listings, personal: env.PERSONAL.withSession("first-primary") }, ids);
}
