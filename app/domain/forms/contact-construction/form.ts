import { propertyContact } from "../contact";
import type { FormDefinition } from "../definition";
import { MONTH } from "../periods";

export const contactConstructionForm = {
	schema: propertyContact,
	neededGroup: null,
	basis: "request",
	keptSeconds: 24 * MONTH,
	inInbox: true,
	needsItsEmail: false,
	nextSteps: ["projects", "buying", "favourites"],
	suggestsProperties: true,
} as const satisfies FormDefinition;
