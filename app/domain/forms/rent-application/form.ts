import type { FormDefinition } from "../definition";
import { MONTH } from "../periods";
import { rentApplication } from "./schema";

export const rentApplicationForm = {
	schema: rentApplication,
	neededGroup: null,
	basis: "request",
	keptSeconds: 3 * MONTH,
	inInbox: true,
	isConfidential: true,
	needsItsEmail: true,
	nextSteps: ["for-rent", "favourites", "rent-profile"],
	suggestsProperties: true,
} as const satisfies FormDefinition;
