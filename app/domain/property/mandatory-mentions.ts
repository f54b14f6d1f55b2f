import type { Region } from "../localities/region";
import { dealOf, dealsWhere } from "./deal-terms";
import type { Deal } from "./deals";
import { energyLabel } from "./energy";
import { fieldAt } from "./fields/field-path";
import type { FieldKey } from "./fields/fields";
import { DWELLINGS, GARAGE, INDUSTRIAL, LAND, OFFICE, RESIDENTIAL, RETAIL } from "./kind";
import type { Property } from "./property";
import { comparablePrice, isEnded, statusOf } from "./rules";
import type { Audience, RecordFor } from "./visibility/audiences";

const BUILDINGS = [...DWELLINGS, OFFICE, INDUSTRIAL, RETAIL, GARAGE];
const EVERYTHING = [...BUILDINGS, LAND];

export type MentionRule = {
	regions: readonly Region[];
	deals: readonly Deal[];
	/** WebIDs. */
	kinds: readonly number[];
	fields: readonly FieldKey[];
	/** Start of the obligation, in ISO 8601. */
	since: string;
	source: string;
	/** Narrows the rule to some properties; without it, the rule applies to all of its kinds. */
	holdsFor?(property: Property): boolean;
};

const SALES = dealsWhere(({ goal }) => goal === "sale");
/** Short stays need no certificate. */
const WITH_ENERGY = dealsWhere(({ needsEnergy }) => needsEnergy);
const DWELLING_LEASES = ["rent", "student"] as const;

/** A new building has no energy certificate before completion: its requirement, the E-level, replaces it. */
function hasCertificate(property: Property): boolean {
	return property.ProjectID == null || property.ELevel == null;
}

const PLANNING_DOCUMENT =
	/stedenbouwkundige inlichtingen|renseignements urbanistiques|planning information|städtebauliche auskunft/i;

/** An advert may link to the planning information instead: a document open to everybody. */
function hasNoPlanningDocument({ Documents: documents }: Property): boolean {
	return !(documents ?? []).some(
		({ Name: name, Access: access }) => access !== "on-request" && PLANNING_DOCUMENT.test(JSON.stringify(name ?? "")),
	);
}

/** Legally required mentions: the fields that an advert must carry per region, deal and kind. */
export const mentionRules: readonly MentionRule[] = [
	{
		regions: ["flanders"],
		deals: WITH_ENERGY,
		kinds: [...DWELLINGS, OFFICE, RETAIL],
		fields: ["EnergyPerformance", "EnergyCertificateNumber"],
		since: "2012-01-01",
		source: "Energiedecreet of 8 May 2009, art. 11.2.1; Energiebesluit of 19 November 2010, title IX",
		holdsFor: hasCertificate,
	},
	{
		regions: ["flanders"],
		deals: SALES,
		kinds: BUILDINGS,
		fields: ["GScore", "PScore"],
		since: "2023-01-01",
		source: "Decree on integrated water policy, codified on 15 June 2018, information duty on floods",
	},
	{
		regions: ["flanders"],
		deals: SALES,
		kinds: [LAND],
		// Land has no building to score.
		fields: ["PScore"],
		since: "2023-01-01",
		source: "Decree on integrated water policy, codified on 15 June 2018, information duty on floods",
	},
	{
		regions: ["flanders"],
		deals: SALES,
		kinds: EVERYTHING,
		fields: ["Permit", "Destination", "Summons", "PreemptiveRights", "AllotmentPermit"],
		since: "2009-09-01",
		source: "Vlaamse Codex Ruimtelijke Ordening, art. 5.2.6",
	},
	{
		regions: ["brussels"],
		deals: WITH_ENERGY,
		kinds: [...DWELLINGS, OFFICE],
		fields: ["EPCLabelText", "CO2Emission"],
		since: "2011-05-01",
		source: "Brussels Code of air, climate and energy control of 2 May 2013, EPB certificate in adverts",
		holdsFor: hasCertificate,
	},
	{
		regions: ["brussels"],
		deals: SALES,
		kinds: EVERYTHING,
		fields: ["Destination"],
		since: "2004-06-05",
		source:
			"Code bruxellois de l'aménagement du territoire (CoBAT), art. 281: destination and planning information, or where they stand",
		holdsFor: hasNoPlanningDocument,
	},
	{
		regions: ["wallonia"],
		deals: SALES,
		kinds: EVERYTHING,
		fields: ["Destination"],
		since: "2017-06-01",
		source:
			"Code du développement territorial (CoDT), art. D.IV.99 and D.IV.100: planning information in what offers a property",
		holdsFor: hasNoPlanningDocument,
	},
	{
		regions: ["wallonia"],
		deals: WITH_ENERGY,
		kinds: DWELLINGS,
		fields: ["EPCLabelText", "EnergyPerformance", "EPCTotal", "EnergyCertificateNumber"],
		since: "2015-01-01",
		source: "Walloon decree of 28 November 2013 on the energy performance of buildings",
		holdsFor: hasCertificate,
	},
	{
		regions: ["luxembourg"],
		deals: WITH_ENERGY,
		kinds: [...DWELLINGS, OFFICE, RETAIL],
		fields: ["EPCLabelText", "InsulationClass"],
		since: "2012-07-01",
		source: "Règlement grand-ducal of 9 June 2021 on the energy performance of buildings",
	},
	{
		regions: ["flanders", "brussels", "wallonia", "luxembourg"],
		deals: DWELLING_LEASES,
		kinds: [RESIDENTIAL],
		fields: ["MonthlyRent", "ChargesRenter"],
		since: "2007-05-18",
		source: "Old Belgian Civil Code, art. 1716, and the regional codes that took its place; in Luxembourg by custom",
	},
	{
		regions: ["flanders", "brussels", "wallonia"],
		deals: ["seasonal"],
		kinds: DWELLINGS,
		fields: ["Season.RegistrationNumber"],
		since: "2026-05-20",
		source: "Regulation (EU) 2024/1028 on short-term rental services, art. 4 to 7, and the regions' registers",
	},
];

