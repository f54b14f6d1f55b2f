import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { bundledBrand } from "../../app/domain/agency/brand";
import { blank, emptyOutbox, HOUR, post, STEP, scene, statuses } from "../../tests/support/email/outbox";
import { sendAgainStatement } from "../outbox/failures";
import { compose } from "./compose";
import type { SendResult } from "./transports";

beforeEach(emptyOutbox);

describe("delivery", () => {
	test("goes by priority, then by the order of writing", async () => {
		const current = scene();
		await post(current, { subject: "alert", priority: 1 }, { subject: "first" }, { subject: "second" });
		expect(await current.email.deliver()).toEqual({ sent: 3, retryIn: null });
		expect(current.subjects()).toEqual(["first", "second", "alert"]);
	});

	test("after an hour without the transport everything goes out, in order and once", async () => {
		const current = scene();
		current.transport.answer = () => ({ ok: false, permanent: false, fault: "down" });
		for (let step = 0; step < HOUR / STEP; step += 1) {
			await post(current, { subject: `mail ${step}` });
			await current.email.deliver();
			current.clock.now += STEP;
		}
		expect(current.sent).toEqual([]);
		current.transport.answer = () => ({ ok: true });
		for (let waited = 0; waited < HOUR && current.sent.length < HOUR / STEP; waited += STEP) {
			current.clock.now += STEP;
			await current.email.deliver();
		}
		expect(current.subjects()).toEqual(Array.from({ length: HOUR / STEP }, (_, step) => `mail ${step}`));
	});

	test("after an outage the order is what it was, whoever the emails are for and whenever it ends", async () => {
		const people = ["a", "b", "c", "d", "e"].map((name) => `${name}@example.com`);
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.record({ to: fc.constantFrom(...people), after: fc.integer({ min: 0, max: 400 }) }), {
					minLength: 1,
					maxLength: 8,
				}),
				async (emails) => {
					await emptyOutbox();
					const current = scene();
					current.transport.answer = () => ({ ok: false, permanent: false, fault: "down" });
					for (const [index, { to, after }] of emails.entries()) {
						await post(current, { subject: `mail ${index}`, to });
						await current.email.deliver();
						current.clock.now += after;
					}
					current.transport.answer = () => ({ ok: true });
					for (let round = 0; round < 3; round += 1) {
						current.clock.now += 61;
						await current.email.deliver();
					}
					expect(current.subjects()).toEqual(emails.map((_, index) => `mail ${index}`));
				},
			),
			{ numRuns: 10 },
		);
	});

	test("an email that the transport will not take now holds up those to the same person alone", async () => {
		const current = scene();
		current.transport.answer = (email) =>
			email.to === "odd@example.com"
				? { ok: false, permanent: false, fault: "the provider answered 403" }
				: { ok: true };
		await post(
			current,
			{ subject: "odd 1", to: "odd@example.com" },
			{ subject: "odd 2", to: "odd@example.com" },
			{ subject: "good 1" },
			{ subject: "good 2" },
		);
		await current.email.deliver();
		expect(current.subjects()).toEqual(["good 1", "good 2"]);
		await post(current, { subject: "good 3" });
		await current.email.deliver();
		expect(current.subjects()).toEqual(["good 1", "good 2", "good 3"]);
		current.transport.answer = () => ({ ok: true });
		current.clock.now += 60;
		await current.email.deliver();
		expect(current.subjects().slice(3)).toEqual(["odd 1", "odd 2"]);
	});

	test("many emails that the transport will not take let the others pass soon", async () => {
		const current = scene();
		current.transport.answer = (email) =>
			email.subject === "odd" ? { ok: false, permanent: false, fault: "try later" } : { ok: true };
		await post(
			current,
			...Array.from({ length: 9 }, (_, index) => ({ subject: "odd", to: `odd${index}@example.com` })),
		);
		await post(current, { subject: "good" });
		for (let minute = 0; minute < 5; minute += 1) {
			await current.email.deliver();
			current.clock.now += 60;
		}
		expect(current.subjects()).toEqual(["good"]);
	});

	test("a transport that is down is asked again after a while, and not by every new email", async () => {
		const current = scene();
		let asked = 0;
		current.transport.answer = () => {
			asked += 1;
			return { ok: false, permanent: false, fault: "down" };
		};
		await post(current, ...Array.from({ length: 50 }, (_, index) => ({ to: `visitor${index}@example.com` })));
		expect(await current.email.deliver()).toEqual({ sent: 0, retryIn: 60 });
		expect(asked).toBe(3);
		current.clock.now += 10;
		expect(await current.email.deliver()).toEqual({ sent: 0, retryIn: 50 });
		expect(asked).toBe(3);
	});

	test("an email whose attachment is missing waits for it instead of going without", async () => {
		const current = scene();
		const attachment = { filename: "a.bin", type: "application/x", content: new Uint8Array([1, 2, 3]) };
		await post(current, { subject: "whole", attachments: [attachment] }, { subject: "other", to: "b@example.com" });
		const [row] = (await env.PERSONAL.prepare("SELECT attachments FROM outbox ORDER BY seq").all()).results;
		const [{ key }] = JSON.parse(String(row?.attachments)) as [{ key: string }];
		await env.PRIVATE.delete(key);
		await current.email.deliver();
		expect(current.subjects()).toEqual(["other"]);
		expect(await statuses()).toEqual(["queued", "sent"]);
		await env.PRIVATE.put(key, attachment.content);
		current.clock.now += 60;
		await current.email.deliver();
		expect(current.sent[1]?.attachments).toEqual([attachment]);
	});

	test("a key that an email carried is gone from the outbox once it is out or given up", async () => {
		const content = { secret: "k3y-0f-4-link", text: "…?token=k3y-0f-4-link", html: '<a href="?token=k3y-0f-4-link">' };
		const kept = async () => JSON.stringify((await env.PERSONAL.prepare("SELECT * FROM outbox").all()).results);
		for (const answer of [{ ok: true }, { ok: false, permanent: true, fault: "no" }] satisfies SendResult[]) {
			await emptyOutbox();
			const current = scene();
			await post(current, content);
			current.transport.answer = (email) => {
				expect(email.text).toContain(content.secret);
				return answer;
			};
			await current.email.deliver();
			expect(await kept()).not.toContain(content.secret);
		}
		await emptyOutbox();
		const local = scene(true);
		await post(local, content);
		await local.email.deliver();
		expect((await local.email.mailbox())[0]?.text).toBe(content.text);
	});

	test("of many deliverers at once one delivers", async () => {
		const current = scene();
		await post(current, ...Array.from({ length: 20 }, (_, index) => ({ subject: `mail ${index}` })));
		await Promise.all(Array.from({ length: 8 }, () => current.email.deliver()));
		expect(current.subjects()).toEqual(Array.from({ length: 20 }, (_, index) => `mail ${index}`));
	});

	test("a crash between sending and marking sends once more, under the same Message-ID", async () => {
		const current = scene();
		await post(current, { subject: "once" });
		current.transport.answer = (email) => {
			current.sent.push(email);
			throw new Error("the machine is gone");
		};
		await expect(current.email.deliver()).rejects.toThrow("gone");
		expect(await statuses()).toEqual(["sending"]);
		current.transport.answer = () => ({ ok: true });
		// The killed delivery still holds the lease: another one retries when the lease expires.
		const { sent, retryIn } = await current.email.deliver();
		expect(sent).toBe(0);
		current.clock.now += retryIn ?? 0;
		await current.email.deliver();
		expect(current.subjects()).toEqual(["once", "once"]);
		expect(new Set(current.sent.map(({ messageId }) => messageId)).size).toBe(1);
		await current.email.deliver();
		expect(current.sent).toHaveLength(2);
	});

	test("an email that is sent again is another one to the provider, and the same one while it is retried", async () => {
		const current = scene();
		const handed: string[] = [];
		current.transport.answer = ({ id }) => {
			handed.push(id);
			return handed.length === 1 ? { ok: false, permanent: false, fault: "down" } : { ok: true };
		};
		await post(current, { subject: "one" });
		await current.email.deliver();
		current.clock.now += HOUR;
		await current.email.deliver();
		const id = await env.PERSONAL.prepare("SELECT id FROM outbox").first<string>("id");
		const asNow = { fallback: "", now: current.clock.now };
		await sendAgainStatement(env.PERSONAL, [id ?? ""], asNow, "TRUE").run();
		await current.email.deliver();
		expect(handed).toHaveLength(3);
		expect(handed[1]).toBe(handed[0]);
		expect(handed[2]).not.toBe(handed[0]);
	});

	test("an email that is refused for good delays no other", async () => {
		const current = scene();
		await post(current, { subject: "bad" }, { subject: "good" });
		current.transport.answer = (email) =>
			email.subject === "bad" ? { ok: false, permanent: true, fault: "no such address" } : { ok: true };
		await current.email.deliver();
		expect(await statuses()).toEqual(["failed", "sent"]);
	});

	test("an email that keeps failing is set aside, then given up", async () => {
		const current = scene();
		await post(current, { subject: "odd" }, { subject: "good" });
		current.transport.answer = (email) =>
			email.subject === "odd" ? { ok: false, permanent: false, fault: "try later" } : { ok: true };
		await current.email.deliver();
		expect(current.sent).toEqual([]);
		current.clock.now += 7 * HOUR;
		await current.email.deliver();
		expect(await statuses()).toEqual(["queued", "sent"]);
		current.clock.now += 72 * HOUR;
		await current.email.deliver();
		expect(await statuses()).toEqual(["failed", "sent"]);
	});

	test("emails without a queue message are found stale", async () => {
		const current = scene();
		await post(current, { subject: "forgotten" });
		expect(await current.email.hasStale()).toBe(false);
		current.clock.now += 61;
		expect(await current.email.hasStale()).toBe(true);
		await current.email.deliver();
		expect(await current.email.hasStale()).toBe(false);
	});

	test("attachments go out as they came and can be taken from the mailbox", async () => {
		const current = scene();
		const content = new Uint8Array([1, 2, 3]);
		await post(current, { subject: "file", attachments: [{ filename: "a.bin", type: "application/x", content }] });
		await current.email.deliver();
		expect(current.sent[0]?.attachments).toEqual([{ filename: "a.bin", type: "application/x", content }]);
		const [entry] = await current.email.mailbox();
		expect(entry).toMatchObject({
			status: "sent",
			attachments: [{ filename: "a.bin", type: "application/x", size: 3 }],
		});
	});

	test("sent emails are removed after a month, waiting ones are not", async () => {
		const current = scene();
		await post(current, { subject: "sent" });
		await current.email.deliver();
		await post(current, { subject: "waits" });
		current.clock.now += 31 * 24 * HOUR;
		expect(await current.email.sweep()).toBe(1);
		expect(await statuses()).toEqual(["queued"]);
	});
});

