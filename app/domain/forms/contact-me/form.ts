import { propertyContact } from "../contact";
import type { FormDefinition } from "../definition";
import { MONTH } from "../periods";

export const contactMeForm = {
	schema: propertyContact,
	neededGroup: null,
	basis: "request",
	keptSeconds: 24 * MONTH,
	inInbox: true,
	needsItsEmail: false,
	nextSteps: ["favourites", "buying", "saved-search"],
	suggestsProperties: true,
} as const satisfies FormDefinition;
