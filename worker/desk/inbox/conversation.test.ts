import { env } from "cloudflare:workers";
import { Parser } from "htmlparser2";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { inboxQuery } from "../../../app/domain/desk/inbox-query";
import { staffCookie, staffNamed } from "../../../tests/support/accounts/desk";
import {
	call,
	clearSubmissions,
	countOf,
	emailsOf,
	importProperties,
	leastForms,
	sendForm,
} from "../../../tests/support/forms/forms";
import { takeEmail } from "../../inbound";
import { createServices } from "../../services";
import { MAX_EMAIL } from "./inbound-email";

const services = createServices(env);
const { inbox } = services.desk;
const alone = { close: false, copyTo: null, files: [] };
const encode = (text: string) => new TextEncoder().encode(text);
const pdf = encode("%PDF-1.7 a plan of the ground floor");

beforeAll(async () => {
	await importProperties();
	await staffCookie({ role: "agent", office: "ghent" });
	await staffCookie({ role: "manager" });
});
beforeEach(clearSubmissions);

const agent = () => staffNamed("agent@example.com");

/** A question that the agent has answered: id of its item and its reply address. */
async function answered(): Promise<{ id: string; address: string }> {
	await sendForm("contact-me", { ...leastForms["contact-me"], remark: "Is er een kelder?" });
	const staff = await agent();
	const [row] = await inbox.list(staff, inboxQuery(new URLSearchParams("state=all")), 1);
	const id = row?.id ?? "";
	await inbox.reply(staff, id, { ...alone, text: "Ja, een droge." });
	const [reply] = (await emailsOf("submission_id = ?", id)).slice(-1);
	return { id, address: reply?.reply_to ?? "" };
}

type Written = { to: string; text?: string; headers?: string[]; messageId?: string };

function written({ to, text = "Dank u!", headers = [], messageId = "<1@visitor.example>" }: Written): string {
	return [
		"From: Jo Peeters <jo@visitor.example>",
		`To: ${to}`,
		"Subject: Re: Uw vraag",
		`Message-ID: ${messageId}`,
		...headers,
		...(headers.some((line) => line.startsWith("Content-Type")) ? [] : ["Content-Type: text/plain; charset=utf-8"]),
		"",
		text,
	].join("\r\n");
}

async function post(raw: string, environment: Partial<Env> = {}) {
	const response = await call("/dev/inbound", { method: "POST", body: raw }, environment);
	const body = response.status === 202 ? ((await response.json()) as { outcome: string }) : null;
	return { status: response.status, outcome: body?.outcome };
}

