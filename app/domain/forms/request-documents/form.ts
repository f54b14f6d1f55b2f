import type { FormDefinition } from "../definition";
import { MONTH } from "../periods";
import { documentRequest } from "./schema";

export const requestDocumentsForm = {
	schema: documentRequest,
	neededGroup: null,
	basis: "request",
	keptSeconds: 24 * MONTH,
	inInbox: true,
	needsItsEmail: false,
	nextSteps: ["favourites", "buying", "saved-search"],
	suggestsProperties: true,
} as const satisfies FormDefinition;
