import { Buffer } from "node:buffer";
import type { Brand } from "../../app/domain/agency/brand";
import type { Settings } from "../env";
import { type Email, headerText } from "./email";

/** An email on its way: its id names it to the transport, so that an email that is sent twice can be known as one. */
export type OutgoingEmail = Pick<
	Email,
	"to" | "cc" | "replyTo" | "subject" | "text" | "html" | "headers" | "attachments"
> & {
	id: string;
	/** Derived from the id, so the same however often the email is sent. */
	messageId: string;
};

export type SendResult =
	| { ok: true }
	/** `permanent`: this email will never be taken; anything else is tried again. */
	| { ok: false; permanent: boolean; fault: string };

export type Sender = { name: string; address: string };

export type Transport = (email: OutgoingEmail) => Promise<SendResult>;

/** Keeps the email where it is: the mailbox page shows it. */
const keepLocally: Transport = async () => ({ ok: true });

/** Faults of one email, as the platform's binding names them. Others are faults of the service or of its settings. */
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

/** The platform's own email binding. It sets the Message-ID itself, so the id is sent in a header of its own. */
function bindingTransport(binding: SendEmail, sender: () => Sender): Transport {
	return async (email) => {
		const { name, address } = sender();
		try {
			await binding.send({
				from: { email: address, name },
				to: email.to,
				...(email.cc ? { cc: email.cc } : {}),
				...(email.replyTo ? { replyTo: email.replyTo } : {}),
				subject: email.subject,
				text: email.text,
				html: email.html,
				headers: { ...email.headers, "X-Entity-Ref-ID": email.id },
				attachments: email.attachments.map((attachment) => ({ disposition: "attachment" as const, ...attachment })),
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
 * Answers that blame the email for certain. Others may be of the settings, so those emails are tried again; the deliverer
 * sees from the other emails which it was.
 */
const refusals = new Set([400, 413, 422]);

/** A provider that takes emails as JSON over HTTP, in the shape that Resend and its like share. */
export function httpTransport(url: string, apiKey: string | null, sender: () => Sender): Transport {
	return async (email) => {
		const { name, address } = sender();
		try {
			const response = await fetch(url, {
				method: "POST",
				headers: {
					"Content-Type": "application/json",
					"Idempotency-Key": email.id,
					...(apiKey ? { Authorization: `Bearer ${apiKey}` } : {}),
				},
				body: JSON.stringify({
					from: `${displayName(name)} <${address}>`,
					to: [email.to],
					...(email.cc ? { cc: [email.cc] } : {}),
					...(email.replyTo ? { reply_to: email.replyTo } : {}),
					subject: email.subject,
					text: email.text,
					html: email.html,
					headers: { ...email.headers, "Message-ID": email.messageId },
					attachments: email.attachments.map(({ filename, type, content }) => ({
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

/** A name before an address (RFC 5322): in quotes where it has signs that would part or end addresses. */
function displayName(name: string): string {
	return /[()<>[\]:;@\\,."]/.test(name) ? `"${name.replaceAll(/["\\]/g, "\\$&")}"` : name;
}

/** How the site's emails leave: from the agency as it is when one does. */
export function transportOf(env: Env, { email }: Pick<Settings, "email">, agency: () => Brand): Transport {
	const sender = () => ({ name: agency().name, address: email.from ?? agency().sender.address });
	switch (email.transport.kind) {
		case "keep":
			return keepLocally;
		case "http":
			return httpTransport(email.transport.url, email.transport.apiKey, sender);
		case "binding":
			return bindingTransport(env.MAIL, sender);
	}
}
