import { brusselsDay } from "../../app/domain/formatting/dates";
import { inGroups } from "../../app/domain/records";
import { addDays, type Day } from "../../app/domain/viewings/calendar";
import type { ViewingPattern } from "../../app/domain/viewings/pattern";
import { closedDaySubjects, DAYS_AHEAD, slotTimes } from "../../app/domain/viewings/pattern";
import { guardStatement } from "../platform/guard";
import type { Cell, RowOf } from "../platform/rows";

/**
 * A viewing pattern from the desk. @property staffId member of staff who shows the property; null for no one in
 * particular
 */
export type StoredPattern = ViewingPattern & { id: string; staffId: string | null };

/** A time of a property that the agency can offer. */
export type AgencySlot = { id: string; start: string };

export type ViewingPatterns = ReturnType<typeof createViewingPatterns>;

type PatternRow = RowOf<"viewing_patterns">;

function patternOf(row: PatternRow): StoredPattern {
	return {
		id: row.id,
		propertyId: row.property_id,
		weekday: row.weekday,
		starts: row.starts,
		ends: row.ends,
		minutes: row.minutes,
		capacity: row.capacity,
		noticeHours: row.notice_hours,
		travelMinutes: row.travel_minutes,
		mostADay: row.most_a_day,
		firstDay: row.first_day,
		lastDay: row.last_day,
		staffId: row.staff_id,
	};
}

const NOT_ENDED = "(last_day IS NULL OR last_day >= ?)";

/** Returns the patterns that have not ended, by property and weekday. */
async function findPatterns(db: D1DatabaseSession, today: Day): Promise<StoredPattern[]> {
	const { results } = await db
		.prepare(`SELECT * FROM viewing_patterns WHERE ${NOT_ENDED} ORDER BY property_id, weekday, starts, id`)
		.bind(today)
		.all<PatternRow>();
	return results.map(patternOf);
}

/** Returns a pattern; null when it does not exist or has ended. */
async function findPattern(db: D1DatabaseSession, id: string, today: Day): Promise<StoredPattern | null> {
	const row = await db
		.prepare(`SELECT * FROM viewing_patterns WHERE id = ? AND ${NOT_ENDED}`)
		.bind(id, today)
		.first<PatternRow>();
	return row && patternOf(row);
}

/** Guard: no other pattern of the same property or member of staff overlaps this one. Ended patterns do not count. */
export function noOverlapGuard(db: D1Database, pattern: StoredPattern, today: Day): D1PreparedStatement {
	const { id, propertyId, staffId, weekday, starts, ends, firstDay, lastDay } = pattern;
	return guardStatement(
		db,
		`NOT EXISTS (SELECT 1 FROM viewing_patterns
			WHERE id <> ?1 AND (property_id = ?2 OR staff_id = ?3) AND weekday = ?4 AND starts < ?6 AND ends > ?5
				AND (last_day IS NULL OR last_day >= max(?7, ?9)) AND (?8 IS NULL OR first_day <= ?8))`,
		...[id, propertyId, staffId, weekday, starts, ends, firstDay, lastDay, today],
	);
}

