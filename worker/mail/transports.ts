import { Buffer } from "node:buffer";
import { headerText, type Mail } from "./mail";

/** A mail on its way: its id names it to the transport, so that a mail that is sent twice can be known as one. */
export type OutgoingMail = Pick<Mail, "to" | "replyTo" | "subject" | "text" | "html" | "headers" | "attachments"> & {
	id: string;
	/** Derived from the id, so the same however often the mail is sent. */
	messageId: string;
};

export type SendResult =
	| { ok: true }
	/** `permanent`: this mail will never be taken; anything else is tried again. */
	| { ok: false; permanent: boolean; fault: string };

export type Sender = { name: string; address: string };

export type Transport = (mail: OutgoingMail) => Promise<SendResult>;

/** Keeps the mail where it is: the mailbox page shows it. */
export const keepLocally: Transport = async () => ({ ok: true });

/** Faults of one mail, as the platform's binding names them. Others are faults of the service or of its settings. */
const permanentCodes = new Set([
	"E_VALIDATION_ERROR",
	"E_FIELD_MISSING",
	"E_TOO_MANY_RECIPIENTS",
	"E_RECIPIENT_SUPPRESSED",
	"E_RECIPIENT_NOT_ALLOWED",
	"E_CONTENT_TOO_LARGE",
	"E_HEADER_NOT_ALLOWED",
	"E_HEADER_VALUE_INVALID",
]);

/** The platform's own mail binding. It writes the Message-ID itself and lets nobody set one, so the id travels beside it. */
export function bindingTransport(binding: SendEmail, sender: Sender): Transport {
	return async (mail) => {
		try {
			await binding.send({
				from: { email: sender.address, name: sender.name },
				to: mail.to,
				...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
				subject: mail.subject,
				text: mail.text,
				html: mail.html,
				headers: { ...mail.headers, "X-Entity-Ref-ID": mail.id },
				attachments: mail.attachments.map((attachment) => ({ disposition: "attachment" as const, ...attachment })),
			});
			return { ok: true };
		} catch (error) {
			const code = error instanceof Error && "code" in error ? String(error.code) : "";
			const fault = error instanceof Error ? error.message : String(error);
			return { ok: false, permanent: permanentCodes.has(code), fault: headerText(`${code} ${fault}`) };
		}
	};
}

const TIMEOUT_MS = 20_000;
/**
 * Answers that blame the mail for certain. Others may be of the settings, so those mails are tried again; the deliverer
 * sees from the other mails which it was.
 */
const refusals = new Set([400, 413, 422]);

/** A provider that takes mails as JSON over HTTP, in the shape that Resend and its like share. */
export function httpTransport(url: string, apiKey: string | null, sender: Sender): Transport {
	return async (mail) => {
		try {
			const response = await fetch(url, {
				method: "POST",
				headers: {
					"Content-Type": "application/json",
					"Idempotency-Key": mail.id,
					...(apiKey ? { Authorization: `Bearer ${apiKey}` } : {}),
				},
				body: JSON.stringify({
					from: `${sender.name} <${sender.address}>`,
					to: [mail.to],
					...(mail.replyTo ? { reply_to: mail.replyTo } : {}),
					subject: mail.subject,
					text: mail.text,
					html: mail.html,
					headers: { ...mail.headers, "Message-ID": mail.messageId },
					attachments: mail.attachments.map(({ filename, type, content }) => ({
						filename,
						content_type: type,
						content: Buffer.from(content).toString("base64"),
					})),
				}),
				signal: AbortSignal.timeout(TIMEOUT_MS),
			});
			await response.body?.cancel();
			if (response.ok) return { ok: true };
			return { ok: false, permanent: refusals.has(response.status), fault: `the provider answered ${response.status}` };
		} catch (error) {
			return { ok: false, permanent: false, fault: headerText(error instanceof Error ? error.message : String(error)) };
		}
	};
}
