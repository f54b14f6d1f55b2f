import { type Databases, findSavedSearches } from "./lookup";
import { findProperties } from "./properties";

/** How many active saved searches each of some properties fits; those off the market, and those that fit none, are missing. */
export async function countFitting(db: Databases, ids: readonly number[]): Promise<Map<number, number>> {
	const properties = await findProperties(db.listings, ids);
	const lookups = [...properties].map(([number, property]) => ({ number, property }));
	const found = await findSavedSearches(db, lookups);
	return new Map([...found].map(([id, searches]) => [id, searches.size]));
}
