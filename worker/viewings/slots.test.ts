import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { findSlots } from "./slots";

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
