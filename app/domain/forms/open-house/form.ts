import type { FormDefinition } from "../definition";
import { APPOINTMENT_SECONDS } from "../periods";
import { openHouseRegistration } from "./schema";

export const openHouseForm = {
	schema: openHouseRegistration,
	neededGroup: null,
	basis: "request",
	keptSeconds: APPOINTMENT_SECONDS,
	inInbox: true,
	needsItsEmail: true,
	nextSteps: ["favourites", "buying", "saved-search"],
	suggestsProperties: true,
} as const satisfies FormDefinition;
