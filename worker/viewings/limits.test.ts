import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { endPatternStatement, putPatternStatement } from "./patterns";
import { findFreeSlot, findSlots, slotsForAgency } from "./slots";

const db = env.PERSONAL;
const MINUTE = 60;
/** 10:00 in Brussels on a future day. */
const TEN = 1_800_000_000 - (1_800_000_000 % 86_400) + 9 * 3_600;
const NOW = TEN - 86_400;

type Shown = { staffId: string | null; travelMinutes?: number; mostADay?: number | null };

/** Stores a pattern of a property with half-hour slots; `starts` are minutes after ten. */
async function open(propertyId: number, starts: number[], { staffId, travelMinutes = 0, mostADay = null }: Shown) {
	const id = `p${propertyId}`;
	const times = { weekday: 1, starts: "10:00", ends: "18:00", minutes: 30, capacity: 2, noticeHours: 0 };
	await db.batch([
		putPatternStatement(db, {
			...times,
			id,
			propertyId,
			firstDay: "2026-01-01",
			lastDay: null,
			staffId,
			travelMinutes,
			mostADay,
		}),
		...starts.map((start) =>
			db
				.prepare(
					`INSERT INTO appointment_slots (id, property_id, starts_at, ends_at, capacity, pattern_id)
					VALUES (?1, ?2, ?3, ?3 + 1800, 2, ?4)`,
				)
				.bind(`${propertyId}+${start}`, propertyId, TEN + start * MINUTE, id),
		),
	]);
}

async function book(slotId: string): Promise<unknown> {
	return db
		.prepare(
			`INSERT INTO bookings (id, slot_id, property_id, starts_at, ends_at, language, state, created_at)
			SELECT 'of ' || id, id, property_id, starts_at, ends_at, 'nl', 'confirmed', 0 FROM appointment_slots WHERE id = ?`,
		)
		.bind(slotId)
		.run();
}

async function offered(propertyId: number, except: string | null = null): Promise<string[]> {
	const session = db.withSession("first-primary");
	const visitors = (await findSlots(session, propertyId, NOW, except)).map(({ id }) => id);
	const agency = (await slotsForAgency(session, propertyId, NOW, except)).map(({ id }) => id);
	expect(agency).toEqual(visitors);
	return visitors.map((id) => id.split("+")[1] ?? "");
}

beforeEach(async () => {
	await db.batch(
		["bookings", "history", "appointment_slots", "viewing_patterns", "busy_times"].map((table) =>
			db.prepare(`DELETE FROM ${table}`),
		),
	);
});

/** Stores a busy time of a member of staff, in minutes after ten. */
async function take(staffId: string, from: number, to: number): Promise<void> {
	await db
		.prepare("INSERT INTO busy_times (staff_id, starts_at, ends_at) VALUES (?, ?, ?)")
		.bind(staffId, TEN + from * MINUTE, TEN + to * MINUTE)
		.run();
}

test("whoever shows two properties has the time between them, on both sides and as the longer of both patterns asks", async () => {
	await open(1, [0, 90], { staffId: "noor", travelMinutes: 30 });
	await open(2, [30, 60, 75, 150], { staffId: "noor" });
	await open(3, [30], { staffId: "sam", travelMinutes: 30 });
	await book("1+0");
	expect(await offered(2)).toEqual(["60", "75", "150"]);
	expect(await offered(3)).toEqual(["30"]);
	await book("2+150");
	expect(await offered(1)).toEqual(["0", "90"]);
	await book("2+75");
	expect(await offered(1)).toEqual(["0"]);
});

test("a property is not shown in two viewings at once, whatever its hours were before", async () => {
	await open(1, [0, 15, 30], { staffId: null });
	await book("1+15");
	expect(await offered(1)).toEqual(["15"]);
});

test("a day takes as many viewings of one person as its pattern says; a place in one of them is still free", async () => {
	await open(1, [0, 60, 120, 24 * 60], { staffId: "noor", mostADay: 2 });
	await open(2, [240], { staffId: "noor" });
	await book("1+0");
	expect(await offered(1)).toEqual(["0", "60", "120", "1440"]);
	await book("2+240");
	expect(await offered(1)).toEqual(["0", "1440"]);
	expect(await offered(2)).toEqual(["240"]);
});

