import type { Region } from "../../localities/region";
import type { Deal } from "../deals";
import { LAND } from "../kind";
import { legalFields } from "../mandatory-mentions";
import type { ShownField } from "./field-text";
import { type FieldGroup, type FieldKey, fieldGroups } from "./fields";

/** A field as a page shows it: `text` is complete, without the label. */
export type Fact = {
	key: FieldKey;
	text: string;
	/** Key of an explanation, in the namespace `fields`. */
	explainKey?: string;
};

export type FactGroup = { group: FieldGroup; facts: Fact[] };

const SUMMARY_SIZE = 6;

/** The most important facts, in order; missing ones are skipped. */
const telling: readonly FieldKey[] = [
	"Bedrooms",
	"LivingSurface",
	"GroundSurface",
	"Bathrooms",
	"EPCLabelText",
	"ConstructionYear",
	"TotalSurface",
	"ShowerRooms",
	"TerraceSurface",
	"GardenSurface",
	"FloorNumber",
	"Garages",
	"Parkings",
	"AvailableFrom",
	"Availability",
	"Condition",
	"HeatingType",
	"FacadeType",
];

const tellingOfLand: readonly FieldKey[] = [
	"GroundSurface",
	"FrontWidth",
	"PlotWidth",
	"Destination",
	"GardenOrientation",
	"Permit",
	"AllotmentPermit",
	"Availability",
	...telling,
];

function factOf({ field, shown }: ShownField): Fact {
	return { key: field.key, text: shown.text, ...(shown.explainKey ? { explainKey: shown.explainKey } : {}) };
}

/** A count of 0 is not shown, except for the ground floor. */
function isNothing({ field, shown }: ShownField): boolean {
	return field.kind === "count" && shown.value === 0 && field.key !== "FloorNumber";
}

/** Groups the fields in display order; empty groups are left out. */
export function factGroups(fields: readonly ShownField[]): FactGroup[] {
	return fieldGroups.flatMap((group) => {
		const facts = fields.filter((one) => one.field.group === group && !isNothing(one)).map(factOf);
		return facts.length > 0 ? [{ group, facts }] : [];
	});
}

/**
 * Splits a page's facts: facts by group, and the legally required mentions, except those on energy, which have their
 * own section.
 */
export function pageFacts(
	fields: readonly ShownField[],
	deal: Deal,
	region: Region | null,
): { groups: FactGroup[]; mentions: Fact[] } {
	const legal = legalFields(deal, region);
	const isMention = ({ field }: ShownField) => field.group !== "energy" && legal.has(field.key);
	return {
		groups: factGroups(fields.filter((one) => !isMention(one))),
		mentions: fields.filter(isMention).map(factOf),
	};
}

/** The six most important facts, without values of 0. */
export function summaryFacts(fields: readonly ShownField[], webId: number | null): Fact[] {
	return (webId === LAND ? tellingOfLand : telling)
		.filter((key, index, all) => all.indexOf(key) === index)
		.flatMap((key) => fields.find(({ field, shown }) => field.key === key && shown.value !== 0) ?? [])
		.slice(0, SUMMARY_SIZE)
		.map(factOf);
}