/** Fields of the Belgian duties to inform on floods, asbestos and planning that no rule requires. */
const besideTheRules: readonly FieldKey[] = [
	"FloodRisk",
	"FloodZone",
	"RiverbankZone",
	"AsbestosType",
	// Due in the contract, not in the advert.
	"AsbestosDate",
	"Heritage",
	"Servitudes",
];

/** Legal fields of a deal, always shown when the property has them; differs between Belgium and Luxembourg. */
export function legalFields(deal: Deal, region: Region | null): ReadonlySet<FieldKey> {
	const isLuxembourg = region === "luxembourg";
	const rules = mentionRules.filter(({ deals, regions }) => {
		return deals.includes(deal) && (!isLuxembourg || regions.includes("luxembourg"));
	});
	return new Set([...rules.flatMap(({ fields }) => fields), ...(isLuxembourg ? [] : besideTheRules)]);
}

/** A record of any audience: the law is the same for the visitors' record and the full one, which has no `withheld`. */
type MentionedRecord = Property & Pick<RecordFor<Audience>, "withheld">;

/** Input of the rules; `webId` is null for an unknown type, which counts as a dwelling. */
export type MentionSubject = { property: MentionedRecord; region: Region | null; webId: number | null };

/** Fields of the energy certificate: without a certificate all are missing together. */
export const certificateFields: readonly FieldKey[] = [
	"EPCLabelText",
	"EnergyPerformance",
	"EPCTotal",
	"CO2Emission",
	"EnergyCertificateNumber",
	"InsulationClass",
];

function rulesFor({ property, region, webId }: MentionSubject): MentionRule[] {
	const deal = dealOf(property);
	return mentionRules.filter(
		(rule) =>
			region !== null &&
			rule.regions.includes(region) &&
			rule.deals.includes(deal) &&
			rule.kinds.includes(webId ?? RESIDENTIAL) &&
			(rule.holdsFor?.(property) ?? true),
	);
}

/** Fields that an advert of this property must carry, without duplicates, in the order of the table. */
export function requiredMentions(subject: MentionSubject): FieldKey[] {
	return [...new Set(rulesFor(subject).flatMap(({ fields }) => fields))];
}

function isBlank(value: unknown): boolean {
	if (value == null) return true;
	if (typeof value === "string") return value.trim() === "";
	return typeof value === "object" && Object.values(value).every(isBlank);
}

function isGiven(field: FieldKey, { property, region }: MentionSubject): boolean {
	// In Belgium the label follows from the figure.
	if (field === "EPCLabelText") return energyLabel(region, property.EnergyPerformance, property.EPCLabelText) !== null;
	if (field === "MonthlyRent") return property.PublishPrice !== false && comparablePrice(property) !== null;
	return !isBlank(fieldAt(property, field));
}

/** Required mentions that the record lacks; empty for a sold or rented property. */
export function missingMentions(subject: MentionSubject): FieldKey[] {
	if (isEnded(statusOf(subject.property))) return [];
	const { withheld = [] } = subject.property;
	return requiredMentions(subject).filter((field) => !withheld.includes(field) && !isGiven(field, subject));
}

/** Whether this kind of property never has an energy certificate: a garage or land. */
export function needsNoCertificate({ region, webId }: MentionSubject): boolean {
	return region !== null && (webId === GARAGE || webId === LAND);
}
