import type { AlertContent, Attachment, EmailRequest } from "../ports/email-request";

/** An email as it will be sent. */
export type Email = Pick<EmailRequest, "form" | "language" | "to" | "cc" | "fallbacks"> & {
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
