import type { FormDefinition } from "../definition";
import { CONFIRMATION_SECONDS } from "../periods";
import { unsubscribe } from "./schema";

export const unsubscribeForm = {
	schema: unsubscribe,
	neededGroup: null,
	basis: "duty",
	keptSeconds: CONFIRMATION_SECONDS,
	inInbox: false,
	needsItsEmail: false,
	nextSteps: ["for-sale", "for-rent"],
	suggestsProperties: false,
} as const satisfies FormDefinition;
