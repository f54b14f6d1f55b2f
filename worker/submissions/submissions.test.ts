import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bundledBrand } from "../../app/domain/agency/brand";
import type { FormName } from "../../app/domain/forms/form-names";
import { type Audience, madeFor } from "../../app/domain/property/visibility/audiences";
import {
	clearSubmissions,
	countOf,
	emailsOf,
	importProperties,
	leastForms,
	putSlot,
	RIGHT_ANSWER,
} from "../../tests/support/forms/forms";
import { linksOf } from "../../tests/support/keys";
import { ownFiles } from "../../tests/support/own-files";
import { createServices } from "../services";
import type { CaptchaCheck, RequestDependencies, Subject } from "./dependencies";
import { createRequests } from "./service";

const START = 1_800_000_000;
const DAY = 86_400;
const MINUTE = 60;
/** Captcha answer of a person; the answer `test` would waive the limits. */
const answered: CaptchaCheck = async () => ({ passed: true, way: "proof", statements: [], wait: null });

beforeAll(importProperties);
beforeEach(clearSubmissions);

/** The submission service with its own clock and without delivery. */
function scene(changes: Partial<RequestDependencies> = {}) {
	const clock = { now: START };
	const { email, appointments, desk } = createServices(env);
	const card = { title: "Woning", details: "", url: "https://example.com/", picture: null };
	const subject = <Who extends Audience>(who: Who): Subject<Who> => ({
		propertyCard: madeFor(who, card),
		name: null,
		place: "9000 Gent",
		reference: null,
		cadastral: null,
		officeId: null,
		offered: { state: "for-sale", deal: "sale" } as const,
		region: null,
		zip: "9000",
		countryId: 10,
		units: new Set(["A1"]),
		projectId: null,
		documents: new Map([["plan", "Plan"]]),
		rental: null,
		agent: null,
	});
	const subjects = async () => ({
		visitor: subject("visitor"),
		confirmed: subject("confirmed"),
		agency: subject("agency"),
	});
	const requests = createRequests({
		db: env.PERSONAL,
		bucket: env.PRIVATE,
		ownFiles,
		links: linksOf("a secret that only these tests know"),
		subjects: {
			property: subjects,
			project: subjects,
			propertyTypes: async () => new Map([[1, "Woning"]]),
			typeTree: async () => [],
		},
		post: { prepare: email.prepare, kick: async () => {} },
		audit: desk.audit,
		captcha: answered,
		captchaProvider: "characters",
		passwords: { prepare: async () => null },
		bookings: appointments,
		leads: { prepare: () => [] },
		agency: () => bundledBrand,
		routing: () => ({ usual: "office", byForm: {}, fallback: "info@meridiaan.example" }),
		agencyLanguage: "nl",
		agencyAddress: null,
		now: () => clock.now,
		...changes,
	});
	const send = (
		form: FormName,
		fields: Record<string, unknown> = {},
		address = "192.0.2.1",
		key: string | null = null,
	) =>
		requests.submit({
			form,
			input: { ...leastForms[form], captcha: RIGHT_ANSWER, ...fields },
			language: "nl",
			origin: "https://example.com",
			address,
			idempotencyKey: key,
			captchaIdOfCookie: null,
		});
	return { requests, clock, send };
}

