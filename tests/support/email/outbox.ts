import { env } from "cloudflare:workers";
import { bundledBrand } from "../../../app/domain/agency/brand";
import type { Email } from "../../../worker/email/email";
import { createEmailService } from "../../../worker/email/service";
import type { OutgoingEmail, SendResult } from "../../../worker/email/transports";

export const START = 1_800_000_000;

export const HOUR = 3_600;

/** Interval of new emails and scheduled runs, in seconds. */
export const STEP = 300;

export async function emptyOutbox(): Promise<void> {
	await env.PERSONAL.prepare("DELETE FROM outbox").run();
	await env.PERSONAL.prepare("UPDATE outbox_lease SET expires_at = 0").run();
}

/** Email service with a clock and a transport controlled by the test. */
export function scene(keepsSecrets = false) {
	const clock = { now: START };
	const sent: OutgoingEmail[] = [];
	const transport = { answer: (_email: OutgoingEmail): SendResult => ({ ok: true }) };
	let kicks = 0;
	const email = createEmailService({
		agency: () => bundledBrand,
		db: env.PERSONAL,
		bucket: env.PRIVATE,
		async transport(outgoing) {
			const result = transport.answer(outgoing);
			if (result.ok) sent.push(outgoing);
			return result;
		},
		keepsSecrets,
		confirmAlert: async () => true,
		enqueue: async () => {
			kicks += 1;
		},
		siteAddress: () => "https://example.com",
		fallback: "nl",
		now: () => clock.now,
	});
	return { clock, sent, transport, email, kicks: () => kicks, subjects: () => sent.map(({ subject }) => subject) };
}

export const blank = {
	form: "site-contact",
	language: "nl",
	to: "lotte@example.com",
	replyTo: null,
	text: "Tekst",
	html: "<p>Tekst</p>",
	headers: {},
	attachments: [],
	priority: 0,
	submissionId: null,
	secret: null,
	alert: null,
} satisfies Omit<Email, "subject">;

export async function post(current: ReturnType<typeof scene>, ...emails: Partial<Email>[]): Promise<void> {
	const { statements } = await current.email.prepareEmails(
		emails.map((email) => ({ ...blank, subject: "", ...email })),
	);
	await env.PERSONAL.batch(statements);
}

export async function statuses(): Promise<string[]> {
	const { results } = await env.PERSONAL.prepare("SELECT status FROM outbox ORDER BY seq").all<{ status: string }>();
	return results.map(({ status }) => status);
}