describe("an answer by email", () => {
	test("comes back into its conversation, is new for everybody, and is told to whoever wrote", async () => {
		const { id, address } = await answered();
		const staff = await agent();
		await inbox.see(staff, id);
		await inbox.remind(staff, id, "2099-01-01");
		const text = "Graag zaterdag.\r\n\r\nOp ma 2 nov 2026 schreef de desk:\r\n> Ja, een droge.";
		expect(await post(written({ to: `Desk <${address.toUpperCase()}>`, text }))).toEqual({
			status: 202,
			outcome: "stored",
		});
		const item = await inbox.item(staff, id, "nl");
		expect(item).toMatchObject({ state: "new", isUnseen: true, remindOn: null });
		expect(item?.notes.at(-1)).toMatchObject({
			kind: "message",
			author: "Jo Peeters",
			sender: "jo@visitor.example",
			text: text.replaceAll("\r", ""),
		});
		const [notice] = (await emailsOf("submission_id = ?", id)).slice(-1);
		expect(notice?.recipient).toBe(staff.email);
		expect(notice?.subject).toContain("Jo Peeters");
		expect(notice?.text).toContain(`/nl/desk/inbox/${id}/`);
	});

	test("brings its conversation to the top of the list, with its own time; a program's does not", async () => {
		const { id, address } = await answered();
		await sendForm("site-contact", leastForms["site-contact"]);
		await env.PERSONAL.prepare("UPDATE inbox SET arrived_at = 1000, latest_at = 1000 WHERE submission_id = ?")
			.bind(id)
			.run();
		const staff = await staffNamed("manager@example.com");
		const all = (search = "") => inbox.list(staff, inboxQuery(new URLSearchParams(`state=all${search}`)), 10);
		await post(written({ to: address, headers: ["Auto-Submitted: auto-replied"] }));
		expect((await all()).map((row) => row.id).at(-1)).toBe(id);
		await env.PERSONAL.prepare("UPDATE inbox SET latest_at = 2000 WHERE submission_id <> ?").bind(id).run();
		await post(written({ to: address, messageId: "<2@visitor.example>" }));
		const [first, second] = await all();
		expect(first).toMatchObject({ id, arrivedAt: "1970-01-01T00:16:40.000Z" });
		expect(Date.now() - Date.parse(first?.latestAt ?? "")).toBeLessThan(60_000);
		expect((await all(`&before=${first?.latest}.${first?.id}`)).map((row) => row.id)).toEqual([second?.id]);
	});

	test("is dated with its request by a version of the site from before too, as after a rollback", async () => {
		const db = env.PERSONAL;
		await db.prepare("INSERT INTO inbox (submission_id, arrived_at, changed_at) VALUES ('before', 1000, 1000)").run();
		const latest = () => db.prepare("SELECT latest_at FROM inbox WHERE submission_id = 'before'").first("latest_at");
		expect(await latest()).toBe(1_000);
		for (const [at, automatic] of [
			[2_000, 0],
			[3_000, 1],
		]) {
			await db
				.prepare(
					`INSERT INTO inbox_notes (id, submission_id, kind, author, text, at, automatic)
					VALUES (?, 'before', 'message', '', '', ?, ?)`,
				)
				.bind(String(at), at, automatic)
				.run();
		}
		expect(await latest()).toBe(2_000);
		await db.prepare("DELETE FROM inbox_notes WHERE submission_id = 'before'").run();
	});

	test("is given where the queue fails: it is stored, and the scheduled run finds it", async () => {
		const { id } = await answered();
		const send = async () => {
			throw new Error("the queue does not answer");
		};
		const { desk } = createServices({ ...env, JOBS: { ...env.JOBS, send } } as unknown as Env);
		const staff = await agent();
		expect(await desk.inbox.reply(staff, id, { ...alone, text: "Tot zaterdag." })).toEqual({ ok: true });
		const item = await inbox.item(staff, id, "nl");
		expect(item?.notes.at(-1)).toMatchObject({ kind: "reply", text: "Tot zaterdag." });
		const waiting = "SELECT status FROM outbox WHERE submission_id = ? ORDER BY seq DESC LIMIT 1";
		expect(await env.PERSONAL.prepare(waiting).bind(id).first("status")).toBe("queued");
	});

	test("is written once by two colleagues at the same moment: the other one is told", async () => {
		const { id } = await answered();
		const staff = await agent();
		const texts = ["Ja, zaterdag.", "Nee, zondag."];
		const replies = await Promise.all(texts.map((text) => inbox.reply(staff, id, { ...alone, text, written: 1 })));
		expect(replies).toContainEqual({ ok: true });
		expect(replies).toContainEqual({ ok: false, reason: "conflict" });
		const item = await inbox.item(staff, id, "nl");
		expect(item?.notes.filter(({ kind }) => kind === "reply")).toHaveLength(2);
	});

	test("that nobody has read is neither closed nor put off by who had the page open before it came", async () => {
		const { id, address } = await answered();
		const staff = await agent();
		await post(written({ to: address }));
		expect([
			await inbox.setState(staff, id, "closed", 1),
			await inbox.setState(staff, id, "answered", 1),
			await inbox.remind(staff, id, "2099-01-01", 1),
		]).toEqual(["conflict", "conflict", "conflict"]);
		expect(await inbox.item(staff, id, "nl")).toMatchObject({ state: "new", remindOn: null });
		expect(await inbox.setState(staff, id, "closed", 2)).toBe("done");
		expect((await inbox.item(staff, id, "nl"))?.state).toBe("closed");
	});

	test("is answered in its own thread, with the words that it answers", async () => {
		const { id, address } = await answered();
		await post(written({ to: address, text: "Kan het zaterdag?" }));
		await inbox.reply(await agent(), id, { ...alone, text: "Ja." });
		const [confirmation] = await emailsOf("submission_id = ? AND fallbacks IS NULL", id);
		const [reply] = (await emailsOf("submission_id = ?", id)).slice(-1);
		expect(reply?.subject).toBe(`Re: ${confirmation?.subject}`);
		expect(JSON.parse(reply?.headers ?? "")).toMatchObject({
			"In-Reply-To": "<1@visitor.example>",
			References: expect.stringMatching(/^<[\w-]+@meridiaan\.example> <1@visitor\.example>$/) as string,
		});
		expect(reply?.text).toContain("> Kan het zaterdag?");
	});

	test("is kept once, however often it is delivered", async () => {
		const { id, address } = await answered();
		const raw = written({ to: address });
		expect(await Promise.all([post(raw), post(raw)])).toContainEqual({ status: 202, outcome: "stored" });
		expect(await post(raw)).toEqual({ status: 202, outcome: "known" });
		expect((await inbox.item(await agent(), id, "nl"))?.notes.filter(({ kind }) => kind === "message")).toHaveLength(1);
	});

	test.each([
		"Auto-Submitted: auto-replied",
		'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
	])("of a program is kept and calls for nothing: %s", async (header) => {
		const { id, address } = await answered();
		const before = await countOf("outbox");
		await post(written({ to: address, headers: [header] }));
		const item = await inbox.item(await agent(), id, "nl");
		expect(item?.state).toBe("answered");
		expect(item?.notes.at(-1)?.isAutomatic).toBe(true);
		expect(await countOf("outbox")).toBe(before);
	});

	test("as HTML alone is read as text, and no markup of it is kept", async () => {
		const { id, address } = await answered();
		const headers = ["Content-Type: text/html; charset=utf-8"];
		await post(written({ to: address, headers, text: "<p>Ja, <b>graag</b></p><script>alert(1)</script>" }));
		const text = (await inbox.item(await agent(), id, "nl"))?.notes.at(-1)?.text ?? "";
		expect(text).toContain("graag");
		expect(text).not.toMatch(/<|alert/);
	});

	test("as HTML alone keeps the words of a table's cells apart", async () => {
		const { id, address } = await answered();
		const headers = ["Content-Type: text/html; charset=utf-8"];
		const text = "<table><tr><td>Zaterdag</td><td>10 uur<b>30</b></td></tr><tr><td>Zondag</td></tr></table>";
		await post(written({ to: address, headers, text }));
		expect((await inbox.item(await agent(), id, "nl"))?.notes.at(-1)?.text).toBe("Zaterdag 10 uur30\nZondag");
	});

	test("as HTML is read behind a megabyte of styles, and up to a length that no answer has", async () => {
		const { id, address } = await answered();
		const headers = ["Content-Type: text/html; charset=utf-8"];
		const hidden = `<!--${"x".repeat(1_000_000)}-->`;
		await post(written({ to: address, headers, text: `${hidden}\r\n<p>Ja</p>\r\n${hidden}\r\n<p>Nee</p>` }));
		expect((await inbox.item(await agent(), id, "nl"))?.notes.at(-1)?.text).toBe("Ja");
	});

	test("that is longer than the desk keeps says so by its end", async () => {
		const { id, address } = await answered();
		await post(written({ to: address, text: "a ".repeat(20_000) }));
		const text = (await inbox.item(await agent(), id, "nl"))?.notes.at(-1)?.text ?? "";
		expect([text.length, text.slice(-2)]).toEqual([20_000, "a…"]);
	});
});