describe("limits", () => {
	test("ten accepted forms in ten minutes from one address, then a while to wait", async () => {
		const { send, clock } = scene();
		for (let count = 0; count < 10; count += 1) {
			// A submission refused for an error does not count.
			expect(await send("site-contact", { email: "x" })).toMatchObject({ status: 422 });
			expect(await send("site-contact")).toMatchObject({ ok: true });
		}
		clock.now += MINUTE;
		expect(await send("site-contact")).toMatchObject({ status: 429, retryAfter: 9 * MINUTE });
		expect(await send("contact-me")).toMatchObject({ ok: true });
		expect(await send("site-contact", {}, "192.0.2.2")).toMatchObject({ ok: true });
		clock.now += 9 * MINUTE;
		expect(await send("site-contact")).toMatchObject({ ok: true });
	});

	test("the addresses of one IPv6 network count as one", async () => {
		const { send } = scene();
		for (let count = 0; count < 10; count += 1) {
			expect(await send("site-contact", {}, `2001:db8:1:2::${count}`)).toMatchObject({ ok: true });
		}
		expect(await send("site-contact", {}, "2001:db8:1:2:ffff::1")).toMatchObject({ status: 429 });
		expect(await send("site-contact", {}, "2001:db8:1:3::1")).toMatchObject({ ok: true });
	});

	test("also when they come all at once", async () => {
		const { send } = scene();
		const answers = await Promise.all(Array.from({ length: 25 }, () => send("site-contact")));
		expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
		expect(await countOf("submissions")).toBe(10);
	});

	test("five emails a day to one friend, whoever sends them", async () => {
		const { send, clock } = scene();
		for (let count = 0; count < 5; count += 1) {
			expect(await send("send-to-friend", {}, `192.0.2.${count}`)).toMatchObject({ ok: true });
			clock.now += 1_800;
		}
		const sixth = await send("send-to-friend", { friendEmail: "SAM@example.com" }, "192.0.2.9");
		expect(sixth).toMatchObject({ status: 429, notice: "notice.friend" });
		// Invisible direction marks: the email would reach the same friend.
		const disguised = await send("send-to-friend", { friendEmail: " s\u2066am@exam\ufeffple.com " }, "192.0.2.10");
		expect(disguised).toMatchObject({ status: 429, notice: "notice.friend" });
	});

	test("spellings of one mailbox count together, and so do the mailboxes of one company", async () => {
		const { send } = scene();
		const spellings = ["jo.peeters", "j.opeeters", "jopee.ters", "jo.p.eeters+x", "jopeeters"];
		const toOne = [];
		for (const [index, name] of spellings.entries()) {
			toOne.push((await send("sign-newsletter", { email: `${name}@gmail.com` }, `192.0.2.${index}`)).ok);
		}
		expect(toOne.map(Number).join("")).toBe("11100");
		const toCompany = [];
		for (let index = 0; index < 32; index += 1) {
			const answer = await send("sign-newsletter", { email: `person${index}@company.example` }, `198.51.100.${index}`);
			toCompany.push(answer.ok);
		}
		expect(toCompany.filter(Boolean)).toHaveLength(30);
		expect(await send("sign-newsletter", { email: "x@other.example" }, "203.0.113.1")).toMatchObject({ ok: true });
	});

	test.for([
		"sign-newsletter",
		"demand-register",
		"contact-appointment",
		"rent-application",
		"send-to-friend",
	] as const)("three emails an hour and five a day to one person by %s, from however many addresses", async (form) => {
		const { send, clock } = scene();
		const to = form === "send-to-friend" ? "friendEmail" : "email";
		const addresses = ["Jo@example.com", "jo@EXAMPLE.com", "jo+a@example.com", "jo+b+c@example.com"];
		const answers: boolean[] = [];
		for (let hour = 0; hour < 3; hour += 1) {
			for (const [index, email] of addresses.entries()) {
				answers.push((await send(form, { [to]: email }, `192.0.2.${hour * 10 + index}`)).ok);
			}
			clock.now += 3_601;
		}
		expect(answers.map(Number).join("")).toBe("111011000000");
		expect(await send(form, { [to]: addresses[0] }, "192.0.2.200")).toMatchObject({ status: 429 });
		const ours = (await emailsOf()).filter(({ recipient }) => /^jo(\+[^@]*)?@example\.com$/i.test(recipient));
		expect(ours).toHaveLength(5);
		expect(await send(form, { [to]: "kim@example.com" }, "192.0.2.201")).toMatchObject({ ok: true });
	});

	test("a question still reaches the agency when its sender has had enough confirmations, also all at once", async () => {
		const { send } = scene();
		const answers = await Promise.all(
			Array.from({ length: 8 }, (_, index) => send("site-contact", { email: "jo@example.com" }, `192.0.2.${index}`)),
		);
		expect(answers.filter(({ ok }) => ok)).toHaveLength(8);
		const recipients = (await emailsOf()).map(({ recipient }) => recipient);
		expect(recipients.filter((recipient) => recipient === "jo@example.com")).toHaveLength(3);
		expect(recipients.filter((recipient) => recipient !== "jo@example.com")).toHaveLength(8);
	});

	test("a forgotten password gets the same answer after three emails, and the last link stays valid", async () => {
		const owner = "owner@example.com";
		let links = 0;
		const { send } = scene({
			passwords: {
				prepare: async () => {
					links += 1;
					return {
						email: owner,
						statement: env.PERSONAL.prepare("INSERT INTO limit_hits VALUES (?, 1, 'link', 99, 1)").bind(
							`link ${links}`,
						),
						message: { form: "forgot-password", template: "owner.reset", language: "nl", to: owner },
					};
				},
			},
		});
		const answers = [];
		for (let count = 0; count < 20; count += 1) answers.push(await send("forgot-password", {}, `192.0.2.${count}`));
		expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
		expect(answers[0]).toMatchObject({ ok: true });
		expect((await emailsOf()).filter(({ recipient }) => recipient === owner)).toHaveLength(3);
		const kept = await env.PERSONAL.prepare("SELECT count(*) AS n FROM limit_hits WHERE subject LIKE 'link %'").first(
			"n",
		);
		expect(kept).toBe(3);
	});

	test("the test answer waives these limits with the others", async () => {
		const { send } = scene({ captcha: async () => ({ passed: true, way: "test", statements: [], wait: null }) });
		for (let count = 0; count < 12; count += 1) {
			expect(await send("sign-newsletter", { email: "jo@example.com" })).toMatchObject({ ok: true });
		}
		expect(await emailsOf()).toHaveLength(12);
	});
});

