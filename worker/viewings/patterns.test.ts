import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { brusselsDay } from "../../app/domain/formatting/dates";
import { addDays } from "../../app/domain/viewings/calendar";
import { weekdayOf } from "../../app/domain/viewings/pattern";
import { epochSeconds } from "../platform/clock";
import { runGuarded } from "../platform/guard";
import type { StoredPattern } from "./patterns";
import { createViewingPatterns, noOverlapGuard, openSlots, putPatternStatement } from "./patterns";

const today = brusselsDay(Date.now());
const tomorrow = addDays(today, 1);

const pattern: StoredPattern = {
	id: "saturday",
	propertyId: 4101,
	weekday: weekdayOf(tomorrow),
	starts: "10:00",
	ends: "11:00",
	minutes: 30,
	capacity: 2,
	noticeHours: 24,
	travelMinutes: 15,
	mostADay: null,
	firstDay: today,
	lastDay: null,
	staffId: "noor",
};

const db = env.PERSONAL;

async function slots(): Promise<{ id: string; capacity: number }[]> {
	const { results } = await db
		.prepare("SELECT id, capacity FROM appointment_slots WHERE pattern_id IS NOT NULL ORDER BY starts_at")
		.all<{ id: string; capacity: number }>();
	return results;
}

async function close(subject: string, day: string): Promise<void> {
	await db.prepare("INSERT INTO viewing_closed_days (subject, day) VALUES (?, ?)").bind(subject, day).run();
}

async function bookSeat(slotId: string): Promise<void> {
	await db
		.prepare(
			`INSERT INTO bookings (id, slot_id, property_id, starts_at, ends_at, language, state, created_at)
			SELECT 'b', id, property_id, starts_at, ends_at, 'nl', 'confirmed', 0 FROM appointment_slots WHERE id = ?`,
		)
		.bind(slotId)
		.run();
}

/** D1 rejects values above 2 MB; the local database accepts them. */
const MAX_VALUE = 2_000_000;

function asStrictAsD1(): D1Database {
	const strict = (statement: D1PreparedStatement): D1PreparedStatement =>
		new Proxy(statement, {
			get: (target, name) => {
				if (name !== "bind") return Reflect.get(target, name);
				return (...values: unknown[]) => {
					if (values.some((value) => String(value).length > MAX_VALUE)) throw new Error("string or blob too big");
					return target.bind(...values);
				};
			},
		});
	const session = db.withSession("first-primary");
	const watched = {
		prepare: (sql: string) => strict(session.prepare(sql)),
		batch: (statements: D1PreparedStatement[]) => session.batch(statements),
	};
	return { withSession: () => watched } as unknown as D1Database;
}

beforeEach(async () => {
	await db.batch(
		["bookings", "history", "appointment_slots", "viewing_patterns", "viewing_closed_days"].map((table) =>
			db.prepare(`DELETE FROM ${table}`),
		),
	);
	await putPatternStatement(db, pattern).run();
});

test("a pattern opens the slots of six weeks, and the next night adds none twice", async () => {
	expect(await openSlots(db, epochSeconds())).toBe(12);
	const before = await slots();
	expect(before).toHaveLength(12);
	await openSlots(db, epochSeconds());
	expect(await slots()).toEqual(before);
});

test.each(["property:4101", "staff:noor"])(
	"a closed day of %s has no slots, and has them again once it is open",
	async (subject) => {
		await openSlots(db, epochSeconds());
		await close(subject, tomorrow);
		await openSlots(db, epochSeconds());
		expect(await slots()).toHaveLength(10);
		await db.prepare("DELETE FROM viewing_closed_days").run();
		await openSlots(db, epochSeconds());
		expect(await slots()).toHaveLength(12);
	},
);

test("closing a pattern takes its slots back; one that is booked stays for its booking and accepts no other", async () => {
	await openSlots(db, epochSeconds());
	const booked = (await slots())[0]?.id ?? "";
	await bookSeat(booked);
	await db.prepare("DELETE FROM viewing_patterns").run();
	await openSlots(db, epochSeconds());
	expect(await slots()).toEqual([{ id: booked, capacity: 0 }]);
});