test("the stricter of two patterns of one person says how many a day", async () => {
	await open(1, [0, 60], { staffId: "noor", mostADay: 2 });
	await open(2, [240, 300], { staffId: "noor" });
	await open(3, [420], { staffId: "sam" });
	await book("1+0");
	await book("2+240");
	expect(await offered(2)).toEqual(["240"]);
	await expect(book("2+300")).rejects.toThrow("slot-full");
	expect(await offered(3)).toEqual(["420"]);
});

test("a second visitor of a viewing is not one more, even where a day has more than its pattern says by now", async () => {
	await open(1, [0, 60], { staffId: "noor" });
	await book("1+0");
	await book("1+60");
	await db.prepare("UPDATE viewing_patterns SET most_a_day = 1").run();
	expect(await offered(1)).toEqual(["0", "60"]);
});

test("what is booked in a pattern that has ended is still in the way of whoever shows it", async () => {
	await open(1, [0], { staffId: "noor" });
	await open(2, [15, 60], { staffId: "noor" });
	await book("1+0");
	await endPatternStatement(db, "p1", "2026-02-01").run();
	expect(await offered(2)).toEqual(["60"]);
	expect(await db.prepare("SELECT first_day, last_day FROM viewing_patterns WHERE id = 'p1'").first()).toEqual({
		first_day: "2026-01-01",
		last_day: "2026-01-31",
	});
});

test("where nobody is named, the most is that of the property", async () => {
	await open(1, [0, 60], { staffId: null, mostADay: 1 });
	await open(2, [0, 60], { staffId: null, mostADay: 1 });
	await book("1+0");
	expect(await offered(1)).toEqual(["0"]);
	expect(await offered(2)).toEqual(["0", "60"]);
});

test("a viewing that is moved is not in its own way", async () => {
	await open(1, [0, 60], { staffId: "noor", mostADay: 1 });
	await book("1+0");
	expect(await offered(1)).toEqual(["0"]);
	expect(await offered(1, "of 1+0")).toEqual(["0", "60"]);
	const wanted = { slotId: "1+60", propertyId: 1, by: "agency" } as const;
	const session = db.withSession("first-primary");
	expect(await findFreeSlot(session, wanted, NOW)).toBeNull();
	expect((await findFreeSlot(session, { ...wanted, except: "of 1+0" }, NOW))?.id).toBe("1+60");
	await db.prepare("UPDATE bookings SET slot_id = '1+60', starts_at = starts_at + 3600 WHERE id = 'of 1+0'").run();
	expect(await offered(1)).toEqual(["60"]);
});

test("who comes second gets nothing, also where both looked at the same moment", async () => {
	await open(1, [0], { staffId: "noor", travelMinutes: 15 });
	await open(2, [30], { staffId: "noor" });
	await book("1+0");
	await expect(book("2+30")).rejects.toThrow("slot-full");
	await db.prepare("UPDATE bookings SET state = 'cancelled'").run();
	await book("2+30");
	await expect(db.prepare("UPDATE bookings SET state = 'confirmed' WHERE id = 'of 1+0'").run()).rejects.toThrow(
		"slot-full",
	);
});

test("nothing is offered while whoever shows it is taken elsewhere, nor booked by who saw it before", async () => {
	await open(1, [0, 30, 60, 90, 120], { staffId: "noor" });
	await open(2, [30, 60], { staffId: "sam" });
	await open(3, [30, 60], { staffId: null });
	await take("noor", -600, 0);
	await take("noor", 45, 75);
	await take("noor", 120, 121);
	expect(await offered(1)).toEqual(["0", "90"]);
	expect([await offered(2), await offered(3)]).toEqual([
		["30", "60"],
		["30", "60"],
	]);
	const wanted = { slotId: "1+30", propertyId: 1, by: "visitor" } as const;
	expect(await findFreeSlot(db.withSession("first-primary"), wanted, NOW)).toBeNull();
	await expect(book("1+30")).rejects.toThrow("slot-full");
	await book("1+0");
	await expect(db.prepare("UPDATE bookings SET slot_id = '1+60' WHERE id = 'of 1+0'").run()).rejects.toThrow(
		"slot-full",
	);
});

test("a viewing that is booked has room for others whatever the calendar says; once cancelled it has not", async () => {
	await open(1, [0, 60], { staffId: "noor" });
	await book("1+0");
	await take("noor", 0, 30);
	expect(await offered(1)).toEqual(["0", "60"]);
	await db.prepare("UPDATE bookings SET state = 'cancelled'").run();
	expect(await offered(1)).toEqual(["60"]);
	await expect(db.prepare("UPDATE bookings SET state = 'confirmed'").run()).rejects.toThrow("slot-full");
});
