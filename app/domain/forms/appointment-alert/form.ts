import type { FormDefinition } from "../definition";
import { CONFIRMATION_SECONDS } from "../periods";
import { appointmentAlert } from "./schema";

export const appointmentAlertForm = {
	schema: appointmentAlert,
	neededGroup: null,
	basis: "request",
	keptSeconds: CONFIRMATION_SECONDS,
	inInbox: false,
	needsItsEmail: true,
	nextSteps: ["favourites", "for-sale", "for-rent"],
	suggestsProperties: true,
} as const satisfies FormDefinition;