export function putPatternStatement(db: D1Database, pattern: StoredPattern): D1PreparedStatement {
	return db
		.prepare(
			`INSERT OR REPLACE INTO viewing_patterns (id, property_id, weekday, starts, ends, minutes, capacity, notice_hours,
				travel_minutes, most_a_day, first_day, last_day, staff_id)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		)
		.bind(
			pattern.id,
			pattern.propertyId,
			pattern.weekday,
			pattern.starts,
			pattern.ends,
			pattern.minutes,
			pattern.capacity,
			pattern.noticeHours,
			pattern.travelMinutes,
			pattern.mostADay,
			pattern.firstDay,
			pattern.lastDay,
			pattern.staffId,
		);
}

/** Ends a pattern as of today. The row stays, because it names who shows the booked viewings. */
export function endPatternStatement(db: D1Database, id: string, today: Day): D1PreparedStatement {
	return db
		.prepare("UPDATE viewing_patterns SET first_day = min(first_day, ?1), last_day = ?1 WHERE id = ?2")
		.bind(addDays(today, -1), id);
}

/**
 * Opens the slots of the coming weeks and removes those without a pattern. A booked slot stays for its bookings and
 * accepts no more; a changed pattern never moves a booking. Idempotent; called every night and after every change at
 * the desk.
 * @param now epoch seconds
 * @returns number of open slots
 */
export async function openSlots(db: D1Database, now: number): Promise<number> {
	const session = db.withSession("first-primary");
	const today = brusselsDay(now * 1_000);
	const patterns = await findPatterns(session, today);
	const closed = await closedDays(session, today);
	const slotsOf = (pattern: StoredPattern) => {
		const days = new Set(closedDaySubjects(pattern).flatMap((subject) => closed.get(subject) ?? []));
		return slotTimes(pattern, today, addDays(today, DAYS_AHEAD), days)
			.filter(({ startsAt }) => startsAt > now)
			.map(({ day, time, startsAt, endsAt }) => ({
				id: `desk-${pattern.id}-${day}-${time.replace(":", "")}`,
				property: pattern.propertyId,
				starts: startsAt,
				ends: endsAt,
				capacity: pattern.capacity,
				pattern: pattern.id,
			}));
	};
	const groups = inGroups(patterns, PATTERNS_AT_ONCE).map((group) => ({
		ids: JSON.stringify(group.map(({ id }) => id)),
		slots: group.flatMap(slotsOf),
	}));
	const takeBack = (which: string, ...values: string[]) =>
		[
			`DELETE FROM appointment_slots WHERE ${OF_DESK} AND ${which} AND NOT ${IS_BOOKED}`,
			`UPDATE appointment_slots SET capacity = 0 WHERE ${OF_DESK} AND ${which} AND capacity <> 0`,
		].map((sql) => session.prepare(sql).bind(now, ...values));
	await session.batch([
		...takeBack("pattern_id NOT IN (SELECT value FROM json_each(?2))", JSON.stringify(patterns.map(({ id }) => id))),
		...groups.flatMap(({ ids, slots }) => {
			const json = JSON.stringify(slots);
			const isShut = `pattern_id IN (SELECT value FROM json_each(?2))
				AND id NOT IN (SELECT value ->> 'id' FROM json_each(?3))`;
			return [...takeBack(isShut, ids, json), openStatement(session, json)];
		}),
	]);
	return groups.reduce((sum, { slots }) => sum + slots.length, 0);
}

/** Patterns per bound value: D1 rejects values above 2 MB, and the slots of 20 patterns always fit. */
const PATTERNS_AT_ONCE = 20;

const OF_DESK = "pattern_id IS NOT NULL AND starts_at > ?1";
const IS_BOOKED = "EXISTS (SELECT 1 FROM bookings WHERE slot_id = appointment_slots.id AND state = 'confirmed')";

function openStatement(session: D1DatabaseSession, slots: string): D1PreparedStatement {
	return session
		.prepare(
			`INSERT INTO appointment_slots (id, property_id, starts_at, ends_at, capacity, pattern_id)
			SELECT value ->> 'id', value ->> 'property', value ->> 'starts', value ->> 'ends', value ->> 'capacity',
				value ->> 'pattern' FROM json_each(?) WHERE true
			ON CONFLICT (id) DO UPDATE SET capacity = excluded.capacity,
				ends_at = CASE WHEN ${IS_BOOKED} THEN ends_at ELSE excluded.ends_at END
			WHERE capacity <> excluded.capacity OR ends_at <> excluded.ends_at`,
		)
		.bind(slots);
}

async function closedDays(db: D1DatabaseSession, today: Day): Promise<Map<string, Day[]>> {
	const { results } = await db
		.prepare("SELECT subject, day FROM viewing_closed_days WHERE day >= ? ORDER BY subject, day")
		.bind(today)
		.all<RowOf<"viewing_closed_days", "subject"> & { day: Cell<"viewing_closed_days", "day", Day> }>();
	const days = new Map<string, Day[]>();
	for (const { subject, day } of results) days.set(subject, [...(days.get(subject) ?? []), day]);
	return days;
}

export function createViewingPatterns(db: D1Database, now: () => number) {
	const session = () => db.withSession("first-primary");
	const today = () => brusselsDay(now() * 1_000);
	return {
		list: () => findPatterns(session(), today()),
		find: (id: string) => findPattern(session(), id, today()),
		put: (pattern: StoredPattern) => [noOverlapGuard(db, pattern, today()), putPatternStatement(db, pattern)],
		end: (id: string) => endPatternStatement(db, id, today()),
		openSlots: () => openSlots(db, now()),
	};
}