test("other times of a pattern take the place of the free ones, and what is booked keeps its own", async () => {
	await openSlots(db, epochSeconds());
	const [booked = "", free = ""] = (await slots()).map(({ id }) => id).filter((id) => id.endsWith("-1000"));
	await bookSeat(booked);
	await putPatternStatement(db, { ...pattern, minutes: 20, capacity: 3 }).run();
	expect(await openSlots(db, epochSeconds())).toBe(18);
	const lengthOf = (id: string) =>
		db.prepare("SELECT (ends_at - starts_at) / 60 AS n, capacity FROM appointment_slots WHERE id = ?").bind(id).first();
	expect(await lengthOf(booked)).toEqual({ n: 30, capacity: 3 });
	expect(await lengthOf(free)).toEqual({ n: 20, capacity: 3 });
	expect(await slots()).toHaveLength(18);
});

test("the slots of any number of patterns are opened and taken back, though D1 takes no value above two megabytes", async () => {
	const many = Array.from({ length: 45 }, (_, index) => ({
		...pattern,
		id: `10000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
		propertyId: 5000 + index,
		ends: "18:00",
		minutes: 10,
	}));
	await db.batch(many.map((each) => putPatternStatement(db, each)));
	expect(await openSlots(asStrictAsD1(), epochSeconds())).toBe(45 * 288 + 12);
	const [first = pattern, second = pattern] = many;
	await db.prepare("DELETE FROM viewing_patterns WHERE id NOT IN (?, ?)").bind(first.id, second.id).run();
	await putPatternStatement(db, { ...second, ends: "12:00" }).run();
	expect(await openSlots(db, epochSeconds())).toBe(288 + 72);
	expect(await slots()).toHaveLength(288 + 72);
});

test("slots of the agency's system are left alone", async () => {
	await db
		.prepare(
			"INSERT INTO appointment_slots (id, property_id, starts_at, ends_at, capacity) VALUES ('crm', 1, 9999999999, 9999999999, 1)",
		)
		.run();
	await db.prepare("DELETE FROM viewing_patterns").run();
	await openSlots(db, epochSeconds());
	expect(await db.prepare("SELECT capacity FROM appointment_slots WHERE id = 'crm'").first("capacity")).toBe(1);
});

const clashes = async (other: StoredPattern) => !(await runGuarded(db, [noOverlapGuard(db, other, today)]));

test("nobody shows two properties at once, and no property is opened twice at the same time", async () => {
	const elsewhere = { ...pattern, id: "elsewhere", propertyId: 4102, starts: "10:30", ends: "11:30" };
	expect(await clashes(elsewhere)).toBe(true);
	expect(await clashes({ ...elsewhere, staffId: "sam" })).toBe(false);
	expect(await clashes({ ...pattern, id: "twice", staffId: null })).toBe(true);
	expect(await clashes({ ...pattern, starts: "10:30", ends: "11:30" })).toBe(false);
});

test("patterns clash where their weekday, hours and days do", async () => {
	const other = { ...pattern, id: "other" };
	expect(await clashes({ ...other, starts: "10:59", ends: "12:00" })).toBe(true);
	expect(await clashes({ ...other, starts: "11:00", ends: "12:00" })).toBe(false);
	expect(await clashes({ ...other, starts: "09:00", ends: "10:00" })).toBe(false);
	expect(await clashes({ ...other, weekday: (pattern.weekday % 7) + 1 })).toBe(false);
	const since = addDays(today, -30);
	expect(await clashes({ ...other, firstDay: since, lastDay: addDays(today, -1) })).toBe(false);
	expect(await clashes({ ...other, firstDay: since, lastDay: today })).toBe(true);
});

test("a pattern that has ended is in nobody's way, also of one that began before its end", async () => {
	const since = addDays(today, -30);
	await putPatternStatement(db, { ...pattern, firstDay: since }).run();
	const elsewhere = { ...pattern, id: "elsewhere", propertyId: 4102, firstDay: since };
	expect(await clashes(elsewhere)).toBe(true);
	await createViewingPatterns(db, epochSeconds).end("saturday").run();
	expect(await clashes(elsewhere)).toBe(false);
});
