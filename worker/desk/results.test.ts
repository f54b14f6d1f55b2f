import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { type ResultsBy, resultsQuery } from "../../app/domain/desk/results";
import { staffCookie, staffNamed } from "../../tests/support/accounts/desk";
import {
	call,
	clearSubmissions,
	importProperties,
	leastForms,
	property,
	sendForm,
} from "../../tests/support/forms/forms";
import { ORIGIN } from "../../tests/support/site";
import { epochSeconds } from "../platform/clock";
import { createServices } from "../services";

const { results } = createServices(env).desk;
const read = async (by: ResultsBy, email = "manager@example.com") =>
	results.read(await staffNamed(email), resultsQuery(new URLSearchParams({ by, weeks: "4" })), "fr");
const campaign = { referer: `${ORIGIN}/nl/?utm_source=facebook&utm_campaign=Voorjaar` };
const WEEK = 7 * 86_400;
let cookie = "";

beforeAll(async () => {
	await importProperties();
	await clearSubmissions();
	cookie = await staffCookie({ role: "manager" });
	await staffCookie({ role: "agent", office: "namur", email: "namur@example.com" });
	await staffCookie({ role: "agent", office: "ghent", email: "ghent@example.com" });
	await sendForm("contact-me", { ...leastForms["contact-me"], email: "a@visitor.example" }, campaign);
	await sendForm("contact-me", { ...leastForms["contact-me"], email: "b@visitor.example" });
	await sendForm("offer", { ...leastForms.offer, email: "c@visitor.example" }, campaign);
	await sendForm("site-contact", { ...leastForms["site-contact"], email: "d@visitor.example" });
	await sendForm("accessibility-report", { ...leastForms["accessibility-report"], email: "e@visitor.example" });
	const [now, id] = [epochSeconds(), property.id];
	const asked = await env.PERSONAL.prepare(
		"SELECT submission_id AS id FROM inbox WHERE source = 'voorjaar' ORDER BY arrived_at, id LIMIT 1",
	).first<string>("id");
	const ofHand = env.PERSONAL.prepare(
		`INSERT INTO bookings (id, slot_id, property_id, starts_at, ends_at, language, state, created_at, outcome)
		VALUES ('by-hand', 'slot', ?1, ?2, ?2 + 900, 'nl', 'confirmed', ?2, 'tooDear')`,
	).bind(id, now - 3 * WEEK);
	const booking = (name: string, at: number, outcome: string | null, state = "confirmed") =>
		env.PERSONAL.prepare(
			`INSERT INTO bookings (id, slot_id, property_id, starts_at, ends_at, submission_id, language, state, created_at, outcome)
			VALUES (?1, 'slot', ?2, ?3, ?3 + 900, ?4, 'nl', ?5, ?3, ?6)`,
		).bind(name, id, at, asked, state, outcome);
	await env.PERSONAL.batch([
		env.PERSONAL.prepare(
			"INSERT INTO appointment_slots (id, property_id, starts_at, ends_at, capacity) VALUES ('slot', ?, ?, ?, 9)",
		).bind(id, now, now + 900),
		ofHand,
		booking("came", now - WEEK, "tooDear"),
		booking("absent", now - WEEK, "absent"),
		booking("off", now - WEEK, null, "cancelled"),
		booking("long-ago", now - 9 * WEEK, "came"),
		env.PERSONAL.prepare("UPDATE inbox SET stage = 'won' WHERE submission_id = ?").bind(asked),
		env.PERSONAL.prepare(
			"UPDATE inbox SET arrived_at = arrived_at - ? WHERE submission_id IN (SELECT submission_id FROM submission_emails WHERE email = 'd@visitor.example')",
		).bind(2 * WEEK),
	]);
});

test("counts requests, offers among them, viewings and outcomes, and leaves out what is neither", async () => {
	const { total, stages } = await read("week");
	expect(total).toEqual({ requests: 4, viewings: 3, held: 2, offers: 1, won: 1, lost: 0 });
	expect(stages.find(({ stage }) => stage === "won")?.count).toBe(1);
	expect(stages.reduce((sum, { count }) => sum + count, 0)).toBe(total.requests);
});

test("every week has its line, also one without anything", async () => {
	const { rows } = await read("week");
	expect(rows.map(({ requests, viewings }) => [requests, viewings])).toEqual([
		[0, 1],
		[1, 0],
		[0, 2],
		[3, 0],
	]);
	expect(rows[3]?.label).toMatch(/^\d{1,2}-\d{1,2}-\d{4}$/);
});

test("a source is the campaign of the page that the form was sent from", async () => {
	const { rows } = await read("source");
	expect(rows.map(({ label, requests, offers, viewings }) => [label, requests, offers, viewings])).toEqual([
		[null, 2, 0, 1],
		["voorjaar", 2, 1, 2],
	]);
});

test("properties, offices and agents are named", async () => {
	const [ofProperty, ofOffice] = [(await read("property")).rows, (await read("office")).rows];
	expect(ofProperty.find(({ key }) => key === String(property.id))).toMatchObject({
		requests: 3,
		offers: 1,
		viewings: 3,
	});
	expect(ofProperty.find(({ key }) => key === null)).toMatchObject({ requests: 1 });
	expect(ofOffice.map(({ label }) => label)).toContain("Gand");
	expect((await read("agent")).total).toEqual((await read("week")).total);
});

test("an agent counts the viewings that are his at the desk, those booked by hand among them", async () => {
	expect((await read("week", "ghent@example.com")).total).toMatchObject({ viewings: 3, held: 2 });
});

test("another office's agent counts his own alone", async () => {
	expect((await read("property", "namur@example.com")).rows).toEqual([]);
});

test("the file has the lines of the page in the language that is asked", async () => {
	const response = await call("/api/desk/results.csv?by=source&weeks=4&lang=en", { headers: { cookie } });
	const lines = (await response.text()).trim().split("\r\n");
	expect(lines[0]).toContain("Source");
	expect(lines[0]).toContain("Of which attended");
	expect(lines.slice(1).map((line) => line.replaceAll('"', "").split(/[;,]/).slice(0, 2))).toEqual([
		["Not known", "2"],
		["voorjaar", "2"],
	]);
});
