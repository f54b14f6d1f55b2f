import type { AlertContent, Attachment, EmailRequest } from "./request";

/** An email as it will be sent. */
export type Email = Pick<EmailRequest, "form" | "language" | "to" | "cc" | "fallbacks"> & {
	replyTo: string | null;
	subject: string;
	text: string;
	html: string;
	headers: Record<string, string>;
	attachments: Attachment[];
	/** 0 for replies to visitors; higher numbers can wait. */
	priority: number;
	submissionId: string | null;
	/**
	 * A part of the body that only the reader may see, such as a token in a link; removed from the outbox after sending.
	 */
	secret: string | null;
	/** Saved search and listings of an alert, which is only sent while they are valid; null for other emails. */
	alert: AlertContent | null;
};

const MAX_HEADER_LENGTH = 300;

/** Reduces a text to one line without control characters, which prevents header injection. */
export function headerText(text: string): string {
	return text
		.replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
		.trim()
		.slice(0, MAX_HEADER_LENGTH)
		.toWellFormed();
}
