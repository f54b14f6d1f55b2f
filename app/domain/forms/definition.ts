import type * as z from "zod";

/** Next steps offered after a submission. */
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

/** GDPR, article 6: what was asked for, consent, a duty of the law, an interest of the agency. */
export type LegalBasis = "request" | "consent" | "duty" | "interest";

/** A form, but for its name, its texts and what the server does with it. */
export type FormDefinition = {
	/** For the browser and for the server. Messages are keys of the namespace `validation`. */
	schema: z.ZodType;
	/** A required group of fields: where all are missing, the errors name the group too. */
	neededGroup: string | null;
	/** Why what is filled in may be kept. */
	basis: LegalBasis;
	/**
	 * The retention period in seconds; null where there is none: a testimonial is kept until it is
	 * withdrawn. Saved searches and newsletters are kept in separate tables. Source: the privacy statement.
	 */
	keptSeconds: number | null;
	/** Whether a person answers it, at the desk. The others (a saved search, a newsletter) answer themselves. */
	inInbox: boolean;
	/** It holds what a tenant earns or a CV: whoever opens it at the desk leaves a line in the log. */
	isConfidential?: true;
	/** Days within which its page promises an answer: the desk shows the date. */
	answerDays?: number;
	/**
	 * Whether its email is its purpose or holds the only link: without it the form is refused and can be sent again later.
	 */
	needsItsEmail: boolean;
	/** On its thank-you page. */
	nextSteps: readonly NextStep[];
	/** Whether its thank-you page shows properties. False for forms that are not about finding one. */
	suggestsProperties: boolean;
};
