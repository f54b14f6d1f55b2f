import type { FormDefinition } from "../definition";
import { TEN_YEARS } from "../periods";
import { offer } from "./schema";

export const offerForm = {
	schema: offer,
	neededGroup: "personA",
	basis: "duty",
	keptSeconds: TEN_YEARS,
	inInbox: true,
	needsItsEmail: false,
	nextSteps: ["buying", "favourites"],
	suggestsProperties: true,
} as const satisfies FormDefinition;
