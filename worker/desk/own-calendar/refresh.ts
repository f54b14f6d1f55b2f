import { agencyDomain, type Brand } from "../../../app/domain/agency/brand";
import type { CalendarFault } from "../../../app/domain/desk/own-calendar";
import { DAY_SECONDS } from "../../../app/domain/durations";
import type { Keyring } from "../../platform/keyring";
import { errorFactsWithoutMessage, log } from "../../platform/log";
import type { RowOf } from "../../platform/rows";
import { isNewest, seal, unseal } from "../../platform/sealed";
import { type BusyTime, busyTimes, type ReadCalendar } from "./busy-times";
import { fetchCalendar, MAX_WAIT_MS } from "./fetch";

export type ReadDependencies = {
	agency: () => Pick<Brand, "email" | "website">;
	personal: D1Database;
	keyring: Keyring;
	/** Allows calendars on loopback, for local work. */
	allowLoopback: boolean;
	/** Timeout in milliseconds; 10 seconds by default. */
	calendarWait?: number;
	/** Epoch seconds. */
	now(): number;
};

/** An own calendar with its encrypted address. */
export type Stored = RowOf<"own_calendars", "staff_id" | "sealed">;

const HORIZON_SECONDS = 90 * DAY_SECONDS;

export const sealedFor = (staffId: string) => ({ purpose: "own-calendar", subject: staffId });

/** Refreshes one calendar; an error counts as a fault of that calendar only. @returns whether it was read */
export async function refreshCalendar(deps: ReadDependencies, stored: Stored): Promise<boolean> {
	const fault = await faultOf(deps, stored).catch((error: unknown): CalendarFault => {
		log("error", "own-calendar-failed", errorFactsWithoutMessage(error));
		return "unreadable";
	});
	if (fault !== null) await keepFault(deps, stored, fault);
	return fault === null;
}

/** Reads a calendar and stores its busy times. @returns the fault; null on success */
async function faultOf(deps: ReadDependencies, stored: Stored): Promise<CalendarFault | null> {
	const address = await addressOf(deps.keyring, stored);
	if (address === null) return "sealed";
	const content = await contentOf(deps, address, stored.staff_id);
	if (typeof content === "string") return content;
	await keepTimes(deps, stored, content, address);
	return null;
}

/** Null if no key of the site decrypts it. */
export function addressOf(keyring: Keyring, { staff_id, sealed }: Stored): Promise<string | null> {
	return unseal(keyring, sealedFor(staff_id), sealed);
}

async function contentOf(
	deps: ReadDependencies,
	address: string,
	staffId: string,
): Promise<ReadCalendar | CalendarFault> {
	const { personal, allowLoopback, now } = deps;
	const file = await fetchCalendar(address, allowLoopback, deps.calendarWait ?? MAX_WAIT_MS);
	if (typeof file === "string") return file;
	const from = now();
	const until = from + HORIZON_SECONDS;
	const [person, viewings] = await Promise.all([
		personal
			.withSession("first-primary")
			.prepare("SELECT email FROM staff WHERE id = ?")
			.bind(staffId)
			.first<RowOf<"staff", "email">>(),
		viewingsOf(personal, staffId, from, until),
	]);
	const email = person?.email ?? null;
	return busyTimes(file.text, { domain: agencyDomain(deps.agency()), from, until, email, viewings });
}

/** Booked viewings and cancelled ones, which can be restored: another program may have added them to the calendar. */
async function viewingsOf(db: D1Database, staffId: string, from: number, until: number): Promise<BusyTime[]> {
	const { results } = await db
		.withSession("first-primary")
		.prepare(
			`SELECT DISTINCT booking.starts_at, booking.ends_at FROM viewing_patterns AS pattern
			JOIN appointment_slots AS slot ON slot.pattern_id = pattern.id
			JOIN bookings AS booking ON booking.slot_id = slot.id
			WHERE pattern.staff_id = ? AND booking.ends_at > ? AND booking.starts_at < ?`,
		)
		.bind(staffId, from, until)
		.all<RowOf<"bookings", "starts_at" | "ends_at">>();
	return results.map(({ starts_at, ends_at }) => ({ startsAt: starts_at, endsAt: ends_at }));
}

/** Stores a fault. Known busy times stay until they are over. */
async function keepFault(
	{ personal, now }: ReadDependencies,
	{ staff_id, sealed }: Stored,
	fault: CalendarFault,
): Promise<void> {
	await personal.batch([
		personal
			.prepare(
				`UPDATE own_calendars SET fault = ?, failing_since = coalesce(failing_since, ?)
				WHERE staff_id = ? AND sealed = ?`,
			)
			.bind(fault, now(), staff_id, sealed),
		personal.prepare("DELETE FROM busy_times WHERE staff_id = ? AND ends_at <= ?").bind(staff_id, now()),
	]);
}

/** Writes only the differences; nothing if the address was changed or removed meanwhile. */
async function keepTimes(
	{ personal, keyring, now }: ReadDependencies,
	{ staff_id, sealed }: Stored,
	{ times, left }: ReadCalendar,
	address: string,
): Promise<void> {
	const isAsRead = "EXISTS (SELECT 1 FROM own_calendars WHERE staff_id = ?1 AND sealed = ?2)";
	const json = JSON.stringify(times);
	const newest = isNewest(keyring, sealed) ? sealed : await seal(keyring, sealedFor(staff_id), address);
	await personal.batch([
		personal
			.prepare(
				`DELETE FROM busy_times WHERE staff_id = ?1 AND ${isAsRead} AND (starts_at, ends_at) NOT IN (
					SELECT value ->> 'startsAt', value ->> 'endsAt' FROM json_each(?3))`,
			)
			.bind(staff_id, sealed, json),
		personal
			.prepare(
				`INSERT OR IGNORE INTO busy_times (staff_id, starts_at, ends_at)
				SELECT ?1, value ->> 'startsAt', value ->> 'endsAt' FROM json_each(?3) WHERE ${isAsRead}`,
			)
			.bind(staff_id, sealed, json),
		personal
			.prepare(
				`UPDATE own_calendars SET sealed = ?3, read_at = ?4, events_left = ?5, failing_since = NULL, fault = NULL
				WHERE staff_id = ?1 AND sealed = ?2`,
			)
			.bind(staff_id, sealed, newest, now(), left),
	]);
}
