import type { FormDefinition } from "../definition";
import { MONTH } from "../periods";
import { viewing } from "./schema";

export const contactVisitForm = {
	schema: viewing,
	neededGroup: null,
	keptSeconds: 24 * MONTH,
	nextSteps: ["favourites", "buying", "saved-search"],
	suggestsProperties: true,
} as const satisfies FormDefinition;
