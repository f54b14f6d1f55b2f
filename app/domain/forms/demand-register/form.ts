import type { FormDefinition } from "../definition";
import { CONFIRMATION_SECONDS } from "../periods";
import { savedSearch } from "./schema";

export const demandRegisterForm = {
	schema: savedSearch,
	neededGroup: null,
	basis: "consent",
	keptSeconds: CONFIRMATION_SECONDS,
	inInbox: false,
	needsItsEmail: true,
	nextSteps: ["for-sale", "for-rent", "projects"],
	suggestsProperties: true,
} as const satisfies FormDefinition;
