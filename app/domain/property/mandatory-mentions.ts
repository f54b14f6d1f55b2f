import type { Region } from "../localities/region";
import { energyLabel } from "./energy";
import type { FieldKey } from "./fields";
import { GARAGE, INDUSTRIAL, LAND, OFFICE, RESIDENTIAL, RETAIL } from "./kind";
import type { Property } from "./property";
import { comparablePrice, type Goal, goalOf, isEnded, statusOf } from "./rules";

/** A residential investment building, by the agency's WebID: a dwelling. */
const INVESTMENT = 7;

const DWELLINGS = [RESIDENTIAL, INVESTMENT] as const;
const BUILDINGS = [...DWELLINGS, OFFICE, INDUSTRIAL, RETAIL, GARAGE] as const;
const EVERYTHING = [...BUILDINGS, LAND] as const;

export type MentionRule = {
	regions: readonly Region[];
	goals: readonly Goal[];
	/** By WebID. */
	kinds: readonly number[];
	fields: readonly FieldKey[];
	/** Since when an advert must carry it, as ISO 8601. */
	since: string;
	source: string;
	/** Narrows the rule down to some properties; without it, it holds for all of its kinds. */
	holdsFor?(property: Property): boolean;
};

/** Buildings from this year on contain no asbestos and need no certificate. */
const NO_ASBESTOS_FROM = 2001;

const BOTH = ["sale", "rent"] as const;

/**
 * Before completion a new building has no energy certificate: its requirement, the E-level, replaces it.
 */
function hasCertificate(property: Property): boolean {
	return property.ProjectID == null || property.ELevel == null;
}

/** What an advert must carry by law: region, goal and kind on one side, fields on the other. */
export const mentionRules: readonly MentionRule[] = [
	{
		regions: ["flanders"],
		goals: BOTH,
		kinds: [...DWELLINGS, OFFICE, RETAIL],
		fields: ["EnergyPerformance", "EnergyCertificateNumber"],
		since: "2012-01-01",
		source: "Energiedecreet of 8 May 2009, art. 11.2.1; Energiebesluit of 19 November 2010, title IX",
		holdsFor: hasCertificate,
	},
	{
		regions: ["flanders"],
		goals: ["sale"],
		kinds: BUILDINGS,
		fields: ["GScore", "PScore"],
		since: "2023-01-01",
		source: "Decree on integrated water policy, codified on 15 June 2018, information duty on floods",
	},
	{
		regions: ["flanders"],
		goals: ["sale"],
		kinds: [LAND],
		// What has no building has no score of one.
		fields: ["PScore"],
		since: "2023-01-01",
		source: "Decree on integrated water policy, codified on 15 June 2018, information duty on floods",
	},
	{
		regions: ["flanders"],
		goals: ["sale"],
		kinds: EVERYTHING,
		fields: ["Permit", "Destination", "Summons", "PreemptiveRights", "AllotmentPermit"],
		since: "2009-09-01",
		source: "Vlaamse Codex Ruimtelijke Ordening, art. 5.2.6",
	},
	{
		regions: ["flanders"],
		goals: ["sale"],
		// What is smaller than 20 m², as a garage is, needs none.
		kinds: BUILDINGS.filter((kind) => kind !== GARAGE),
		fields: ["AsbestosDate"],
		since: "2022-11-23",
		source: "Materialendecreet of 23 December 2011, asbestos certificate at the sale of what was built before 2001",
		holdsFor: ({ ConstructionYear: year }) => year != null && year < NO_ASBESTOS_FROM,
	},
	{
		regions: ["brussels"],
		goals: BOTH,
		kinds: [...DWELLINGS, OFFICE],
		fields: ["EPCLabelText", "CO2Emission"],
		since: "2011-05-01",
		source: "Brussels Code of air, climate and energy control of 2 May 2013, EPB certificate in adverts",
		holdsFor: hasCertificate,
	},
	{
		regions: ["wallonia"],
		goals: BOTH,
		kinds: DWELLINGS,
		fields: ["EPCLabelText", "EnergyPerformance", "EPCTotal", "EnergyCertificateNumber"],
		since: "2015-01-01",
		source: "Walloon decree of 28 November 2013 on the energy performance of buildings",
		holdsFor: hasCertificate,
	},
	{
		regions: ["luxembourg"],
		goals: BOTH,
		kinds: [...DWELLINGS, OFFICE, RETAIL],
		fields: ["EPCLabelText", "InsulationClass"],
		since: "2012-07-01",
		source: "Règlement grand-ducal of 9 June 2021 on the energy performance of buildings",
	},
	{
		regions: ["flanders", "brussels", "wallonia", "luxembourg"],
		goals: ["rent"],
		kinds: [RESIDENTIAL],
		fields: ["MonthlyRent", "ChargesRenter"],
		since: "2007-05-18",
		source: "Old Belgian Civil Code, art. 1716, and the regional codes that took its place; in Luxembourg by custom",
	},
];

