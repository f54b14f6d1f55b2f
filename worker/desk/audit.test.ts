import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { staffCookie, staffEmail, staffNamed, storeStaff } from "../../tests/support/accounts/desk";
import { call } from "../../tests/support/forms/forms";
import { epochSeconds } from "../platform/clock";
import { createAudit } from "./audit";

const told: string[] = [];
let clock = epochSeconds();
const audit = createAudit({
	db: env.PERSONAL,
	tellOfVolume: async ({ id }) => void told.push(id),
	now: () => clock,
});
const [one, other] = [
	{ id: "1", name: "One" },
	{ id: "2", name: "Other" },
];
const reading = (subject: number, staff = one) =>
	audit.recordReading({ staff, action: "inbox.read", subject: `submission:${subject}` });
const exporting = (lines: number, staff = one) =>
	audit.record({ staff, action: "inbox.export", subject: "inbox:csv", after: { lines } });
const lines = async () => (await audit.lines({ words: "", action: null, before: null, limit: 200 })).length;

beforeEach(async () => {
	told.length = 0;
	await env.PERSONAL.prepare("DELETE FROM audit_log").run();
});

test("a reading has one line an hour for each person", async () => {
	await reading(1);
	await reading(1);
	await reading(1, other);
	expect(await lines()).toBe(2);
	clock += 3_601;
	await reading(1);
	expect(await lines()).toBe(3);
});

test("the file has every line, however many there are", async () => {
	await env.PERSONAL.prepare(
		`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5001)
		INSERT INTO audit_log (at, staff_id, staff_name, action, subject) SELECT ?, '1', 'One', 'inbox.handle', 'submission:' || i FROM n`,
	)
		.bind(clock)
		.run();
	const cookie = await staffCookie({ role: "administrator" });
	const text = await (await call("/api/desk/audit.csv?action=inbox.handle", { headers: { cookie } })).text();
	expect(text.trim().split("\r\n")).toHaveLength(5_002);
});

test("lines are found by who it was, whatever letter his name begins with", async () => {
	await reading(1, { id: "3", name: "Étienne Lier" });
	await reading(1);
	for (const words of ["Étienne", "étienne", "LIER"])
		expect(await audit.lines({ words, action: null, before: null, limit: 5 }), words).toHaveLength(1);
});

test("a day's work tells nobody", async () => {
	for (let subject = 0; subject < 60; subject++) await reading(subject);
	for (let file = 0; file < 8; file++) await exporting(100);
	await exporting(1_000, other);
	await audit.record({ staff: null, action: "inbox.export", subject: "inbox:csv", after: { lines: 9_000 } });
	expect(told).toEqual([]);
});

test("the agency is told of whoever opens, exports or takes out more than that within a day", async () => {
	for (let subject = 0; subject < 61; subject++) await reading(subject);
	expect(told).toEqual([one.id]);
	await exporting(1_001, other);
	expect(told).toEqual([one.id, other.id]);
	clock += 86_401;
	await exporting(10, other);
	expect(told).toHaveLength(2);
	for (let file = 0; file < 8; file++) await exporting(1, other);
	expect(told).toEqual([one.id, other.id, other.id]);
});

test("subscribers that are taken out count as messages do", async () => {
	const subscribers = (count: number) =>
		audit.record({ staff: one, action: "newsletter.export", subject: "newsletter", after: { subscribers: count } });
	await exporting(600);
	await subscribers(400);
	expect(told).toEqual([]);
	await subscribers(1);
	expect(told).toEqual([one.id]);
});

test("nothing fails because the agency cannot be told", async () => {
	const mute = createAudit({
		db: env.PERSONAL,
		tellOfVolume: () => Promise.reject(new Error("down")),
		now: () => clock,
	});
	await mute.record({ staff: one, action: "inbox.export", subject: "inbox:csv", after: { lines: 2_000 } });
	expect(await lines()).toBe(1);
});

test("members of staff have their names, and whoever is none any more has none", async () => {
	await storeStaff({ role: "agent" });
	const { id, name } = await staffNamed(staffEmail({ role: "agent" }));
	expect(await audit.names([id, "gone"])).toEqual({ [id]: name });
});

test("the file has the words of the screen, and the ids in a column of their own", async () => {
	const cookie = await staffCookie({ role: "administrator" });
	await storeStaff({ role: "agent" });
	const { id, name } = await staffNamed(staffEmail({ role: "agent" }));
	await audit.record({
		staff: one,
		action: "viewings.change",
		subject: "pattern:abc",
		before: { staffId: null, weekday: 1, state: "confirmed" },
		after: { staffId: id, weekday: 2, state: "confirmed" },
	});
	await audit.record({ staff: null, action: "newsletter.export", subject: "newsletter", after: { staffId: "gone" } });
	const linesOf = async (query: string) => {
		const answer = await call(`/api/desk/audit.csv?${query}`, { headers: { cookie } });
		return (await answer.text()).trim().split("\r\n").slice(-3);
	};
	const [title, newer, older] = await linesOf("lang=en");
	expect(title?.split(";").slice(1)).toEqual(["Who", "Action", "Subject", "ID", "Change"]);
	expect(newer?.split(";").slice(1)).toEqual([
		...["from the command line", "addresses exported", "Newsletter", ""],
		"member of staff: former colleague",
	]);
	expect(older?.split(";").slice(1)).toEqual([
		...["One", "viewings changed", "Open times", "abc"],
		`"member of staff: nothing → ${name}\nday: Monday → Tuesday"`,
	]);
	expect((await linesOf("lang=de")).join()).toContain("Montag → Dienstag");
});
