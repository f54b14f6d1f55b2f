import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bundledBrand } from "../../app/domain/agency/brand";
import { brusselsDay } from "../../app/domain/formatting/dates";
import { addDays, type Day } from "../../app/domain/viewings/calendar";
import { staffNamed, storeStaff } from "../../tests/support/accounts/desk";
import { feedOf, feedProperty } from "../../tests/support/feed/feed";
import { importFeed } from "../../tests/support/site";
import type { Staff } from "../accounts/staff/staff";
import { epochSeconds } from "../platform/clock";
import { createServices } from "../services";

const { viewings } = createServices(env).desk;
const today = brusselsDay(new Date());
const CRM_OFFICE = "77";
const inGhent = 11;
const inNamur = 12;
const inNamurOfAgent = 13;
/** The agency's system assigns it to the office of Ghent. */
const inNamurOfGhent = 14;

let agent: Staff;
let colleague: Staff;
let stranger: Staff;
let manager: Staff;

beforeAll(async () => {
	await importFeed(
		feedOf({
			properties: [
				feedProperty(inGhent, { Zip: "9000", CountryID: 10 }),
				feedProperty(inNamur, { Zip: "5000", CountryID: 10 }),
				feedProperty(inNamurOfGhent, {
					Zip: "5000",
					CountryID: 10,
					OfficeID: CRM_OFFICE,
					Reference: "N-14",
					Street: "Dijk",
				}),
				feedProperty(inNamurOfAgent, { Zip: "5000", CountryID: 10, Manager: { Email: "Agent@Example.com" } }),
			],
		}),
	);
	await storeStaff({ role: "agent", office: "ghent" });
	await storeStaff({ role: "agent", office: "ghent", email: "colleague@example.com" });
	await storeStaff({ role: "agent", office: "namur", email: "stranger@example.com" });
	await storeStaff({ role: "manager" });
	agent = await staffNamed("agent@example.com");
	colleague = await staffNamed("colleague@example.com");
	stranger = await staffNamed("stranger@example.com");
	manager = await staffNamed("manager@example.com");
});

beforeEach(async () => {
	await env.PERSONAL.batch(
		["viewing_patterns", "viewing_closed_days", "bookings", "appointment_slots"].map((table) =>
			env.PERSONAL.prepare(`DELETE FROM ${table}`),
		),
	);
});

let weekday = 0;

/** A pattern of its own weekday, opened by a manager. */
async function patternOf(propertyId: number, staffId: string | null = null): Promise<string> {
	weekday = (weekday % 7) + 1;
	const times = {
		weekdays: [weekday],
		starts: "10:00",
		ends: "12:00",
		minutes: 30,
		capacity: 1,
		noticeHours: 0,
		travelMinutes: 0,
		mostADay: null,
		firstDay: today,
		lastDay: null,
	};
	expect(await viewings.open(manager, { ...times, propertyIds: [propertyId], staffId })).toBe("opened");
	const patterns = await viewings.patterns(manager, "nl");
	return patterns.find((pattern) => pattern.weekday === weekday && pattern.propertyId === propertyId)?.id ?? "";
}

async function bookingOf(pattern: string): Promise<string> {
	const id = `booking-${pattern}`;
	await env.PERSONAL.prepare(
		`INSERT INTO bookings (id, slot_id, property_id, starts_at, ends_at, language, state, created_at)
		SELECT ?1, id, property_id, starts_at, ends_at, 'nl', 'confirmed', ?3 FROM appointment_slots WHERE pattern_id = ?2
		ORDER BY starts_at LIMIT 1`,
	)
		.bind(id, pattern, epochSeconds())
		.run();
	return id;
}

async function seenBy(staff: Staff): Promise<string[]> {
	const last: Day = addDays(today, 30);
	return (await viewings.between(staff, today, last, "nl")).map(({ id }) => id).sort();
}

async function patternsOf(staff: Staff): Promise<string[]> {
	return (await viewings.patterns(staff, "nl")).map(({ id }) => id).sort();
}

test("open times of a property say whether it is still on the market", async () => {
	await patternOf(inGhent);
	const isOffered = async () => (await viewings.patterns(manager, "nl")).map((pattern) => pattern.isOffered);
	const put = (facts: string) =>
		env.LISTINGS.prepare(`UPDATE listings SET facts = ${facts} WHERE id = ?`).bind(inGhent).run();
	expect(await isOffered()).toEqual([true]);
	await put("json_set(facts, '$.ended', json('true'))");
	expect(await isOffered()).toEqual([false]);
	await put("json_set(facts, '$.ended', json('false'))");
});