describe("the notice of an answer that nobody here has in hand", () => {
	const office = services.content.agency().offices.find(({ id }) => id === "namur");

	/** @param environment bindings to override */
	async function noticed(environment: Partial<Env> = {}) {
		const { id, address } = await answered();
		await env.PERSONAL.prepare("UPDATE inbox_notes SET staff_id = NULL WHERE submission_id = ?").bind(id).run();
		const named = "UPDATE inbox SET office = 'namur', agent_email = 'Agent.Namur@example.com' WHERE submission_id = ?";
		await env.PERSONAL.prepare(named).bind(id).run();
		await post(written({ to: address }), environment);
		const [notice] = (await emailsOf("submission_id = ?", id)).slice(-1);
		return { to: notice?.recipient, cc: notice?.cc, language: notice?.language };
	}

	test("goes where the request went, in the language of its office", async () => {
		expect(await noticed()).toEqual({ to: "Agent.Namur@example.com", cc: office?.email, language: "fr" });
		const desk = { MAIL_TO: "desk@example.com" } as unknown as Partial<Env>;
		expect(await noticed(desk)).toMatchObject({ to: "desk@example.com", cc: null });
		const byForm = { MAIL_ROUTING: "contact-me=calls@example.com" } as unknown as Partial<Env>;
		expect(await noticed(byForm)).toMatchObject({ to: "calls@example.com", cc: null });
	});

	test("goes past an agent whose account is suspended", async () => {
		await staffCookie({ role: "agent", office: "namur", email: "agent.namur@example.com" });
		const { meta } = await env.PERSONAL.prepare(
			"UPDATE staff SET state = 'suspended' WHERE email = 'agent.namur@example.com'",
		).run();
		expect(meta.changes).toBe(1);
		expect(await noticed()).toEqual({ to: office?.email, cc: null, language: "fr" });
	});
});

