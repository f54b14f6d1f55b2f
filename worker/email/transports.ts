import { Buffer } from "node:buffer";
import type { Brand } from "../../app/domain/agency/brand";
import type { Settings } from "../env";
import { type Email, headerText } from "./email";

/** An email for a transport; the provider recognises a repeated email by its id. */
export type OutgoingEmail = Pick<
	Email,
	"to" | "cc" | "replyTo" | "subject" | "text" | "html" | "headers" | "attachments"
> & {
	id: string;
	/** Derived from the id, so identical for every attempt. */
	messageId: string;
};

export type SendResult =
	| { ok: true }
	/** `permanent`: the email will never be accepted; other failures are retried. */
	| { ok: false; permanent: boolean; fault: string };

export type Sender = { name: string; address: string };

export type Transport = (email: OutgoingEmail) => Promise<SendResult>;

/** Sends nothing: the local mailbox page shows the outbox. */
const keepLocally: Transport = async () => ({ ok: true });

/** Error codes of Cloudflare's email binding that blame the email. All others blame the service or its settings. */
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

/** Cloudflare's email binding. It sets the Message-ID itself, so the id is sent in `X-Entity-Ref-ID`. */
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
 * Response statuses that certainly blame the email. Any other may come from the settings, so the email is retried; the
 * deliverer judges by the other emails.
 */
const refusals = new Set([400, 413, 422]);

/** A provider with a JSON API over HTTP, in the format shared by Resend and similar services. */
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

/** Display name of an address (RFC 5322), quoted when it contains special characters. */
function displayName(name: string): string {
	return /[()<>[\]:;@\\,."]/.test(name) ? `"${name.replaceAll(/["\\]/g, "\\$&")}"` : name;
}

/** Creates the configured transport. Each email uses the agency's current sender. */
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
