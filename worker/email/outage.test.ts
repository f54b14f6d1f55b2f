import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, inject, test } from "vitest";
import { bundledBrand } from "../../app/domain/agency/brand";
import type { Handed, Mood } from "../../tests/support/email/email-provider";
import { blank } from "../../tests/support/email/outbox";
import type { Email } from "./email";
import { createEmailService } from "./service";
import { httpTransport } from "./transports";

const START = 1_800_000_000;
const HOUR = 3_600;
const STEP = 300;
const provider = `${inject("emailProvider")}/outage`;

beforeEach(async () => {
	await env.PERSONAL.prepare("DELETE FROM outbox").run();
	await env.PERSONAL.prepare("UPDATE outbox_lease SET expires_at = 0").run();
	await turn("well");
});

async function turn(mood: Mood): Promise<void> {
	await (await fetch(`${provider}/mood/${mood}`)).text();
}

/** Emails of one test, by its name: handed to the provider, and accepted by it. */
async function emailsTo(name: string): Promise<{ handed: Handed[]; taken: Handed[] }> {
	const all = (await (await fetch(`${provider}/mails`)).json()) as { handed: Handed[]; taken: Handed[] };
	const own = ({ email }: Handed) => String(email.subject).startsWith(name);
	return { handed: all.handed.filter(own), taken: all.taken.filter(own) };
}

const subjects = (emails: readonly Handed[]) => emails.map(({ email }) => email.subject);

/** The email service with production's transport and its own clock. */
function scene(name = "Meridiaan") {
	const clock = { now: START };
	const email = createEmailService({
		agency: () => bundledBrand,
		db: env.PERSONAL,
		bucket: env.PRIVATE,
		transport: httpTransport(`${provider}/send`, "key-of-the-provider", () => ({
			name,
			address: "info@example.com",
		})),
		keepsSecrets: false,
		confirmAlert: async () => true,
		enqueue: async () => {},
		siteAddress: () => "https://example.com",
		fallback: "nl",
		now: () => clock.now,
	});
	async function post(changes: Partial<Email>): Promise<void> {
		const { statements } = await email.prepareEmails([{ ...blank, subject: "", ...changes }]);
		await env.PERSONAL.batch(statements);
	}
	return { clock, email, post };
}

test("a provider gets an email with all its parts", async () => {
	const { email, post } = scene();
	const attachments = [{ filename: "a.txt", type: "text/plain", content: new TextEncoder().encode("é") }];
	await post({ subject: "whole", replyTo: "visitor@example.com", headers: { "X-Kind": "test" }, attachments });
	await email.deliver();
	const [handed] = (await emailsTo("whole")).handed;
	expect(handed).toMatchObject({
		key: expect.stringMatching(/^[\da-f-]{36}\.1800000000$/),
		authorization: "Bearer key-of-the-provider",
		email: {
			from: "Meridiaan <info@example.com>",
			to: ["lotte@example.com"],
			reply_to: "visitor@example.com",
			text: "Tekst",
			html: "<p>Tekst</p>",
			headers: { "X-Kind": "test" },
			attachments: [{ filename: "a.txt", content_type: "text/plain", content: "w6k=" }],
		},
	});
	expect(handed?.email.headers).toMatchObject({
		"Message-ID": expect.stringContaining(`<${handed?.key?.split(".")[0]}@`),
	});
});

test("an agency's name with signs that part addresses is one name", async () => {
	const { email, post } = scene('Peeters, Maes & "Zonen"');
	await post({ subject: "signs" });
	await email.deliver();
	const [handed] = (await emailsTo("signs")).handed;
	expect(handed?.email.from).toBe('"Peeters, Maes & \\"Zonen\\"" <info@example.com>');
});

describe.for(["down", "cut", "mute"] as const)("a provider that is %s for an hour", (mood) => {
	test("gets every email afterwards, in order and once", async () => {
		const { clock, email, post } = scene();
		const written: string[] = [];
		await turn(mood);
		for (let passed = 0; passed < HOUR; passed += STEP) {
			const subject = `${mood} ${written.length}`;
			// Two alternating recipients: a blocked email delays only those to the same recipient.
			await post({ subject, to: written.length % 2 ? "sam@example.com" : "lotte@example.com" });
			written.push(subject);
			await email.deliver();
			clock.now += STEP;
		}
		if (mood !== "mute") expect((await emailsTo(mood)).taken).toEqual([]);
		await turn("well");
		for (let waited = 0; waited < HOUR; waited += STEP) {
			clock.now += STEP;
			await email.deliver();
		}
		const { taken } = await emailsTo(mood);
		expect(subjects(taken)).toEqual(written);
		const { results } = await env.PERSONAL.prepare("SELECT DISTINCT status FROM outbox").all();
		expect(results).toEqual([{ status: "sent" }]);
	});
});

test("an email that a provider refuses is not retried", async () => {
	const { clock, email, post } = scene();
	await turn("refusing");
	await post({ subject: "refused" });
	await email.deliver();
	clock.now += HOUR;
	await email.deliver();
	expect((await emailsTo("refused")).handed).toHaveLength(1);
});
