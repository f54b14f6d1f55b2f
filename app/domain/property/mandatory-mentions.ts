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
	/** By WebID. */
	kinds: readonly number[];
	fields: readonly FieldKey[];
	/** Since when an advert must carry it, as ISO 8601. */
	since: string;
	source: string;
	/** Narrows the rule down to some properties; without it, it holds for all of its kinds. */
	holdsFor?(property: Property): boolean;
};

const SALES = dealsWhere(({ goal }) => goal === "sale");
/** A stay of some weeks needs no certificate. */
const WITH_ENERGY = dealsWhere(({ needsEnergy }) => needsEnergy);
const DWELLING_LEASES = ["rent", "student"] as const;

/**
 * Before completion a new building has no energy certificate: its requirement, the E-level, replaces it.
 */
function hasCertificate(property: Property): boolean {
	return property.ProjectID == null || property.ELevel == null;
}

const PLANNING_DOCUMENT =
	/stedenbouwkundige inlichtingen|renseignements urbanistiques|planning information|städtebauliche auskunft/i;

/** The planning information may stand elsewhere, as long as the advert leads to it: a document that everybody can open. */
function hasNoPlanningDocument({ Documents: documents }: Property): boolean {
	return !(documents ?? []).some(
		({ Name: name, Access: access }) => access !== "on-request" && PLANNING_DOCUMENT.test(JSON.stringify(name ?? "")),
	);
}

/** What an advert must carry by law: region, deal and kind on one side, fields on the other. */
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
		// What has no building has no score of one.
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

/** What belongs to the Belgian duties to inform on floods, asbestos and planning, beside the fields of the rules. */
const besideTheRules: readonly FieldKey[] = [
	"FloodRisk",
	"FloodZone",
	"RiverbankZone",
	"AsbestosType",
	// Due at the contract, not in the advert.
	"AsbestosDate",
	"Heritage",
	"Servitudes",
];

/** Fields that stay in sight wherever a property in this kind of deal has them, in Belgium or in Luxembourg. */
export function legalFields(deal: Deal, region: Region | null): ReadonlySet<FieldKey> {
	const isLuxembourg = region === "luxembourg";
	const rules = mentionRules.filter(({ deals, regions }) => {
		return deals.includes(deal) && (!isLuxembourg || regions.includes("luxembourg"));
	});
	return new Set([...rules.flatMap(({ fields }) => fields), ...(isLuxembourg ? [] : besideTheRules)]);
}

/** Any record: the law asks the same of what visitors read and of the whole, of which nothing is withheld. */
type MentionedRecord = Property & Pick<RecordFor<Audience>, "withheld">;

/** The data that a rule may use; `webId` is null for an unknown type, which counts as a dwelling. */
export type MentionSubject = { property: MentionedRecord; region: Region | null; webId: number | null };

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
	return !isBlank(fieldAt(property, field));
}

/** The legally required mentions that the record lacks; none for a sold or rented property. */
export function missingMentions(subject: MentionSubject): FieldKey[] {
	if (isEnded(statusOf(subject.property))) return [];
	const { withheld = [] } = subject.property;
	return requiredMentions(subject).filter((field) => !withheld.includes(field) && !isGiven(field, subject));
}

/** Whether no energy certificate exists for its type: a garage or a plot. */
export function needsNoCertificate({ region, webId }: MentionSubject): boolean {
	return region !== null && (webId === GARAGE || webId === LAND);
}