describe("files", () => {
	const boundary = 'Content-Type: multipart/mixed; boundary="b"';
	const part = (name: string, type: string, content: string) =>
		`--b\r\nContent-Type: ${type}\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${btoa(content)}\r\n`;

	test("of an answer are kept where their content is of a kind that is taken; the others are named", async () => {
		const { id, address } = await answered();
		const text = `--b\r\nContent-Type: text/plain\r\n\r\nIn bijlage.\r\n${part("plan.exe", "application/pdf", "%PDF-1.7 plan")}${part("virus.pdf", "application/pdf", "MZ program")}--b--\r\n`;
		await post(written({ to: address, headers: [boundary], text }));
		const item = await inbox.item(await agent(), id, "nl");
		const message = item?.notes.at(-1);
		expect(item?.files.filter(({ note }) => note === message?.id).map(({ name }) => name)).toEqual(["plan.pdf"]);
		expect(message?.leftOut).toEqual(["virus.pdf"]);
		const [file] = item?.files ?? [];
		expect(await (await call(file?.url ?? "")).text()).toBe("%PDF-1.7 plan");
	});

	test("go along with an answer of the desk, which is refused as a whole with one that is not taken", async () => {
		const { id } = await answered();
		const staff = await agent();
		const files = [{ name: "plan.pdf", content: pdf }];
		expect(await inbox.reply(staff, id, { ...alone, text: "In bijlage.", files })).toEqual({ ok: true });
		const [sent] = (await services.email.mailbox()).filter(({ attachments }) => attachments.length > 0);
		expect(sent?.attachments).toMatchObject([{ filename: "plan.pdf", type: "application/pdf" }]);
		const before = await countOf("outbox");
		const more = [...files, { name: "macro.docm", content: encode("PK nothing") }];
		expect(await inbox.reply(staff, id, { ...alone, text: "Nog eens.", files: more })).toEqual({
			ok: false,
			reason: "files",
			files: ["macro.docm"],
		});
		expect(await countOf("outbox")).toBe(before);
		expect(await countOf("files")).toBe(1);
	});

	test("of somebody who wrote from another address go with that person's messages, and nothing else does", async () => {
		const { id, address } = await answered();
		const partner = "Partner@visitor.example";
		const raw = written({
			to: address,
			headers: [boundary],
			text: `${part("plan.pdf", "application/pdf", "%PDF-1.7 x")}--b--`,
		});
		await post(raw.replace("jo@visitor.example", partner));
		const kept = await services.requests.exportPerson("partner@visitor.example");
		expect([kept.submissions.length, kept.inbox_notes.length, kept.files.length]).toEqual([0, 1, 1]);
		await services.requests.erasePerson("partner@visitor.example");
		const item = await inbox.item(await agent(), id, "nl");
		expect(item?.notes.map(({ kind }) => kind)).toEqual(["reply"]);
		expect(await env.PRIVATE.list({ prefix: `uploads/${id}/` })).toMatchObject({ objects: [] });
		const found = await services.desk.privacy.found("partner@visitor.example");
		expect(found).toEqual({});
		expect(await countOf("outbox WHERE reply_to LIKE 'partner@%'")).toBe(0);
	});

	test("go with the person", async () => {
		const { id, address } = await answered();
		await post(
			written({ to: address, headers: [boundary], text: `${part("plan.pdf", "application/pdf", "%PDF-1.7 x")}--b--` }),
		);
		const item = await inbox.item(await agent(), id, "nl");
		await services.requests.erasePerson(item?.person.email ?? "");
		expect([await countOf("files"), await countOf("inbox_notes"), await countOf("inbox_seen")]).toEqual([0, 0, 0]);
		expect(await env.PRIVATE.list({ prefix: `uploads/${id}/` })).toMatchObject({ objects: [] });
	});
});

