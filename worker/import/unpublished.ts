import { fieldsThatRevealThePrice } from "../../app/domain/property/fields";
import type { Property } from "../../app/domain/property/property";

/** The price itself, and every amount that it can be worked out from. */
const priceFields = ["Price", "MonthlyRent", "RentPrice", ...fieldsThatRevealThePrice] as const;

/** What tells where a property is, beyond its town. */
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
