import type { Region } from "../localities/region";
import { dealTerms } from "../property/deal-terms";
import type { Deal } from "../property/deals";

/** Questions of a form about a property, besides name and contact details. */
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

/** A landlord's questions for a candidate. `people` replaces ages where those may not be asked. */
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

/** Fields of a profile; an application uses those that the property's region allows. */
export const profileQuestions: readonly RentQuestion[] = householdQuestions.filter((question) => question !== "people");

/**
 * Permitted questions by region of the property and stage of the rental. Sources: Brussels Housing Code, article 200ter
 * (viewing: name and one contact detail; after it the number of people and the amount of income); Walloon decree of 15
 * March 2018, article 8 (address, household and income, no private life); Flemish Housing Rental Decree, article 7
 * (evidence that the rent can be paid and the property is large enough); Luxembourg has no such list.
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

/** Permitted questions for a candidate; for an unknown region, those that all regions permit. */
export function allowedRentQuestions(region: Region | null, stage: RentStage): readonly RentQuestion[] {
	if (region !== null) return rentQuestionsOf[region][stage];
	const regions = Object.values(rentQuestionsOf);
	return rentQuestions.filter((question) => regions.every((asked) => isAllowed(question, asked[stage])));
}

/** Where adults and children may be asked for, so may the number of people. */
function isAllowed(question: RentQuestion, asked: readonly RentQuestion[]): boolean {
	if (asked.includes(question)) return true;
	return question === "people" && asked.includes("adults") && asked.includes("children");
}

/** Permitted questions of a request for a viewing: contact details only, unless it is for a dwelling to let. */
export function viewingQuestions({ deal }: { deal: Deal }, region: Region | null): readonly RentQuestion[] {
	return takesCandidates(deal) ? allowedRentQuestions(region, "visit") : contactQuestions;
}

/** Permitted questions of an application. */
export function applicationQuestions({ deal }: { deal: Deal }, region: Region | null): readonly RentQuestion[] {
	const { neverAsked } = dealTerms[deal];
	return allowedRentQuestions(region, "application").filter((question) => !neverAsked.includes(question));
}

function takesCandidates(deal: Deal): boolean {
	return dealTerms[deal].forms.includes("rent-application");
}

/**
 * Questions not permitted at this stage. For a candidate they depend on region and deal; otherwise a viewing allows the
 * contact questions, and a profile its own.
 */
export function disallowedRentQuestions(
	stage: RentStage,
	property: { deal: Deal; region: Region | null } | null,
): readonly RentQuestion[] {
	const ofNoCandidate: readonly RentQuestion[] = stage === "visit" ? contactQuestions : profileQuestions;
	const ofCandidate = stage === "visit" ? viewingQuestions : applicationQuestions;
	const allowed = property && takesCandidates(property.deal) ? ofCandidate(property, property.region) : ofNoCandidate;
	return rentQuestions.filter((question) => !allowed.includes(question));
}