describe("what belongs to no conversation", () => {
	test("is dropped: another address, a wrong signature, a conversation that is gone", async () => {
		const { address } = await answered();
		const forged = address.replace(/.{20}@/, "0".repeat(20).concat("@"));
		const before = await countOf("inbox_notes");
		for (const to of ["info@meridiaan.example", forged, "reply+@meridiaan.example"]) {
			expect(await post(written({ to })), to).toEqual({ status: 202, outcome: "unknown-address" });
		}
		for (const raw of ["", "no message", "\0\xff"]) expect((await post(raw)).status).toBe(202);
		expect(await countOf("inbox_notes")).toBe(before);
		await env.PERSONAL.prepare("DELETE FROM submissions").run();
		expect((await post(written({ to: address }))).outcome).toBe("unknown-address");
	});

	test("of countless lines is not read, and a long one is", async () => {
		const { address } = await answered();
		const lines = (count: number) =>
			written({ to: address, text: "\r\n".repeat(count), messageId: `<${count}@x.example>` });
		expect(await post(lines(600_000))).toEqual({ status: 202, outcome: "unreadable" });
		expect(await post(lines(400_000))).toEqual({ status: 202, outcome: "stored" });
	});

	test("is not there at all outside the local environment", async () => {
		const { address } = await answered();
		for (const name of ["staging", "production", ""]) {
			const environment = { ENVIRONMENT: name } as unknown as Partial<Env>;
			expect((await post(written({ to: address }), environment)).status, name).toBe(404);
		}
	});
});

describe("the platform's email routing", () => {
	function message(raw: string, to: string, rawSize = raw.length) {
		const rejected: string[] = [];
		const handed = { from: "jo@visitor.example", to, raw: new Response(raw).body, rawSize };
		return { rejected, handed: { ...handed, setReject: (why: string) => void rejected.push(why) } };
	}

	test("is believed about the address, whatever the message says", async () => {
		const { id, address } = await answered();
		const { rejected, handed } = message(written({ to: "undisclosed@visitor.example" }), address);
		await takeEmail(handed as unknown as ForwardableEmailMessage, env);
		expect(rejected).toEqual([]);
		expect((await inbox.item(await agent(), id, "nl"))?.notes.at(-1)?.kind).toBe("message");
	});

	test("costs no reading of HTML where nobody has the address", async () => {
		const { address } = await answered();
		const read = vi.spyOn(Parser.prototype, "end");
		const reads: number[] = [];
		for (const to of ["x@y.example", address]) {
			const headers = ["Content-Type: text/html; charset=utf-8"];
			const { handed } = message(written({ to, headers, text: "<p>Ja</p>" }), to);
			await takeEmail(handed as unknown as ForwardableEmailMessage, env);
			reads.push(read.mock.calls.length);
		}
		read.mockRestore();
		expect(reads).toEqual([0, 1]);
	});

	test("is told what is not taken, so that the sender knows", async () => {
		const { address } = await answered();
		const stranger = message(written({ to: "x@y.example" }), "x@y.example");
		const large = message("", address, MAX_EMAIL + 1);
		for (const { handed } of [stranger, large]) {
			await takeEmail(handed as unknown as ForwardableEmailMessage, env);
		}
		expect([stranger.rejected.length, large.rejected.length]).toEqual([1, 1]);
	});
});

test("what one colleague has looked at is still new for another", async () => {
	const { id } = await answered();
	const [staff, manager] = [await agent(), await staffNamed("manager@example.com")];
	expect(await inbox.see(staff, id)).toBe(true);
	expect((await inbox.item(staff, id, "nl"))?.isUnseen).toBe(false);
	expect((await inbox.item(manager, id, "nl"))?.isUnseen).toBe(true);
});
