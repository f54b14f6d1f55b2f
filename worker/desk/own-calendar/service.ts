import type { CalendarFault } from "../../../app/domain/desk/own-calendar";
import { isPublicUrl } from "../../platform/public-fetch";
import type { Cell, Computed, RowOf } from "../../platform/rows";
import { seal } from "../../platform/sealed";
import type { Audit, AuditedStaff } from "../audit";
import { addressOf, type ReadDependencies, refreshCalendar, type Stored, sealedFor } from "./refresh";

/** An own calendar as its owner sees it. Times in epoch seconds. */
export type OwnCalendar = {
	/** Host of the secret address, which is never shown again; null when the address cannot be decrypted. */
	host: string | null;
	/** Number of busy times in the coming weeks. */
	taken: number;
	/** Null for never. */
	readAt: number | null;
	/** Number of events and series that cannot be parsed. */
	left: number;
	/** Start and cause of the current fault; null without a fault. */
	failing: { since: number; fault: CalendarFault } | null;
};

/** Calendars are read one by one, because a run shares its CPU time with the import. */
const MAX_PER_RUN = 8;

const hostOf = (address: string | null) => (address === null ? null : new URL(address).host);

/** Own Outlook or Google calendars of staff: no viewing is offered during their busy times. */
export function createOwnCalendars(deps: ReadDependencies & { audit: Audit }) {
	const { personal, audit, keyring, allowLoopback, now } = deps;
	const session = () => personal.withSession("first-primary");

	const line = (staff: NonNullable<AuditedStaff>, ownCalendar: string | null) =>
		audit.statement({ staff, action: "account.own", subject: `staff:${staff.id}`, after: { ownCalendar } });

	const forget = (staffId: string) => personal.prepare("DELETE FROM busy_times WHERE staff_id = ?").bind(staffId);

	return {
		async of(staffId: string): Promise<OwnCalendar | null> {
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
			const address = await addressOf(keyring, { staff_id: staffId, sealed: row.sealed });
			return {
				host: hostOf(address),
				taken: row.taken,
				readAt: row.read_at,
				left: row.events_left,
				failing: row.fault && row.failing_since !== null ? { since: row.failing_since, fault: row.fault } : null,
			};
		},
		/**
		 * Replaces the address of a calendar and reads it at once.
		 * @returns false for an address that is not https or is in a private network
		 */
		async set(staff: NonNullable<AuditedStaff>, address: string) {
			if (!isPublicUrl(address, allowLoopback)) return false;
			const host = hostOf(address);
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
			// If the read fails, the previous busy times are kept, unless they come from another host.
			const isRead = await refreshCalendar(deps, { staff_id: staff.id, sealed });
			if (!isRead && host !== hostOf(before && (await addressOf(keyring, before)))) await forget(staff.id).run();
			return true;
		},
		/** Deletes a calendar with its busy times. */
		async remove(staff: NonNullable<AuditedStaff>) {
			await personal.batch([
				personal.prepare("DELETE FROM own_calendars WHERE staff_id = ?").bind(staff.id),
				forget(staff.id),
				line(staff, null),
			]);
		},
		/** Reads the calendars with the oldest attempt. */
		async readAll() {
			// One query per calendar: if the run is aborted, the remaining calendars keep their turn.
			const next = session().prepare(
				`UPDATE own_calendars SET asked_at = ?1 WHERE staff_id = (
					SELECT staff_id FROM own_calendars WHERE asked_at < ?2 ORDER BY asked_at LIMIT 1)
				RETURNING staff_id, sealed`,
			);
			const start = now();
			for (let turn = 0; turn < MAX_PER_RUN; turn++) {
				const stored = await next.bind(now(), start).first<Stored>();
				if (stored === null) return;
				await refreshCalendar(deps, stored);
			}
		},
	};
}
