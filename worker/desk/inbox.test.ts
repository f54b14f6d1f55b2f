import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inboxQuery } from "../../app/domain/desk/inbox-query";
import { brusselsDay } from "../../app/domain/formatting/dates";
import { addDays } from "../../app/domain/viewings/calendar";
import { staffCookie, staffNamed } from "../../tests/support/accounts/desk";
import {
	call,
	clearSubmissions,
	importProperties,
	leastForms,
	property,
	sendForm,
} from "../../tests/support/forms/forms";
import { createServices } from "../services";

const services = createServices(env);
const { inbox, audit } = services.desk;
const alone = { close: false, copyTo: null, files: [] };
const everything = inboxQuery(new URLSearchParams("state=all"));

beforeAll(async () => {
	await importProperties();
	for (const role of ["agent", "manager"] as const) await staffCookie({ role, office: "ghent" });
	await staffCookie({ role: "agent", office: "namur", email: "namur@example.com" });
});
beforeEach(clearSubmissions);

async function agent() {
	return staffNamed("agent@example.com");
}

/** Submits a form and returns the id of its inbox item. */
async function sent(form: keyof typeof leastForms, more: Record<string, unknown> = {}): Promise<string> {
	const { status } = await sendForm(form, { ...leastForms[form], ...more });
	expect(status).toBe(201);
	const rows = await inbox.list(await staffNamed("manager@example.com"), everything, 10);
	return rows.find((row) => row.form === form)?.id ?? "";
}

describe("what a person answers is in the inbox", () => {
	test.for(["contact-me", "site-contact", "contact-demand", "offer", "job-contact", "accessibility-report"] as const)(
		"%s, once, with who sent it",
		async (form) => {
			const id = await sent(form);
			const rows = await inbox.list(await staffNamed("manager@example.com"), everything, 10);
			expect(rows.map((row) => [row.id, row.form, row.state])).toEqual([[id, form, "new"]]);
			expect(rows[0]?.person.email).toMatch(/@/);
			expect(rows[0]?.emails).toBe("waiting");
		},
	);

	test("an offer at the stage of offers, everything else as new", async () => {
		await sent("offer");
		await sent("contact-me");
		const rows = await inbox.list(await staffNamed("manager@example.com"), everything, 10);
		expect(new Map(rows.map((row) => [row.form, row.stage]))).toEqual(
			new Map([
				["offer", "offer"],
				["contact-me", "new"],
			]),
		);
	});

	test("an offer with its amount, so that rounds are told apart, everything else without one", async () => {
		await sent("offer", { amount: 310_000, amountInWords: "driehonderdtienduizend euro" });
		await sent("contact-me");
		const rows = await inbox.list(await staffNamed("manager@example.com"), everything, 10);
		expect(new Map(rows.map((row) => [row.form, row.offered]))).toEqual(
			new Map([
				["offer", 310_000],
				["contact-me", null],
			]),
		);
	});

	test("with the day by which an answer is promised, where one is", async () => {
		const id = await sent("accessibility-report");
		const row = await inbox.item(await staffNamed("manager@example.com"), id, "nl");
		const days = (Date.parse(row?.answerBy ?? "") - Date.parse(row?.arrivedAt ?? "")) / 86_400_000;
		expect(days).toBe(14);
		await sent("site-contact");
		const rows = await inbox.list(await staffNamed("manager@example.com"), everything, 10);
		expect(rows.find(({ form }) => form === "site-contact")?.answerBy).toBeNull();
	});

	test("and is found by the street of its property, which the form does not hold", async () => {
		const id = await sent("contact-me");
		const manager = await staffNamed("manager@example.com");
		const found = (words: string) => inbox.list(manager, { ...everything, words }, 10);
		expect((await found("voorbeeldstraat 1")).map((row) => row.id)).toEqual([id]);
		expect(await found("elders")).toEqual([]);
	});

	test.for(["Émilie", "émilie", "ÉMILIE", "D'Hondt", "Émilie D'Hondt"])("and is found by %s", async (words) => {
		const id = await sent("contact-me", { firstName: "Émilie", lastName: "D'Hondt" });
		const rows = await inbox.list(await staffNamed("manager@example.com"), { ...everything, words }, 10);
		expect(rows.map((row) => row.id)).toEqual([id]);
	});

	test("and is found by the words of its conversation", async () => {
		const id = await sent("contact-me");
		const manager = await staffNamed("manager@example.com");
		await inbox.note(manager, id, "Élise belt Maandag terug");
		for (const words of ["maandag", "Élise", "élise belt"])
			expect(
				(await inbox.list(manager, { ...everything, words }, 10)).map((row) => row.id),
				words,
			).toEqual([id]);
	});

	test("a page at a time, without a gap where many came in one second", async () => {
		for (const form of ["contact-me", "site-contact", "offer", "job-contact"] as const) await sent(form);
		await env.PERSONAL.prepare("UPDATE inbox SET latest_at = 2000").run();
		const manager = await staffNamed("manager@example.com");
		const pageAfter = async (row: { latest: number; id: string } | undefined) => {
			const before = row ? `&before=${row.latest}.${row.id}` : "";
			return inbox.list(manager, inboxQuery(new URLSearchParams(`state=all${before}`)), 2);
		};
		const first = await pageAfter(undefined);
		const second = await pageAfter(first.at(-1));
		expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(4);
		expect(await pageAfter(second.at(-1))).toEqual([]);
	});

	test("what answers itself is not", async () => {
		await sendForm("demand-register", leastForms["demand-register"]);
		await sendForm("sign-newsletter", leastForms["sign-newsletter"]);
		expect(await inbox.list(await staffNamed("manager@example.com"), everything, 10)).toEqual([]);
	});
});

