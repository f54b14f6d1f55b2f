import type { Texts } from "i18next";
import type { Greeted } from "../../app/domain/email/greeting";
import type { EmailPropertyCard } from "../../app/domain/email/property-card";
import type { Language } from "../../app/domain/language";
import type { Audience } from "../../app/domain/property/visibility/audiences";

export type Attachment = { filename: string; type: string; content: Uint8Array<ArrayBuffer> };

/** Words for what answers name by number. */
export type AnswerNames = { propertyTypes?: ReadonlyMap<number, string>; documents?: ReadonlyMap<string, string> };

/** The content of an alert, by the keys of `announcements`. */
export type AlertContent = {
	savedSearchId: string;
	notified: readonly { property_id: number; reason: string; price: number }[];
};

/** The parts of a file of texts that have a subject, by their dotted key. */
type WithSubject<Part, Before extends string> = {
	[Key in keyof Part & string]: Part[Key] extends { subject: string } | { subject_other: string }
		? `${Before}${Key}`
		: Part[Key] extends object
			? WithSubject<Part[Key], `${Before}${Key}.`>
			: never;
}[keyof Part & string];

/** An email that has words: without them, sending it is a type error. */
export type EmailTemplate = WithSubject<Texts["mail"], "">;

/** An email that the agency's people read. */
export type AgencyTemplate = Extract<EmailTemplate, `agency.${string}` | `appointment.${string}.agency`>;

/** Its property is named as its reader may know it: the agency's people by address and price, others by what they see. */
type OfReader =
	| { template: AgencyTemplate; property?: EmailPropertyCard<"agency"> | null }
	| {
			template: Exclude<EmailTemplate, AgencyTemplate>;
			property?: EmailPropertyCard<Exclude<Audience, "agency">> | null;
	  };

/** An email in terms of its template: the part of `email.json` under `template` holds its words. */
export type EmailRequest = OfReader & {
	/** The form it belongs to, or a name for what the site sends automatically. */
	form: string;
	/** `visitor.site-contact`, `agency.offer`, `friend` … */
	language: Language;
	to: string;
	/** Who gets a copy. */
	cc?: string | null;
	/** Of an email to the agency: where it goes next when it is refused, in this order. */
	fallbacks?: readonly string[] | null;
	replyTo?: string | null;
	/** In place of the template's, where it continues a conversation. */
	subject?: string | null;
	headers?: Readonly<Record<string, string>>;
	/** What it answers, below it: the template's `quoted` says when it was written. */
	quote?: { when: string; text: string } | null;
	/** Who is greeted by name; without it the email begins with its text. */
	greet?: Greeted | null;
	/** Of an email to the agency: the property by reference and street, before its subject. */
	about?: string | null;
	/** What the template's texts name. */
	values?: Readonly<Record<string, string | number>>;
	/** Texts of the template that follow its `intro`, by key. */
	remarks?: readonly string[];
	/** Where it is about several. */
	properties?: EmailPropertyCard[];
	/** What was filled in, for the agency. */
	answers?: object | null;
	/** The same for a visitor: no words of it are repeated, only what was chosen and figures. */
	choices?: object | null;
	names?: AnswerNames;
	/** More lines of label and value. */
	facts?: { label: string; value: string }[];
	/** The same under titles of their own. */
	sections?: { title: string; facts: { label: string; value: string }[] }[];
	/** Address of the template's `button`. */
	buttonUrl?: string | null;
	links?: { label: string; url: string }[];
	/** One-click address; the email then says how to stop it. */
	unsubscribe?: { oneClickUrl: string; pageUrl: string } | null;
	attachments?: Attachment[];
	/** Answers to visitors are 0, which is the default; what can wait is higher. */
	priority?: number;
	submissionId?: string | null;
	/** A part of its body that only its reader may know, such as a key in a link: blanked once the email is out. */
	secret?: string | null;
	/** Of an alert: what has to be true still when it is sent. */
	alert?: AlertContent | null;
};

/** Emails in words, ready to be placed in the outbox. */
export type PreparedEmails = {
	/** For the batch of what the emails are about. */
	statements: D1PreparedStatement[];
	/** Takes back what was stored outside the database, where the batch did not go through. */
	discard(): Promise<void>;
};

/** Where emails are written to. */
export type Post = {
	/** @param origin the origin of the request, without a trailing slash; absent outside of one */
	prepare(emails: readonly EmailRequest[], origin?: string): Promise<PreparedEmails>;
	/** Asks for what is in the outbox to be sent soon. */
	kick(): Promise<void>;
};
