import type { FormDefinition } from "../definition";
import { MONTH } from "../periods";
import { jobContact } from "./schema";

export const jobContactForm = {
	schema: jobContact,
	neededGroup: null,
	basis: "request",
	keptSeconds: 12 * MONTH,
	inInbox: true,
	isConfidential: true,
	needsItsEmail: false,
	nextSteps: ["about", "services"],
	suggestsProperties: false,
} as const satisfies FormDefinition;
