import type { FormDefinition } from "../definition";
import { MONTH } from "../periods";
import { siteContact } from "./schema";

export const siteContactForm = {
	schema: siteContact,
	neededGroup: null,
	basis: "request",
	keptSeconds: 24 * MONTH,
	inInbox: true,
	needsItsEmail: false,
	nextSteps: ["for-sale", "for-rent", "services"],
	suggestsProperties: true,
} as const satisfies FormDefinition;
