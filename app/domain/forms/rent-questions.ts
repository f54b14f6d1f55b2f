import type { Region } from "../localities/region";
import type { Goal } from "../property/property";

/** What a form about a property may ask of anybody, beside a name and a way to be reached. */
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

/** What a landlord may want to know of a candidate. `people` is asked where ages may not be. */
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

/** A visit comes first; whoever then wants the property applies for it. */
export type RentStage = "visit" | "application";

/** What a profile holds, which is its owner's: each property takes its region's part. */
export const profileQuestions: readonly RentQuestion[] = householdQuestions.filter((question) => question !== "people");

/**
 * What may be asked, by the region of the property and how far the candidate is. Sources: Brussels Housing Code, article
 * 200ter (a visit: name and one way to be reached; after it the number of people and the amount of income); Walloon
 * decree of 15 March 2018, article 8 (address, household and means, nothing of its private life); Flemish Housing Rental
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

/** What may be asked of a candidate; where the region of the property is not known, what may be in all of them. */
export function allowedRentQuestions(region: Region | null, stage: RentStage): readonly RentQuestion[] {
	if (region !== null) return rentQuestionsOf[region][stage];
	const regions = Object.values(rentQuestionsOf);
	return rentQuestions.filter((question) => regions.every((asked) => mayBeKnown(question, asked[stage])));
}

/** Whoever may ask for adults and children may know how many people they are. */
function mayBeKnown(question: RentQuestion, asked: readonly RentQuestion[]): boolean {
	if (asked.includes(question)) return true;
	return question === "people" && asked.includes("adults") && asked.includes("children");
}

/** What may be asked of whoever wants to see a property; a buyer is asked no more than how to reach him. */
export function viewingQuestions(property: { goal: Goal }, region: Region | null): readonly RentQuestion[] {
	return property.goal === "rent" ? allowedRentQuestions(region, "visit") : contactQuestions;
}

/** What is not to be asked at this stage: of a candidate by the region of the property, of a buyer or for a profile by none. */
export function unaskedRentQuestions(
	stage: RentStage,
	property: { isRental: boolean; region: Region | null },
): readonly RentQuestion[] {
	const ofNoRental = stage === "visit" ? contactQuestions : profileQuestions;
	const allowed: readonly RentQuestion[] = property.isRental
		? allowedRentQuestions(property.region, stage)
		: ofNoRental;
	return rentQuestions.filter((question) => !allowed.includes(question));
}
