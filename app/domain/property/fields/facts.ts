import type { Region } from "../../localities/region";
import type { Deal } from "../deals";
import { LAND } from "../kind";
import { legalFields } from "../mandatory-mentions";
import type { ShownField } from "./field-text";
import { type FieldGroup, type FieldKey, fieldGroups } from "./fields";

/** A field as a page shows it: the label belongs to the key, the text is complete. */
export type Fact = {
	key: FieldKey;
	text: string;
	/** Key in the namespace `fields` of what the text means. */
	explainKey?: string;
};

export type FactGroup = { group: FieldGroup; facts: Fact[] };

/** The number of facts at the top of a page. */
const SUMMARY_SIZE = 6;

/** The most important facts, in order; those that a property lacks are skipped. */
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

/** On the ground floor is a fact; that there is none of a thing is not worth a line. */
function isNothing({ field, shown }: ShownField): boolean {
	return field.kind === "count" && shown.value === 0 && field.key !== "FloorNumber";
}

/** The fields by group, in display order; a group without fields is left out. */
export function factGroups(fields: readonly ShownField[]): FactGroup[] {
	return fieldGroups.flatMap((group) => {
		const facts = fields.filter((one) => one.field.group === group && !isNothing(one)).map(factOf);
		return facts.length > 0 ? [{ group, facts }] : [];
	});
}

/**
 * A page's facts: what is there by group, and apart from it every mention that the law asks for, besides those on
 * energy, which have a section of their own.
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

/** The six most important facts, without negative ones. */
export function summaryFacts(fields: readonly ShownField[], webId: number | null): Fact[] {
	return (webId === LAND ? tellingOfLand : telling)
		.filter((key, index, all) => all.indexOf(key) === index)
		.flatMap((key) => fields.find(({ field, shown }) => field.key === key && shown.value !== 0) ?? [])
		.slice(0, SUMMARY_SIZE)
		.map(factOf);
}
