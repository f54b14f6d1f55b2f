import type { FormDefinition } from "../definition";
import { DAY } from "../periods";
import { testing } from "./schema";

export const testingTestingForm = {
	schema: testing,
	neededGroup: null,
	basis: "interest",
	keptSeconds: DAY,
	inInbox: false,
	needsItsEmail: false,
	nextSteps: ["for-sale", "for-rent"],
	suggestsProperties: true,
} as const satisfies FormDefinition;
