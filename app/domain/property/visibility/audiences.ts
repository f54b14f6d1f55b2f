import { keysOf } from "../../records";
import { withoutFields } from "../fields/field-path";
import { type FieldKey, fieldsThatRevealThePrice } from "../fields/fields";
import type { Property } from "../property";

/**
 * Who reads a property: anybody; a person with a confirmed saved search; a person with a confirmed step, such as a
 * booked viewing; the agency and the owner, who read the full record.
 */
export type Audience = "visitor" | "registered" | "confirmed" | "agency";

declare const audience: unique symbol;

/** Brand of a value made for an audience; exists only in the type. */
export type MadeFor<Who extends Audience> = { readonly [audience]: Who };

/** Brands a value with its audience. The caller guarantees that it is fit for that audience. */
export function madeFor<Who extends Audience, Made extends object>(_who: Who, made: Made): Made & MadeFor<Who> {
	return made as Made & MadeFor<Who>;
}

/** A record as an audience may read it. Raw records and records for another audience are type errors. */
export type RecordFor<Who extends Audience> = Property &
	MadeFor<Who> & {
		/** Fields that the agency has but does not show: left out, and never reported missing. */
		readonly withheld?: readonly FieldKey[];
	};

/** Default head start for people with a saved search, in hours. */
export const REGISTERED_FIRST_HOURS = 48;

/** Fields that reveal the location more precisely than the municipality. */
const addressFields = [
	"Street",
	"HouseNumber",
	"BoxNr",
	"CadastralReference",
	"Latitude",
	"Longitude",
] as const satisfies readonly FieldKey[];

/** The price and every amount that reveals it. */
const priceFields = ["Price", "MonthlyRent", "RentPrice", ...fieldsThatRevealThePrice] as const;

type Hideable = "price" | "address";

/** Fields hidden from each audience when the agency does not publish the price or address, or its rules hide it. */
const hiddenFrom: Readonly<Record<Hideable, { fields: readonly FieldKey[]; audiences: readonly Audience[] }>> = {
	price: { fields: priceFields, audiences: ["visitor", "registered", "confirmed"] },
	address: { fields: addressFields, audiences: ["visitor", "registered"] },
};

/** Returns the record without the fields hidden from an audience. */
export function withoutHidden<Who extends Audience>(
	record: Property,
	who: Who,
	hidden: Readonly<Record<Hideable, boolean>>,
): RecordFor<Who> {
	const parts = keysOf(hiddenFrom).filter((part) => hidden[part] && hiddenFrom[part].audiences.includes(who));
	const kept = withoutFields(
		record,
		parts.flatMap((part) => hiddenFrom[part].fields),
	);
	const hidesFigures = parts.includes("price") && kept.Extras;
	return madeFor(who, hidesFigures ? { ...kept, Extras: kept.Extras?.filter(hasNoFigure) } : kept);
}

/** Any figure in the extras might reveal the price. */
function hasNoFigure({ Label, Value }: NonNullable<Property["Extras"]>[number]): boolean {
	return typeof Value !== "number" && !/\d/.test(JSON.stringify([Label, Value]));
}
