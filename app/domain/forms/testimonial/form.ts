import type { FormDefinition } from "../definition";
import { testimonial } from "./schema";

export const testimonialForm = {
	schema: testimonial,
	neededGroup: null,
	basis: "consent",
	keptSeconds: null,
	inInbox: false,
	needsItsEmail: false,
	nextSteps: ["about", "services"],
	suggestsProperties: false,
} as const satisfies FormDefinition;
