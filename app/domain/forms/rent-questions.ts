import type { Region } from "../localities/region";
import { dealTerms } from "../property/deal-terms";
import type { Deal } from "../property/deals";

/** What a form about a property may ask, in addition to a name and contact details. */
const contactQuestions = [
	"title",
	"street",
	"houseNumber",
	"box",
	"zip",
	"city",
	"countryId",
	"contactTime",
	"brochureByPost",
] as const;

/** The questions a landlord may have for a candidate. `people` is asked where ages may not be. */
const householdQuestions = [
	"people",
	"adults",
	"children",
	"pets",
	"moveDate",
	"reason",
	"income1",
	"income2",
	"cv",
] as const;

export const rentQuestions = [...contactQuestions, ...householdQuestions] as const;

export type RentQuestion = (typeof rentQuestions)[number];

/** The stages of a rental: a viewing, then an application. */
export type RentStage = "visit" | "application";

/** The fields of a profile; an application for a property uses those that its region allows. */
export const profileQuestions: readonly RentQuestion[] = householdQuestions.filter((question) => question !== "people");

/**
 * What may be asked, by region of the property and stage of the rental. Sources: Brussels Housing Code, article
 * 200ter (viewing: name and one contact detail; after it the number of people and the amount of income); Walloon
 * decree of 15 March 2018, article 8 (address, household and income, no private life); Flemish Housing Rental
 * Decree, article 7 (what shows that the rent can be paid and the property is large enough); Luxembourg has no such list.
 */
export const rentQuestionsOf: Readonly<Record<Region, Readonly<Record<RentStage, readonly RentQuestion[]>>>> = {
	brussels: { visit: ["title"], application: ["people", "moveDate", "income1", "income2"] },
	wallonia: {
		visit: [...contactQuestions, "moveDate"],
		application: ["adults", "children", "moveDate", "income1", "income2"],
	},
	flanders: {
		visit: [...contactQuestions, "adults", "moveDate"],
		application: ["adults", "children", "pets", "moveDate", "income1", "income2"],
	},
	luxembourg: { visit: [...contactQuestions, "adults", "pets", "moveDate"], application: profileQuestions },
};

/** What may be asked of a candidate; for an unknown region, what all regions allow. */
export function allowedRentQuestions(region: Region | null, stage: RentStage): readonly RentQuestion[] {
	if (region !== null) return rentQuestionsOf[region][stage];
	const regions = Object.values(rentQuestionsOf);
	return rentQuestions.filter((question) => regions.every((asked) => mayBeKnown(question, asked[stage])));
}

/** Where adults and children may be asked for, the number of people may be too. */
function mayBeKnown(question: RentQuestion, asked: readonly RentQuestion[]): boolean {
	if (asked.includes(question)) return true;
	return question === "people" && asked.includes("adults") && asked.includes("children");
}

/** What may be asked in a request for a viewing; who is no candidate for a dwelling is asked for contact details only. */
export function viewingQuestions({ deal }: { deal: Deal }, region: Region | null): readonly RentQuestion[] {
	return takesCandidates(deal) ? allowedRentQuestions(region, "visit") : contactQuestions;
}

/** What may be asked of who applies. */
export function applicationQuestions({ deal }: { deal: Deal }, region: Region | null): readonly RentQuestion[] {
	const { neverAsked } = dealTerms[deal];
	return allowedRentQuestions(region, "application").filter((question) => !neverAsked.includes(question));
}

function takesCandidates(deal: Deal): boolean {
	return dealTerms[deal].forms.includes("rent-application");
}

/** What may not be asked at this stage: by region and deal for a candidate, nothing for a buyer or a profile. */
export function unaskedRentQuestions(
	stage: RentStage,
	property: { deal: Deal; region: Region | null } | null,
): readonly RentQuestion[] {
	const ofNoCandidate: readonly RentQuestion[] = stage === "visit" ? contactQuestions : profileQuestions;
	const ofCandidate = stage === "visit" ? viewingQuestions : applicationQuestions;
	const allowed = property && takesCandidates(property.deal) ? ofCandidate(property, property.region) : ofNoCandidate;
	return rentQuestions.filter((question) => !allowed.includes(question));
}
