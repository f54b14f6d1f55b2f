import type * as z from "zod";

/** What somebody who has sent a form may want to do next. */
export type NextStep =
	| "favourites"
	| "for-sale"
	| "for-rent"
	| "projects"
	| "saved-search"
	| "services"
	| "about"
	| "login"
	| "rent-profile"
	| "selling"
	| "buying";

/** A form, but for its name, its texts and what the server does with it. */
export type FormDefinition = {
	/** For the browser and for the server. Messages are keys of the namespace `validation`. */
	schema: z.ZodType;
	/** A group of fields that it needs whole: where it is absent altogether, it is named beside its fields. */
	neededGroup: string | null;
	/**
	 * How long it is kept after it arrived, in seconds; null where something else decides: a testimonial stays until it is
	 * withdrawn. Saved searches and newsletters live on in tables of their own. Source: the privacy statement.
	 */
	keptSeconds: number | null;
	/** On its thank-you page. */
	nextSteps: readonly NextStep[];
	/** Whether its thank-you page shows properties. False where nobody looks for one. */
	suggestsProperties: boolean;
};