test("no header can begin in what a visitor typed", async () => {
	const current = scene();
	const evil = "Hello\r\nBcc: everybody@example.com\u2028X: y";
	await post(current, { subject: evil, replyTo: "a@example.com\r\nCc: b@example.com", headers: { "X-Test": evil } });
	await current.email.deliver();
	const [email] = current.sent;
	for (const value of [email?.subject, email?.replyTo, ...Object.values(email?.headers ?? {})]) {
		expect(value).not.toMatch(/[\r\n\u2028]/);
	}
});

test("an email escapes what was typed and reads the same as text", () => {
	const email = compose(
		{
			form: "site-contact",
			template: "visitor.site-contact",
			language: "fr",
			to: "lotte@example.com",
			greet: "<b>Lotte</b> {{name}} $t(greeting)",
			answers: { remark: "<script>alert(1)</script>\nsuite" },
		},
		{ origin: "https://example.com", fallback: "nl", agency: bundledBrand },
	);
	expect(email.html).not.toContain("<script>");
	expect(email.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;<br>suite");
	expect(email.text).toContain("Bonjour <b>Lotte</b>");
	expect(email.text).toContain("Message\u00a0: <script>");
});

test("attachments of emails that were never stored go after a day; those of stored emails stay", async () => {
	const current = scene();
	const { clock, email } = current;
	clock.now = Math.floor(Date.now() / 1_000);
	const attachments = [{ filename: "a.txt", type: "text/plain", content: new TextEncoder().encode("a") }];
	await post(current, { attachments });
	// Simulates a Worker that stopped before it wrote the outbox.
	await email.prepareEmails([{ ...blank, subject: "", attachments }]);
	const kept = async () => (await env.PRIVATE.list({ prefix: "mail/" })).objects.length;
	await email.sweep();
	expect(await kept()).toBe(2);
	clock.now += 2 * 24 * HOUR;
	await email.sweep();
	expect(await kept()).toBe(1);
	expect(await email.attachment((await email.mailbox())[0]?.id ?? "", 0)).not.toBeNull();
});
