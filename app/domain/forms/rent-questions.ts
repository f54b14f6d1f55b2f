import type { Goal } from "../property";
import type { Region } from "../region";

/** What a landlord may want to know of a candidate, beside who he is and how to reach him. */
export const rentQuestions = ["adults", "children", "pets", "moveDate", "reason", "income1", "income2", "cv"] as const;

export type RentQuestion = (typeof rentQuestions)[number];

/** A visit comes first; whoever then wants the home applies for it. */
export type RentStage = "visit" | "application";

/**
 * What may be asked, by the region of the home and how far the candidate is. Sources: Brussels Housing Code, article
 * 200ter (a visit: name and one way to be reached; after it the number of people and the amount of income); Walloon
 * decree of 15 March 2018, article 8 (household and means, nothing of its private life); Flemish Housing Rental Decree,
 * article 7 (what shows that the rent can be paid and the home is large enough); Luxembourg has no such list.
 */
export const rentQuestionsOf: Readonly<Record<Region, Readonly<Record<RentStage, readonly RentQuestion[]>>>> = {
	brussels: { visit: [], application: ["adults", "moveDate", "income1", "income2"] },
	wallonia: { visit: ["moveDate"], application: ["adults", "children", "moveDate", "income1", "income2"] },
	flanders: {
		visit: ["adults", "moveDate"],
		application: ["adults", "children", "pets", "moveDate", "income1", "income2"],
	},
	luxembourg: { visit: ["adults", "pets", "moveDate"], application: rentQuestions },
};

/** What a landlord may know of a candidate wherever the home is. */
export const rentQuestionsOfEveryRegion: readonly RentQuestion[] = rentQuestions.filter((question) =>
	Object.values(rentQuestionsOf).every(({ application }) => application.includes(question)),
);

/** What may be asked where a home is not known yet, as in a profile: all of it; each home takes its region's part. */
export function allowedRentQuestions(region: Region | null, stage: RentStage): readonly RentQuestion[] {
	return region === null ? rentQuestions : rentQuestionsOf[region][stage];
}

/** What may be asked of whoever wants to see a home; of a buyer, none of it. */
export function visitQuestions(home: { goal: Goal }, region: Region | null): readonly RentQuestion[] {
	return home.goal === "rent" ? allowedRentQuestions(region, "visit") : [];
}

/**
 * What is not to be asked of somebody who wants a home: nothing at all of a candidate for a sale, else what the region
 * does not allow at this stage.
 */
export function unaskedRentQuestions(
	stage: RentStage,
	home: { isRental: boolean; region: Region | null },
): readonly RentQuestion[] {
	const allowed = home.isRental ? allowedRentQuestions(home.region, stage) : [];
	return rentQuestions.filter((question) => !allowed.includes(question));
}
