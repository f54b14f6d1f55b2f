import { fieldsThatRevealThePrice } from "../../app/domain/property/fields";
import type { Property } from "../../app/domain/property/property";

/** The price itself, and every amount that it can be derived from. */
const priceFields = ["Price", "MonthlyRent", "RentPrice", ...fieldsThatRevealThePrice] as const;

/** What reveals a property's location beyond its municipality. */
const addressFields = [
	"Street",
	"HouseNumber",
	"BoxNr",
	"Latitude",
	"Longitude",
] as const satisfies readonly (keyof Property)[];

/** The record as it is stored: what the agency does not publish never reaches a table that pages read. */
export function withoutUnpublished(property: Property, hidden: { price: boolean; address: boolean }): Property {
	const kept: Property = { ...property };
	for (const field of hidden.price ? priceFields : []) kept[field] = null;
	for (const field of hidden.address ? addressFields : []) kept[field] = null;
	return kept;
}