describe("isolation", () => {
	test("an agent sees his office's and what names him; another office's agent can do nothing with it", async () => {
		const id = await sent("contact-me");
		const stranger = await staffNamed("namur@example.com");
		const own = await agent();
		expect((await inbox.list(own, everything, 10)).map((row) => row.id)).toEqual([id]);
		expect(await inbox.list(stranger, everything, 10)).toEqual([]);
		expect(await inbox.item(stranger, id, "nl")).toBeNull();
		expect(await inbox.setState(stranger, id, "closed")).toBe("missing");
		expect(await inbox.assign(stranger, id, stranger.id)).toBe(false);
		expect(await inbox.note(stranger, id, "x")).toBe(false);
		expect(await inbox.reply(stranger, id, { text: "x", ...alone })).toMatchObject({ ok: false });
		expect(await inbox.see(stranger, id)).toBe(false);
		const message = (await inbox.item(own, id, "nl"))?.messages[0]?.id ?? "";
		expect(await inbox.sendAgain(stranger, id, message)).toBe(false);
		expect(await inbox.news(stranger)).toMatchObject({ waiting: 0 });
		expect(await inbox.news(own)).toMatchObject({ waiting: 1 });
		expect((await inbox.item(own, id, "nl"))?.state).toBe("new");
	});

	test("properties to filter by are those that somebody may see messages about", async () => {
		await sent("contact-me");
		expect(await inbox.properties(await agent())).toEqual([property.id]);
		expect(await inbox.properties(await staffNamed("namur@example.com"))).toEqual([]);
	});

	test("what is assigned to an agent of another office is his too", async () => {
		const id = await sent("contact-me");
		const stranger = await staffNamed("namur@example.com");
		expect(await inbox.assign(await agent(), id, stranger.id)).toBe(true);
		expect((await inbox.item(stranger, id, "nl"))?.assignedTo?.name).toBe(stranger.name);
	});

	test("the page of a person has the viewings that somebody shows, wherever the property is", async () => {
		const id = await sent("contact-me");
		const stranger = await staffNamed("namur@example.com");
		await inbox.assign(await agent(), id, stranger.id);
		await env.PERSONAL.batch([
			env.PERSONAL.prepare(
				`INSERT INTO viewing_patterns (id, property_id, weekday, starts, ends, minutes, capacity, first_day, staff_id)
				VALUES ('shown', ?, 1, '17:00', '18:00', 30, 1, '2026-01-01', ?)`,
			).bind(property.id, stranger.id),
			env.PERSONAL.prepare(
				`INSERT INTO appointment_slots (id, property_id, starts_at, ends_at, capacity, pattern_id)
				VALUES ('shown', ?, 1, 2, 1, 'shown')`,
			).bind(property.id),
			...["shown", property.slot].map((slot) =>
				env.PERSONAL.prepare(
					`INSERT INTO bookings (id, slot_id, property_id, starts_at, ends_at, email, language, state, created_at)
					VALUES (?1, ?1, ?2, 1, 2, ?3, 'nl', 'confirmed', 1)`,
				).bind(slot, property.id, leastForms["contact-me"].email),
			),
		]);
		const viewings = async (email: string) => {
			const page = await inbox.person(await staffNamed(email), id);
			return page?.entries.flatMap((entry) => (entry.kind === "viewing" ? entry.viewing : [])).sort();
		};
		expect(await viewings("namur@example.com")).toEqual(["shown"]);
		expect(await viewings("agent@example.com")).toEqual([property.slot, "shown"].sort());
		await env.PERSONAL.batch(
			["viewing_patterns", "appointment_slots"].map((table) =>
				env.PERSONAL.prepare(`DELETE FROM ${table} WHERE id = 'shown'`),
			),
		);
	});

	test("a table has what the one who asks may see", async () => {
		await sent("contact-me");
		const cookie = await staffCookie({ role: "agent", office: "namur", email: "namur@example.com" });
		const table = await (await call("/api/desk/inbox.csv?state=all", { headers: { cookie } })).text();
		expect(table.trim().split("\n")).toHaveLength(1);
		const own = await staffCookie({ role: "manager" });
		const whole = await (await call("/api/desk/inbox.csv?state=all&lang=en", { headers: { cookie: own } })).text();
		expect(whole.trim().split("\n")).toHaveLength(2);
		expect(whole).toContain("Question about a property");
		expect(whole.split("\r\n")[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d;/);
		expect(whole).toMatch(/[,;"]Ghent[,;"]/);
		const lines = await audit.lines({ words: "", action: "inbox.export", before: null, limit: 5 });
		expect(lines[0]).toMatchObject({ subject: "inbox:csv", after: expect.stringContaining('"lines":1') as string });
	});
});

describe("work", () => {
	test("an answer goes to the visitor as the next email of his conversation, and the item is answered", async () => {
		const id = await sent("contact-me");
		const staff = await agent();
		const text = "Morgen om tien uur?\n$t(greeting) {{agency}}";
		expect(await inbox.reply(staff, id, { ...alone, text })).toEqual({ ok: true });
		const item = await inbox.item(staff, id, "nl");
		expect([item?.state, item?.stage]).toEqual(["answered", "contacted"]);
		expect(item?.notes.map(({ kind, author }) => [kind, author])).toEqual([["reply", staff.name]]);
		const row = await env.PERSONAL.prepare(
			"SELECT recipient, reply_to, text, html FROM outbox WHERE submission_id = ? ORDER BY seq DESC LIMIT 1",
		)
			.bind(id)
			.first<{ recipient: string; reply_to: string; text: string; html: string }>();
		expect(row?.recipient).toBe(item?.person.email);
		expect(row?.reply_to).toMatch(/^reply\+[0-9a-f]{52}@meridiaan\.example$/);
		expect(row?.text).toContain("Morgen om tien uur?\n$t(greeting) {{agency}}");
	});

	test("what failed is sent again, and what is in the CRM is not", async () => {
		const id = await sent("contact-me");
		const staff = await agent();
		await env.PERSONAL.prepare("UPDATE outbox SET status = 'failed', fault = 'full' WHERE submission_id = ?")
			.bind(id)
			.run();
		const item = await inbox.item(staff, id, "nl");
		expect(item?.emails).toBe("failed");
		const message = item?.messages.find(({ kind }) => kind === "email");
		expect(await inbox.sendAgain(staff, id, message?.id ?? "")).toBe(true);
		const after = await inbox.item(staff, id, "nl");
		expect(after?.messages.find((each) => each.id === message?.id)?.status).toBe("queued");
		await env.PERSONAL.prepare("UPDATE outbox SET kind = 'lead', status = 'sent' WHERE id = ?").bind(message?.id).run();
		expect(await inbox.sendAgain(staff, id, message?.id ?? "")).toBe(false);
		expect(await inbox.sendAgain(staff, id, "another")).toBe(false);
	});

	test("what failed is sent again to its first address, not to the last one that was tried", async () => {
		const id = await sent("contact-me");
		const staff = await agent();
		const message = (await inbox.item(staff, id, "nl"))?.messages.find(
			({ to }) => to !== leastForms["contact-me"].email,
		);
		const first = message?.to;
		const address = () =>
			env.PERSONAL.prepare("SELECT recipient FROM outbox WHERE id = ?").bind(message?.id).first("recipient");
		expect(await address()).toBe(first);
		await env.PERSONAL.prepare(
			"UPDATE outbox SET status = 'failed', recipient = 'last@example.com', fallbacks = '[]' WHERE id = ?",
		)
			.bind(message?.id)
			.run();
		await inbox.sendAgain(staff, id, message?.id ?? "");
		expect(await address()).toBe(first);
	});

	test("what is sent again goes last to the address that was set for it later", async () => {
		const id = await sent("contact-me");
		const staff = await agent();
		await env.PERSONAL.prepare("UPDATE outbox SET status = 'failed' WHERE fallbacks IS NOT NULL").run();
		const message = (await inbox.item(staff, id, "nl"))?.messages.find(({ status }) => status === "failed");
		const later = createServices({ ...env, MAIL_FALLBACK: "later@example.com" } as Env).desk.inbox;
		await later.sendAgain(staff, id, message?.id ?? "");
		expect(
			await env.PERSONAL.prepare("SELECT fallbacks ->> '$[#-1]' AS last FROM outbox WHERE id = ?")
				.bind(message?.id)
				.first("last"),
		).toBe("later@example.com");
	});

	test("what did not arrive is a list of its own, until it was sent again", async () => {
		await sent("contact-me");
		const id = await sent("offer");
		const staff = await staffNamed("manager@example.com");
		const failed = async () =>
			(await inbox.list(staff, inboxQuery(new URLSearchParams("state=failed")), 10)).map((row) => row.id);
		expect(await failed()).toEqual([]);
		await env.PERSONAL.prepare("UPDATE outbox SET status = 'failed' WHERE submission_id = ? AND fallbacks IS NOT NULL")
			.bind(id)
			.run();
		expect(await failed()).toEqual([id]);
		const message = (await inbox.item(staff, id, "nl"))?.messages.find(({ status }) => status === "failed");
		await inbox.sendAgain(staff, id, message?.id ?? "");
		expect(await failed()).toEqual([]);
	});

	test("every change has its line in the log, without a word of the visitor's or of the note", async () => {
		const id = await sent("contact-me");
		const staff = await agent();
		await inbox.setState(staff, id, "seen");
		await inbox.note(staff, id, "belt morgen terug");
		await inbox.assign(staff, id, staff.id);
		const lines = await audit.lines({ words: id, action: null, before: null, limit: 10 });
		expect(lines.map(({ staffName, before, after }) => [staffName, before, after])).toEqual([
			[staff.name, '{"assignedTo":null}', `{"assignedTo":"${staff.id}"}`],
			[staff.name, null, '{"noted":true}'],
			[staff.name, '{"state":"new"}', '{"state":"seen"}'],
		]);
	});

	test("what is put off to a day is out of the way until then, and waits again on it", async () => {
		const id = await sent("contact-me");
		const staff = await agent();
		const ids = async (view: string) =>
			(await inbox.list(staff, inboxQuery(new URLSearchParams({ state: view })), 10)).map((row) => row.id);
		const today = brusselsDay(new Date());
		await inbox.setState(staff, id, "seen");
		expect(await inbox.remind(staff, id, addDays(today, 1))).toBe("done");
		expect([await ids("open"), await ids("later"), (await inbox.news(staff)).waiting]).toEqual([[], [id], 0]);
		await inbox.reply(staff, id, { text: "Tot dan.", ...alone });
		expect((await inbox.item(staff, id, "nl"))?.remindOn).toBe(addDays(today, 1));
		await inbox.remind(staff, id, today);
		expect([await ids("open"), await ids("later"), (await inbox.news(staff)).waiting]).toEqual([[id], [], 1]);
		await inbox.setState(staff, id, "closed");
		expect([await ids("open"), await ids("later"), (await inbox.news(staff)).waiting]).toEqual([[], [], 0]);
	});

	test("how far it has come narrows the list, and a reason stays with what is lost alone", async () => {
		const id = await sent("contact-me");
		const staff = await agent();
		const found = async (stage: string) =>
			(await inbox.list(staff, inboxQuery(new URLSearchParams({ state: "all", stage })), 10)).map((row) => row.id);
		expect(await inbox.setStage(staff, id, "lost", "price")).toBe(true);
		expect(await inbox.item(staff, id, "nl")).toMatchObject({ stage: "lost", lostReason: "price" });
		expect([await found("lost"), await found("won")]).toEqual([[id], []]);
		await inbox.setStage(staff, id, "won", "price");
		await inbox.reply(staff, id, { text: "Proficiat.", ...alone });
		expect(await inbox.item(staff, id, "nl")).toMatchObject({ stage: "won", lostReason: null });
		expect(await inbox.setStage(await staffNamed("namur@example.com"), id, "lost", null)).toBe(false);
	});

	test("opening an application or a CV leaves a line in the log, and a question none", async () => {
		const staff = await staffNamed("manager@example.com");
		const application = await sent("job-contact");
		await inbox.item(staff, await sent("contact-me"), "nl");
		await inbox.item(staff, application, "nl");
		const lines = await audit.lines({ words: "", action: "inbox.read", before: null, limit: 5 });
		expect(lines).toMatchObject([{ staffName: staff.name, subject: `submission:${application}`, after: null }]);
	});

	test("filters and words narrow the list", async () => {
		const id = await sent("contact-me");
		const offer = await sent("offer");
		const staff = await staffNamed("manager@example.com");
		const ids = async (search: string) =>
			(await inbox.list(staff, inboxQuery(new URLSearchParams(search)), 10)).map((row) => row.id);
		expect(await ids("form=offer")).toEqual([offer]);
		expect(await ids(`property=${property.id}&form=contact-me`)).toEqual([id]);
		expect(await ids("office=namur")).toEqual([]);
		expect(await ids("office=ghent")).toHaveLength(2);
		expect(await ids("q=nobodyhasthis")).toEqual([]);
		expect(await ids("mine=1")).toEqual([]);
		expect(await ids("state=closed")).toEqual([]);
	});
});

test("an erasure, and the end of the retention period, empty the inbox too", async () => {
	const id = await sent("contact-me");
	const staff = await agent();
	await inbox.note(staff, id, "belt morgen terug");
	const email = (await inbox.item(staff, id, "nl"))?.person.email ?? "";
	expect((await services.requests.exportPerson(email)).inbox_notes).toMatchObject([{ text: "belt morgen terug" }]);
	await services.requests.erasePerson(email);
	expect(await inbox.item(staff, id, "nl")).toBeNull();
	const left = "SELECT (SELECT count(*) FROM inbox) + (SELECT count(*) FROM inbox_notes) AS n";
	expect(await env.PERSONAL.prepare(left).first("n")).toBe(0);
	const other = await sent("contact-me");
	await env.PERSONAL.prepare("UPDATE submissions SET expires_at = 1 WHERE id = ?").bind(other).run();
	await services.requests.sweep();
	expect(await env.PERSONAL.prepare(left).first("n")).toBe(0);
});
