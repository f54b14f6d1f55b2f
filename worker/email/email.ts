import type { Language } from "../../app/domain/language";
import type { AlertContent, Attachment } from "../ports/email-request";

/** An email as it will be sent. */
export type Email = {
	/** The form it belongs to, or a name for what the site sends automatically. */
	form: string;
	language: Language;
	to: string;
	/** Who gets a copy. */
	cc?: string | null;
	/** Of an email to the agency: where it goes next when it is refused, in this order. */
	fallbacks?: readonly string[] | null;
	replyTo: string | null;
	subject: string;
	text: string;
	html: string;
	headers: Record<string, string>;
	attachments: Attachment[];
	/** Answers to visitors are 0; what can wait is higher. */
	priority: number;
	submissionId: string | null;
	/** A part of the body that only its reader may know, such as a key in a link: blanked once the email is out. */
	secret: string | null;
	/** The saved search that it answers, and what of it; it goes out only while that is true. */
	alert: AlertContent | null;
};

const LONGEST_HEADER = 300;

/** One line without control characters: nothing that a visitor typed can begin a header of its own. */
export function headerText(text: string): string {
	return text
		.replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
		.trim()
		.slice(0, LONGEST_HEADER)
		.toWellFormed();
}
