import type { CalendarFault } from "../../../app/domain/desk/own-calendar";
import type { Keyring } from "../../platform/keyring";
import { log, placeOf } from "../../platform/log";
import { isOutward } from "../../platform/outward";
import type { Cell, Computed, RowOf } from "../../platform/rows";
import { isNewest, seal, unseal } from "../../platform/sealed";
import type { Audit, AuditedStaff } from "../audit";
import { type BusyTime, busyTimes, type ReadCalendar } from "./busy-times";
import { fetchCalendar, LONGEST_WAIT_MS } from "./fetch";

/** What its owner sees of it. Times in epoch seconds. */
export type OwnCalendar = {
	/** Where it is; the address is not shown again. Null where it cannot be opened any more. */
	host: string | null;
	/** How many times are taken in the coming weeks. */
	taken: number;
	/** Null for never. */
	readAt: number | null;
	/** Events and series that nobody could understand. */
	left: number;
	/** Since when it cannot be read, and why; null where it can. */
	failing: { since: number; fault: CalendarFault } | null;
};

/** Somebody's own Outlook or Google calendar: while he is taken there, no viewing that he shows is offered. */
export type DeskOwnCalendars = {
	of(staffId: string): Promise<OwnCalendar | null>;
	/**
	 * Keeps an address in place of the one before, and reads it at once.
	 * @returns false where it may not be asked: it is not https, or of a private network
	 */
	set(staff: NonNullable<AuditedStaff>, address: string): Promise<boolean>;
	/** With all that is known of it. */
	remove(staff: NonNullable<AuditedStaff>): Promise<void>;
	/** Reads those that were asked longest ago. */
	readAll(): Promise<void>;
};

export type OwnCalendarDependencies = {
	personal: D1Database;
	audit: Audit;
	keyring: Keyring;
	/** Locally a calendar may be on loopback. */
	allowLoopback: boolean;
	/** Milliseconds for an answer; ten seconds where nothing is said. */
	calendarWait?: number;
	/** Epoch seconds. */
	now(): number;
};

type Stored = RowOf<"own_calendars", "staff_id" | "sealed">;

const HORIZON_SECONDS = 90 * 86_400;
/** One after the other. The processor's time of a run is that of the import as well. */
const MOST_A_RUN = 8;

const hostOf = (address: string | null) => (address === null ? null : new URL(address).host);

const sealedFor = (staffId: string) => ({ purpose: "own-calendar", subject: staffId });

export function createOwnCalendars(deps: OwnCalendarDependencies): DeskOwnCalendars {
	const { personal, audit, keyring, allowLoopback, now } = deps;
	const session = () => personal.withSession("first-primary");

	/** Whatever is wrong with one calendar is its fault alone. @returns whether it was read */
	async function read(stored: Stored): Promise<boolean> {
		const fault = await faultOf(stored).catch((error: unknown): CalendarFault => {
			log("error", "own-calendar-failed", placeOf(error));
			return "unreadable";
		});
		if (fault !== null) await keepFault(stored, fault);
		return fault === null;
	}

	/** Reads a calendar and keeps its times. @returns why it could not; null where it could */
	async function faultOf(stored: Stored): Promise<CalendarFault | null> {
		const address = await addressOf(stored);
		if (address === null) return "sealed";
		const content = await contentOf(address, stored.staff_id);
		if (typeof content === "string") return content;
		await keepTimes(stored, content, address);
		return null;
	}

	const addressOf = ({ staff_id, sealed }: Stored) => unseal(keyring, sealedFor(staff_id), sealed);

	async function contentOf(address: string, staffId: string): Promise<ReadCalendar | CalendarFault> {
		const file = await fetchCalendar(address, allowLoopback, deps.calendarWait ?? LONGEST_WAIT_MS);
		if (typeof file === "string") return file;
		const from = now();
		const until = from + HORIZON_SECONDS;
		const [person, viewings] = await Promise.all([
			session().prepare("SELECT email FROM staff WHERE id = ?").bind(staffId).first<RowOf<"staff", "email">>(),
			viewingsOf(staffId, from, until),
		]);
		const email = person?.email ?? null;
		return busyTimes(file.text, { from, until, email, viewings });
	}

	/** Booked, or cancelled, which can be taken back: another program may have written them into the calendar. */
	async function viewingsOf(staffId: string, from: number, until: number): Promise<BusyTime[]> {
		const { results } = await session()
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

	/** What was known stays until it is over. */
	async function keepFault({ staff_id, sealed }: Stored, fault: CalendarFault): Promise<void> {
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

	/** Writes what differs alone. An address that was changed or removed meanwhile is not what was read. */
	async function keepTimes(
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

	const line = (staff: NonNullable<AuditedStaff>, ownCalendar: string | null) =>
		audit.statement({ staff, action: "account.own", subject: `staff:${staff.id}`, after: { ownCalendar } });

	const forget = (staffId: string) => personal.prepare("DELETE FROM busy_times WHERE staff_id = ?").bind(staffId);

	return {
		async of(staffId) {
			const row = await session()
				.prepare(
					`SELECT sealed, read_at, events_left, failing_since, fault,
						(SELECT count(*) FROM busy_times WHERE staff_id = ?1 AND ends_at > ?2) AS taken
					FROM own_calendars WHERE staff_id = ?1`,
				)
				.bind(staffId, now())
				.first<
					RowOf<"own_calendars", "sealed" | "read_at" | "events_left" | "failing_since"> &
						Computed<{ taken: number }> & { fault: Cell<"own_calendars", "fault"> }
				>();
			if (!row) return null;
			const address = await unseal(keyring, sealedFor(staffId), row.sealed);
			return {
				host: hostOf(address),
				taken: row.taken,
				readAt: row.read_at,
				left: row.events_left,
				failing: row.fault && row.failing_since !== null ? { since: row.failing_since, fault: row.fault } : null,
			};
		},
		async set(staff, address) {
			if (!isOutward(address, allowLoopback)) return false;
			const { host } = new URL(address);
			const before = await session()
				.prepare("SELECT staff_id, sealed FROM own_calendars WHERE staff_id = ?")
				.bind(staff.id)
				.first<Stored>();
			const sealed = await seal(keyring, sealedFor(staff.id), address);
			await personal.batch([
				personal
					.prepare(
						"INSERT OR REPLACE INTO own_calendars (staff_id, sealed, created_at, asked_at) VALUES (?, ?, ?3, ?3)",
					)
					.bind(staff.id, sealed, now()),
				line(staff, host),
			]);
			// What was known counts until the new one is read; of another calendar it does not count for longer.
			const isRead = await read({ staff_id: staff.id, sealed });
			if (!isRead && host !== hostOf(before && (await addressOf(before)))) await forget(staff.id).run();
			return true;
		},
		async remove(staff) {
			await personal.batch([
				personal.prepare("DELETE FROM own_calendars WHERE staff_id = ?").bind(staff.id),
				forget(staff.id),
				line(staff, null),
			]);
		},
		async readAll() {
			// One at a time: those after it keep their turn where the run ends at one.
			const next = session().prepare(
				`UPDATE own_calendars SET asked_at = ?1 WHERE staff_id = (
					SELECT staff_id FROM own_calendars WHERE asked_at < ?2 ORDER BY asked_at LIMIT 1)
				RETURNING staff_id, sealed`,
			);
			const start = now();
			for (let turn = 0; turn < MOST_A_RUN; turn++) {
				const stored = await next.bind(now(), start).first<Stored>();
				if (stored === null) return;
				await read(stored);
			}
		},
	};
}
