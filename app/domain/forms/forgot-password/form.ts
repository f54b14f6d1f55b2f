import type { FormDefinition } from "../definition";
import { DAY } from "../periods";
import { forgotPassword } from "./schema";

export const forgotPasswordForm = {
	schema: forgotPassword,
	neededGroup: null,
	basis: "request",
	keptSeconds: DAY,
	inInbox: false,
	needsItsEmail: false,
	nextSteps: ["login"],
	suggestsProperties: false,
} as const satisfies FormDefinition;