/** What belongs to the duties to inform on floods, asbestos and planning, beside the fields of the rules. */
const besideTheRules: readonly FieldKey[] = [
	"FloodRisk",
	"FloodZone",
	"RiverbankZone",
	"AsbestosType",
	"Heritage",
	"Servitudes",
];

/** Fields that stay in sight wherever a property of this goal has them. */
export function legalFields(goal: Goal): ReadonlySet<FieldKey> {
	const ofRules = mentionRules.filter(({ goals }) => goals.includes(goal)).flatMap(({ fields }) => fields);
	return new Set([...ofRules, ...besideTheRules]);
}

/** The data that a rule may use; `webId` is null for an unknown type, which counts as a dwelling. */
export type MentionSubject = { property: Property; region: Region | null; webId: number | null };

/** Fields of an energy certificate: where there is none yet, they are missing together. */
export const certificateFields: readonly FieldKey[] = [
	"EPCLabelText",
	"EnergyPerformance",
	"EPCTotal",
	"CO2Emission",
	"EnergyCertificateNumber",
	"InsulationClass",
];

function rulesFor({ property, region, webId }: MentionSubject): MentionRule[] {
	const goal = goalOf(property.Goal);
	return mentionRules.filter(
		(rule) =>
			region !== null &&
			rule.regions.includes(region) &&
			rule.goals.includes(goal) &&
			rule.kinds.includes(webId ?? RESIDENTIAL) &&
			(rule.holdsFor?.(property) ?? true),
	);
}

/** The fields that an advert of this property must carry, each once, in the order of the table. */
export function requiredMentions(subject: MentionSubject): FieldKey[] {
	return [...new Set(rulesFor(subject).flatMap(({ fields }) => fields))];
}

function isBlank(value: unknown): boolean {
	if (value == null) return true;
	if (typeof value === "string") return value.trim() === "";
	return typeof value === "object" && Object.values(value).every(isBlank);
}

function isGiven(field: FieldKey, { property, region }: MentionSubject): boolean {
	// In the Belgian regions the label follows from the figure.
	if (field === "EPCLabelText") return energyLabel(region, property.EnergyPerformance, property.EPCLabelText) !== null;
	if (field === "MonthlyRent") return property.PublishPrice !== false && comparablePrice(property) !== null;
	// A known absence is a mention too, stated by its type.
	if (field === "AsbestosDate") return !isBlank(property.AsbestosDate) || !isBlank(property.AsbestosType);
	return !isBlank(Object.getOwnPropertyDescriptor(property, field)?.value);
}

/** The legally required mentions that the record lacks; none for a sold or rented property. */
export function missingMentions(subject: MentionSubject): FieldKey[] {
	if (isEnded(statusOf(subject.property))) return [];
	return requiredMentions(subject).filter((field) => !isGiven(field, subject));
}

/** Whether no energy certificate exists for its type: a garage or a plot. */
export function needsNoCertificate({ region, webId }: MentionSubject): boolean {
	return region !== null && (webId === GARAGE || webId === LAND);
}
