import type { FormDefinition } from "../definition";
import { MONTH } from "../periods";
import { viewing } from "./schema";

export const contactVisitForm = {
	schema: viewing,
	neededGroup: null,
	basis: "request",
	keptSeconds: 24 * MONTH,
	inInbox: true,
	needsItsEmail: false,
	nextSteps: ["favourites", "buying", "saved-search"],
	suggestsProperties: true,
} as const satisfies FormDefinition;
