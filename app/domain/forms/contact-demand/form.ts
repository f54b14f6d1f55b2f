import type { FormDefinition } from "../definition";
import { MONTH } from "../periods";
import { valuation } from "./schema";

export const contactDemandForm = {
	schema: valuation,
	neededGroup: "valuationAddress",
	basis: "request",
	keptSeconds: 24 * MONTH,
	inInbox: true,
	needsItsEmail: false,
	nextSteps: ["selling", "about", "services"],
	suggestsProperties: true,
} as const satisfies FormDefinition;
