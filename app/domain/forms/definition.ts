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

/** GDPR, article 6: the visitor's request, consent, a legal obligation, a legitimate interest. */
export type LegalBasis = "request" | "consent" | "duty" | "interest";

/** A form without its name, texts and server-side handling. */
export type FormDefinition = {
	/** Used by browser and server. Messages are keys of the namespace `validation`. */
	schema: z.ZodType;
	/** A required group of fields: when all are missing, the errors include the group. */
	neededGroup: string | null;
	/** Legal basis for storing the submission. */
	basis: LegalBasis;
	/**
	 * Retention period in seconds; null for no limit: a testimonial is kept until withdrawn. Saved searches and
	 * newsletters are stored in separate tables. Source: the privacy statement.
	 */
	keptSeconds: number | null;
	/** Whether a member of staff answers it at the desk. Others, such as a saved search, are handled automatically. */
	inInbox: boolean;
	/** Contains a tenant's income or a CV: opening it at the desk is logged. */
	isConfidential?: true;
	/** Promised number of days until an answer; the desk shows the date. */
	answerDays?: number;
	/**
	 * Whether the form's email is essential: it is the form's purpose, or has the only link. When it cannot be sent, the
	 * form is refused and can be sent again later.
	 */
	needsItsEmail: boolean;
	/** Shown on the thank-you page. */
	nextSteps: readonly NextStep[];
	/** Whether the thank-you page shows properties. False for forms that are not about finding one. */
	suggestsProperties: boolean;
};