describe("an agent's viewings", () => {
	test("are those of his and his office's properties, and those that he or a colleague shows", async () => {
		const ghent = await patternOf(inGhent);
		const named = await patternOf(inNamurOfAgent);
		const shown = await patternOf(inNamur, colleague.id);
		const other = await patternOf(inNamur);
		const [a = "", b = "", c = "", d = ""] = await Promise.all([ghent, named, shown, other].map(bookingOf));
		expect(await patternsOf(agent)).toEqual([ghent, named, shown].sort());
		expect(await seenBy(agent)).toEqual([a, b, c].sort());
		expect(await patternsOf(manager)).toEqual([ghent, named, shown, other].sort());
		expect(await seenBy(manager)).toEqual([a, b, c, d].sort());
		expect(await viewings.viewing(agent, c, "nl")).not.toBeNull();
		expect(await viewings.viewing(agent, d, "nl")).toBeNull();
	});

	test("follow the office that the agency's system names before the postcode", async () => {
		const ghent = bundledBrand.offices.find(({ id }) => id === "ghent");
		const before = ghent?.crmId ?? null;
		Object.assign(ghent ?? {}, { crmId: CRM_OFFICE });
		const theirs = await patternOf(inNamurOfGhent);
		expect(await patternsOf(agent)).toEqual([theirs]);
		expect(await patternsOf(stranger)).toEqual([]);
		Object.assign(ghent ?? {}, { crmId: before });
		expect(await patternsOf(stranger)).toEqual([theirs]);
	});

	test("name the property as the agency does", async () => {
		await patternOf(inNamurOfGhent);
		const [pattern] = await viewings.patterns(manager, "nl");
		expect(pattern?.property).toBe("N-14 · Dijk 1, 5000 Gent · €\u00a0300.014");
	});

	test("that are over are told to the owner in a word, which can be taken back", async () => {
		const booking = await bookingOf(await patternOf(inGhent));
		expect(await viewings.setOutcome(agent, booking, "tooDear")).toBe(false);
		await env.PERSONAL.prepare("UPDATE bookings SET starts_at = ? WHERE id = ?").bind(epochSeconds(), booking).run();
		expect(await viewings.setOutcome(stranger, booking, "tooDear")).toBe(false);
		const told = async () =>
			env.PERSONAL.prepare("SELECT kind, status FROM history WHERE id = ?").bind(`booking-${booking}`).first();
		for (const [outcome, kind, status] of [
			["tooDear", "visit", "tooDear"],
			["absent", "calendarVisit", "absent"],
			[null, "calendarVisit", "confirmed"],
		] as const) {
			expect(await viewings.setOutcome(agent, booking, outcome)).toBe(true);
			expect(await told()).toEqual({ kind, status });
			expect((await viewings.viewing(agent, booking, "nl"))?.viewing).toMatchObject({ outcome, isPast: true });
		}
	});

	test("take the request that they follow from as far as they went, and never back", async () => {
		const booking = await bookingOf(await patternOf(inGhent));
		await env.PERSONAL.batch([
			env.PERSONAL.prepare("UPDATE bookings SET starts_at = ?, submission_id = 'asked' WHERE id = ?").bind(
				epochSeconds(),
				booking,
			),
			env.PERSONAL.prepare(
				"INSERT INTO inbox (submission_id, state, stage, arrived_at, changed_at) VALUES ('asked', 'answered', 'contacted', 0, 0)",
			),
		]);
		const stage = () => env.PERSONAL.prepare("SELECT stage FROM inbox WHERE submission_id = 'asked'").first("stage");
		await viewings.setOutcome(agent, booking, "absent");
		expect(await stage()).toBe("contacted");
		await viewings.setOutcome(agent, booking, "interested");
		expect(await stage()).toBe("viewed");
		await env.PERSONAL.prepare("UPDATE inbox SET stage = 'offer'").run();
		await viewings.setOutcome(agent, booking, "came");
		expect(await stage()).toBe("offer");
	});

	test("of another office are neither moved, cancelled nor closed by him", async () => {
		const pattern = await patternOf(inNamur);
		const booking = await bookingOf(pattern);
		const free = (await viewings.viewing(manager, booking, "nl"))?.slots[0]?.id ?? "";
		expect(free).not.toBe("");
		expect(await viewings.move(agent, booking, free, null)).toBeNull();
		expect(await viewings.callOff(agent, booking, null)).toBeNull();
		expect(await viewings.closeDay(agent, pattern, today, true)).toBe(false);
		expect(await viewings.close(agent, pattern)).toBe(false);
		const [stored] = await viewings.patterns(manager, "nl");
		if (!stored) throw new Error("no pattern");
		expect(await viewings.change(agent, pattern, stored)).toBe("unknown");
		expect(await patternsOf(manager)).toEqual([pattern]);
		expect((await viewings.viewing(manager, booking, "nl"))?.viewing.state).toBe("confirmed");
		expect(await viewings.closeDay(manager, pattern, today, true)).toBe(true);
	});

	test("are opened for his properties alone, with somebody of his office", async () => {
		const times = {
			starts: "14:00",
			ends: "15:00",
			minutes: 30,
			capacity: 1,
			noticeHours: 0,
			travelMinutes: 0,
			mostADay: null,
			firstDay: today,
			lastDay: null,
		};
		const open = (propertyIds: number[], staffId: string | null, day: number) =>
			viewings.open(agent, { ...times, weekdays: [day], propertyIds, staffId });
		expect(await open([inNamur], null, 1)).toBe("unknown");
		expect(await open([inGhent], stranger.id, 1)).toBe("unknown");
		expect(await open([inGhent], colleague.id, 1)).toBe("opened");
		expect((await viewings.agents(agent)).map(({ id }) => id).sort()).toEqual([agent.id, colleague.id].sort());
	});

	test("are opened for several properties at once, all or none, and nobody shows two at the same time", async () => {
		const times = { starts: "10:00", ends: "11:00", minutes: 30, capacity: 1, firstDay: today, lastDay: null };
		const open = (propertyIds: number[], staffId: string | null) =>
			viewings.open(manager, {
				...times,
				noticeHours: 24,
				travelMinutes: 0,
				mostADay: null,
				weekdays: [1, 3],
				propertyIds,
				staffId,
			});
		expect(await open([inGhent, 999], null)).toBe("unknown");
		expect(await open([inGhent, inNamur], colleague.id)).toBe("clash");
		expect(await viewings.patterns(manager, "nl")).toEqual([]);
		expect(await open([inGhent, inNamur], null)).toBe("opened");
		const opened = await viewings.patterns(manager, "nl");
		expect(opened.map(({ propertyId, weekday, noticeHours }) => [propertyId, weekday, noticeHours])).toEqual([
			[inGhent, 1, 24],
			[inGhent, 3, 24],
			[inNamur, 1, 24],
			[inNamur, 3, 24],
		]);
		expect(await open([inNamurOfAgent, inGhent], null)).toBe("clash");
		const both = await Promise.all([open([inNamurOfAgent], null), open([inNamurOfAgent], null)]);
		expect(both.toSorted()).toEqual(["clash", "opened"]);
	});

	test("change in place, by whoever may open them, where nothing else stands in the way", async () => {
		const morning = await patternOf(inGhent, colleague.id);
		const other = await patternOf(inNamur, agent.id);
		const of = async (id: string) => {
			const found = (await viewings.patterns(manager, "nl")).find((pattern) => pattern.id === id);
			if (!found) throw new Error("no pattern");
			return found;
		};
		const { weekday: day } = await of(other);
		const change = { ...(await of(morning)), starts: "11:00", weekday: day, mostADay: 4 };
		expect(await viewings.change(agent, morning, { ...change, staffId: stranger.id })).toBe("unknown");
		expect(await viewings.change(agent, morning, { ...change, staffId: agent.id })).toBe("clash");
		expect(await viewings.change(agent, morning, change)).toBe("changed");
		expect(await of(morning)).toMatchObject({ propertyId: inGhent, starts: "11:00", weekday: day, mostADay: 4 });
		const starts = await env.PERSONAL.prepare("SELECT DISTINCT id FROM appointment_slots WHERE pattern_id = ?")
			.bind(morning)
			.all<{ id: string }>();
		expect(new Set(starts.results.map(({ id }) => id.slice(-4)))).toEqual(new Set(["1100", "1130"]));
	});
});