describe("a captcha", () => {
	const spend = (id: string) =>
		env.PERSONAL.prepare("INSERT INTO spent_captchas (id, expires_at) VALUES (?, ?)").bind(id, START + 600);

	test("serves one accepted form, also when two come at once", async () => {
		const { send } = scene({
			captcha: async () => ({ passed: true, way: "characters", statements: [spend("one")], wait: null }),
		});
		const answers = await Promise.all([send("site-contact"), send("site-contact")]);
		expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
		expect(answers.find(({ ok }) => !ok)).toMatchObject({ errors: { captcha: { key: "captcha.wrong" } } });
	});

	test("that is spent does not keep a repeated request from its answer", async () => {
		const { send } = scene({
			captcha: async () => ({ passed: true, way: "characters", statements: [spend("two")], wait: null }),
		});
		const answers = await Promise.all(Array.from({ length: 10 }, () => send("site-contact", {}, "192.0.2.1", "key")));
		expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
		expect(answers[0]).toMatchObject({ ok: true });
	});

	test("whose provider is down closes the form with nothing stored", async () => {
		const { send } = scene({ captcha: async () => ({ passed: false, reason: "down" }) });
		expect(await send("site-contact")).toMatchObject({ status: 503, notice: "notice.captchaDown" });
		expect(await countOf("submissions")).toBe(0);
	});
});

test("what cannot be stored is refused, and leaves nothing behind", async () => {
	const { send } = scene({
		post: {
			prepare: async () => ({
				statements: [env.PERSONAL.prepare("INSERT INTO no_table VALUES (1)")],
				discard: async () => {},
			}),
			kick: async () => {},
		},
	});
	const cv = new File(["%PDF-1.7"], "cv.pdf");
	expect(await send("job-contact", { cv })).toMatchObject({ status: 503, notice: "notice.notStored.default" });
	expect(await send("testimonial")).toMatchObject({ notice: "notice.notStored.testimonial" });
	expect(await countOf("submissions")).toBe(0);
	expect((await env.PRIVATE.list({ prefix: "uploads/" })).objects).toEqual([]);
});

test("an unreachable queue loses none of a form's emails", async () => {
	const { email } = createServices(env);
	const { send } = scene({
		post: {
			prepare: email.prepare,
			kick: async () => {
				throw new Error("the machine is gone");
			},
		},
	});
	expect(await send("site-contact")).toMatchObject({ ok: true });
	expect((await emailsOf()).map(({ status }) => status)).toEqual(["queued", "queued"]);
});

