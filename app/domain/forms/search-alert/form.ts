import * as z from "zod";
import type { FormDefinition } from "../definition";
import { frequency } from "../demand-register/schema";
import { CONFIRMATION_SECONDS } from "../periods";
import { email, line, longest } from "../text";

/** The search of a list, to be written to about: nothing else is asked before it runs. */
export const searchAlertForm = {
	schema: z.object({
		email: email(),
		frequency,
		/** The query string of a list, with its goal. */
		search: line("search", longest.search),
	}),
	neededGroup: null,
	basis: "consent",
	keptSeconds: CONFIRMATION_SECONDS,
	inInbox: false,
	needsItsEmail: true,
	nextSteps: ["for-sale", "for-rent", "projects"],
	suggestsProperties: true,
} as const satisfies FormDefinition;
