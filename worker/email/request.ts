import type { Texts } from "i18next";
import type { Greeted } from "../../app/domain/email/greeting";
import type { EmailPropertyCard } from "../../app/domain/email/property-card";
import type { Language } from "../../app/domain/language";
import type { Audience } from "../../app/domain/property/visibility/audiences";

export type Attachment = { filename: string; type: string; content: Uint8Array<ArrayBuffer> };

/** Names of the property types and documents that answers contain by id. */
export type AnswerNames = { propertyTypes?: ReadonlyMap<number, string>; documents?: ReadonlyMap<string, string> };

/** Content of an alert: the keys of its rows in `announcements`. */
export type AlertContent = {
	savedSearchId: string;
	notified: readonly { property_id: number; reason: string; price: number }[];
};

/** Dotted keys of the texts that have a subject. */
type WithSubject<Part, Before extends string> = {
	[Key in keyof Part & string]: Part[Key] extends { subject: string } | { subject_other: string }
		? `${Before}${Key}`
		: Part[Key] extends object
			? WithSubject<Part[Key], `${Before}${Key}.`>
			: never;
}[keyof Part & string];

/** Key of the texts of an email; a template without texts is a type error. */
export type EmailTemplate = WithSubject<Texts["mail"], "">;

/** Template of an email to the agency. */
export type AgencyTemplate = Extract<EmailTemplate, `agency.${string}` | `appointment.${string}.agency`>;

/** Emails to the agency show a property with its address and price, all others with its public data. */
type OfReader =
	| { template: AgencyTemplate; property?: EmailPropertyCard<"agency"> | null }
	| {
			template: Exclude<EmailTemplate, AgencyTemplate>;
			property?: EmailPropertyCard<Exclude<Audience, "agency">> | null;
	  };

/** An email to be composed. `email.json` has its texts under the key `template`. */
export type EmailRequest = OfReader & {
	/** The form, or a name for an email that the site sends automatically. */
	form: string;
	language: Language;
	to: string;
	cc?: string | null;
	/** Only for emails to the agency: addresses to try after a refusal, in order. */
	fallbacks?: readonly string[] | null;
	replyTo?: string | null;
	/** Replaces the subject of the template in a conversation. */
	subject?: string | null;
	headers?: Readonly<Record<string, string>>;
	/** Quoted message below the text; the template's `quoted` introduces it with its time. */
	quote?: { when: string; text: string } | null;
	/** Name for the greeting; without a name there is no greeting. */
	greet?: Greeted | null;
	/** Only for emails to the agency: reference and street of the property, as a prefix of the subject. */
	about?: string | null;
	/** Values of the placeholders in the texts. */
	values?: Readonly<Record<string, string | number>>;
	/** Keys of the texts that follow the `intro`. */
	remarks?: readonly string[];
	/** For an email about several properties. */
	properties?: EmailPropertyCard[];
	/** All answers of the form, for emails to the agency. */
	answers?: object | null;
	/** Answers for emails to visitors: only choices and figures, never free text. */
	choices?: object | null;
	names?: AnswerNames;
	/** Further lines of label and value. */
	facts?: { label: string; value: string }[];
	/** Further lines under a title. */
	sections?: { title: string; facts: { label: string; value: string }[] }[];
	/** Link of the template's `button`. */
	buttonUrl?: string | null;
	links?: { label: string; url: string }[];
	/** Links that stop such emails; the email then explains how. */
	unsubscribe?: { oneClickUrl: string; pageUrl: string } | null;
	attachments?: Attachment[];
	/** 0 (the default) for answers to visitors; a higher number is sent later. */
	priority?: number;
	submissionId?: string | null;
	/** Secret part of the body, such as a key in a link; blanked after the email is sent. */
	secret?: string | null;
	/** Only for alerts: content that is checked again before sending. */
	alert?: AlertContent | null;
};

/** Composed emails, ready for the outbox. */
export type PreparedEmails = {
	/** Statements for the caller's batch. */
	statements: D1PreparedStatement[];
	/** Deletes the files stored outside the database; to be called when the batch fails. */
	discard(): Promise<void>;
};

/** Writes emails to the outbox. */
export type Post = {
	/** @param origin origin of the request without a trailing slash; absent outside a request */
	prepare(emails: readonly EmailRequest[], origin?: string): Promise<PreparedEmails>;
	/** Enqueues a delivery of the outbox. */
	kick(): Promise<void>;
};