describe("retention", () => {
	test("more rows than one step of the nightly run removes are removed too", async () => {
		const { requests } = scene();
		await env.PERSONAL.prepare(
			`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500)
			INSERT INTO submissions (id, form, language, data, created_at, expires_at)
			SELECT 'old-' || i, 'site-contact', 'nl', '{}', 1, 2 FROM n`,
		).run();
		expect(await requests.sweep()).toMatchObject({ submissions: 2_500, isDone: true });
		expect(await countOf("submissions")).toBe(0);
	});

	test("an email that waits goes with what it was about", async () => {
		const { send, requests } = scene();
		expect(await send("job-contact", { cv: new File(["%PDF-1.7"], "cv.pdf") })).toMatchObject({ ok: true });
		await env.PERSONAL.prepare("UPDATE outbox SET status = 'sending' WHERE seq = (SELECT min(seq) FROM outbox)").run();
		expect(await emailsOf()).not.toEqual([]);
		await requests.erasePerson("lotte@example.com");
		expect(await emailsOf()).toEqual([]);
	});

	const cases: [FormName, number][] = [
		["send-to-friend", 1],
		["rent-application", 93],
		["job-contact", 372],
		["site-contact", 744],
		["offer", 3_653],
	];
	test.for(cases)("%s is kept for %i days, with its file, and no longer", async ([form, days]) => {
		const { send, requests, clock } = scene();
		const file =
			form.endsWith("contact") || form === "rent-application" ? { cv: new File(["%PDF-1.7"], "cv.pdf") } : {};
		expect(await send(form, form === "job-contact" ? file : {})).toMatchObject({ ok: true });
		clock.now = START + days * DAY;
		await requests.sweep();
		expect(await countOf("submissions")).toBe(1);
		clock.now += 1;
		await requests.sweep();
		expect(await countOf("submissions")).toBe(0);
		expect(await countOf("submission_emails")).toBe(0);
		expect(await countOf("files")).toBe(0);
	});

	test("a testimonial stays, an unconfirmed search goes after a month, a confirmed one after two years", async () => {
		const { send, requests, clock } = scene();
		await send("testimonial");
		await send("demand-register");
		await send("demand-register", { email: "sam@example.com" });
		await env.PERSONAL.prepare(
			"UPDATE saved_searches SET state = 'active', confirmed_at = ? WHERE email = 'sam@example.com'",
		)
			.bind(START)
			.run();
		clock.now = START + 31 * DAY;
		await requests.sweep();
		expect(await countOf("saved_searches")).toBe(1);
		clock.now = START + 745 * DAY;
		await requests.sweep();
		expect([await countOf("saved_searches"), await countOf("testimonials")]).toEqual([0, 1]);
	});
});

test("files of requests that were never stored go after a day, however many precede them", async () => {
	const { send, requests, clock } = scene();
	const file = { cv: new File(["%PDF-1.7"], "cv.pdf") };
	clock.now = Math.floor(Date.now() / 1_000);
	expect(await send("job-contact", file)).toMatchObject({ ok: true });
	// A page of R2's listing has 1,000 objects.
	await Promise.all(Array.from({ length: 1_050 }, (_, orphan) => env.PRIVATE.put(`uploads/!${orphan}/cv.pdf`, "")));
	expect(await requests.sweep()).toMatchObject({ files: 0 });
	clock.now += 2 * DAY;
	expect(await requests.sweep()).toMatchObject({ files: 1_050 });
	const { objects } = await env.PRIVATE.list({ prefix: "uploads/" });
	expect(objects).toHaveLength(await countOf("files"));
});

test("an appointment is kept for a year after its day", async () => {
	await putSlot("slot-1", 5);
	const { send, clock } = scene({});
	clock.now = Math.floor(Date.now() / 1_000);
	expect(await send("contact-appointment")).toMatchObject({ ok: true });
	const row = await env.PERSONAL.prepare(
		"SELECT s.expires_at - b.ends_at AS days FROM submissions AS s JOIN bookings AS b ON b.submission_id = s.id",
	).first<{ days: number }>();
	expect((row?.days ?? 0) / DAY).toBe(372);
});
