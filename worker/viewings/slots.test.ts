import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { putPatternStatement } from "./patterns";
import { findFreeSlot, findSlots } from "./slots";

const NOW = 1_800_000_000;

function slot(id: string, property: number, startsIn: number, capacity: number): D1PreparedStatement {
	return env.PERSONAL.prepare(
		"INSERT INTO appointment_slots (id, property_id, starts_at, ends_at, capacity) VALUES (?, ?, ?, ?, ?)",
	).bind(id, property, NOW + startsIn, NOW + startsIn + 1_800, capacity);
}

function booking(id: string, slotId: string, state: string): D1PreparedStatement {
	return env.PERSONAL.prepare(
		`INSERT INTO bookings (id, slot_id, property_id, starts_at, ends_at, language, state, created_at)
		VALUES (?, ?, 1, 0, 0, 'nl', ?, 0)`,
	).bind(id, slotId, state);
}

beforeEach(async () => {
	await env.PERSONAL.batch([
		env.PERSONAL.prepare("DELETE FROM bookings"),
		env.PERSONAL.prepare("DELETE FROM appointment_slots"),
		env.PERSONAL.prepare("DELETE FROM viewing_patterns"),
		slot("later", 1, 7_200, 2),
		slot("soon", 1, 3_600, 1),
		slot("past", 1, -3_600, 1),
		slot("other", 2, 3_600, 1),
	]);
});

test("the coming slots of one property are listed in the order of time, with the seats that are left", async () => {
	await env.PERSONAL.batch([
		booking("b1", "soon", "confirmed"),
		booking("b2", "later", "confirmed"),
		booking("b3", "later", "cancelled"),
	]);
	const slots = await findSlots(env.PERSONAL.withSession("first-primary"), 1, NOW);
	expect(slots.map(({ id, free }) => [id, free])).toEqual([
		["soon", 0],
		["later", 1],
	]);
	expect(slots[0]?.start).toBe(new Date((NOW + 3_600) * 1_000).toISOString());
});

test("a slot that asks for notice is the visitor's until then, and the agency's until it begins", async () => {
	const pattern = { id: "p", propertyId: 1, weekday: 1, starts: "10:00", ends: "11:00", minutes: 30, capacity: 1 };
	await putPatternStatement(env.PERSONAL, {
		...pattern,
		noticeHours: 2,
		travelMinutes: 0,
		mostADay: null,
		firstDay: "2026-01-01",
		lastDay: null,
		staffId: null,
	}).run();
	await env.PERSONAL.prepare("UPDATE appointment_slots SET pattern_id = 'p'").run();
	const session = env.PERSONAL.withSession("first-primary");
	const found = async (now: number) => (await findSlots(session, 1, now)).map(({ id }) => id);
	const free = async (by: "visitor" | "agency", now: number) =>
		(await findFreeSlot(session, { slotId: "later", propertyId: 1, by }, now))?.id ?? null;
	expect([await found(NOW - 1), await free("visitor", NOW - 1)]).toEqual([["later"], "later"]);
	expect([await found(NOW), await free("visitor", NOW)]).toEqual([[], null]);
	expect([await free("agency", NOW + 7_199), await free("agency", NOW + 7_200)]).toEqual(["later", null]);
});