test("an agent's calendar has what they show and their homes' viewings, however many others the agency has", async () => {
	const day = 86_400;
	const shown = await bookingOf(await patternOf(inGhent, agent.id));
	const ofTheirs = await bookingOf(await patternOf(inNamurOfAgent));
	const others = [
		await patternOf(inGhent, colleague.id),
		await patternOf(inNamur),
		await patternOf(inNamurOfAgent, colleague.id),
	];
	for (const pattern of others) {
		const booking = await bookingOf(pattern);
		await env.PERSONAL.prepare(
			`INSERT INTO bookings (id, slot_id, property_id, starts_at, ends_at, language, state, created_at)
			WITH RECURSIVE past (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM past WHERE n < 501)
			SELECT id || '-' || n, slot_id, property_id, ?2, ?2 + 1800, 'nl', 'cancelled', 0 FROM bookings, past WHERE id = ?1`,
		)
			.bind(booking, epochSeconds() - day)
			.run();
	}
	const token = (await viewings.newCalendar(agent)).split("/").at(-1)?.replace(".ics", "") ?? "";
	const calendar = (await viewings.calendar(token)) ?? "";
	const ids = [...calendar.matchAll(/^UID:booking-(.+)@/gm)].map(([, id]) => id);
	expect(ids.sort()).toEqual([shown, ofTheirs].sort());
});
