import { keysOf } from "../../records";
import { withoutFields } from "../fields/field-path";
import { type FieldKey, fieldsThatRevealThePrice } from "../fields/fields";
import type { Property } from "../property";

/**
 * Who reads a property: anybody; somebody whose saved search is confirmed; somebody with a confirmed step, such as a booked
 * viewing; the agency, and the owner, who read the record as it is.
 */
export type Audience = "visitor" | "registered" | "confirmed" | "agency";

declare const audience: unique symbol;

/** What was made for an audience, by its type alone. */
export type MadeFor<Who extends Audience> = { readonly [audience]: Who };

/** Names the audience that something was made for: whoever makes it answers for that. */
export function madeFor<Who extends Audience, Made extends object>(_who: Who, made: Made): Made & MadeFor<Who> {
	return made as Made & MadeFor<Who>;
}

/**
 * A record as an audience may read it. The record as it came in, and one that was made for another audience, are type
 * errors.
 */
export type RecordFor<Who extends Audience> = Property &
	MadeFor<Who> & {
		/** Fields that the agency has and does not show: they are left out, and never called missing. */
		readonly withheld?: readonly FieldKey[];
	};

/** How long the registered hear of a property before everybody does, where nothing else is set. */
export const REGISTERED_FIRST_HOURS = 48;

/** What reveals a property's location beyond its municipality. */
const addressFields = [
	"Street",
	"HouseNumber",
	"BoxNr",
	"CadastralReference",
	"Latitude",
	"Longitude",
] as const satisfies readonly FieldKey[];

/** The price itself, and every amount that it can be derived from. */
const priceFields = ["Price", "MonthlyRent", "RentPrice", ...fieldsThatRevealThePrice] as const;

type Hideable = "price" | "address";

/** The table of what is kept from whom where the agency does not publish it; what its rules hide is kept from visitors alike. */
const keptFrom: Readonly<Record<Hideable, { fields: readonly FieldKey[]; audiences: readonly Audience[] }>> = {
	price: { fields: priceFields, audiences: ["visitor", "registered", "confirmed"] },
	address: { fields: addressFields, audiences: ["visitor", "registered"] },
};

/** The record without what is hidden from an audience. */
export function withoutHidden<Who extends Audience>(
	record: Property,
	who: Who,
	hidden: Readonly<Record<Hideable, boolean>>,
): RecordFor<Who> {
	const parts = keysOf(keptFrom).filter((part) => hidden[part] && keptFrom[part].audiences.includes(who));
	const kept = withoutFields(
		record,
		parts.flatMap((part) => keptFrom[part].fields),
	);
	const hidesFigures = parts.includes("price") && kept.Extras;
	return madeFor(who, hidesFigures ? { ...kept, Extras: kept.Extras?.filter(saysNoFigure) } : kept);
}

/** Nobody knows what an amount or a figure among them reveals. */
function saysNoFigure({ Label, Value }: NonNullable<Property["Extras"]>[number]): boolean {
	return typeof Value !== "number" && !/\d/.test(JSON.stringify([Label, Value]));
}
