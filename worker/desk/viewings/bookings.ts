import type { Language } from "../../../app/domain/language";
import type { ViewingOutcome } from "../../../app/domain/viewings/outcome";
import type { Staff } from "../../accounts/staff/staff";
import { toIsoString } from "../../platform/clock";
import type { Computed, RowOf } from "../../platform/rows";
import type { AgencySlot } from "../../viewings/patterns";
import type { ChangeResult, Restored } from "../../viewings/service";
import type { DeskViewing } from "../calendar";
import type { ViewingDependencies } from "../dependencies";
import { personOf } from "../inbox/person";
import { bookingScope, inboxScope, viewingScope } from "../scope";
import { type BookingRow, bookingsSql, shaped } from "./week";

/** The form of the booking; `item` is null if it is outside this person's scope. */
type ViewingRequest = { item: string | null; phone: string | null };

export type ShownViewing = {
	viewing: DeskViewing;
	/** Its current slot. */
	slotId: string;
	/** Free slots of the property at other times. */
	slots: AgencySlot[];
	/** Whether it was cancelled and can be restored, because its slot is still free. */
	isFree: boolean;
	request: ViewingRequest;
};

async function findBooking(deps: ViewingDependencies, staff: Staff, id: string): Promise<BookingRow | null> {
	const { sql, values } = bookingScope(await viewingScope(deps, staff));
	return deps.personal
		.withSession("first-primary")
		.prepare(`${bookingsSql} WHERE booking.id = ? AND ${sql}`)
		.bind(id, ...values)
		.first<BookingRow>();
}

async function requestOf(
	{ personal }: ViewingDependencies,
	staff: Staff,
	{ submission_id: id, phone }: BookingRow,
): Promise<ViewingRequest> {
	const { sql, values } = inboxScope(staff);
	const row = await personal
		.withSession("first-primary")
		.prepare(
			`SELECT s.data, EXISTS (SELECT 1 FROM inbox AS i WHERE i.submission_id = s.id AND ${sql}) AS mine
			FROM submissions AS s WHERE s.id = ?`,
		)
		.bind(...values, id)
		.first<RowOf<"submissions", "data"> & Computed<{ mine: 0 | 1 }>>();
	return { item: row?.mine === 1 ? id : null, phone: phone ?? (row && personOf(row.data).phone) };
}

/** A viewing with its possible changes; null if it does not exist or is outside this person's scope. */
export async function showViewing(
	deps: ViewingDependencies,
	staff: Staff,
	id: string,
	language: Language,
): Promise<ShownViewing | null> {
	const row = await findBooking(deps, staff, id);
	const [viewing] = row ? await shaped(deps, [row], language) : [];
	if (!row || !viewing) return null;
	const slots = await deps.appointments.slotsForAgency(row.property_id, id);
	return {
		viewing,
		slotId: row.slot_id,
		slots: slots.filter(({ start }) => start !== viewing.start),
		isFree: row.state === "cancelled" && (await deps.appointments.isFree(row.slot_id, row.property_id)),
		request: await requestOf(deps, staff, row),
	};
}

/** Applies a change and records it in the audit log; null if there is no such viewing. */
export async function changed<Result extends ChangeResult | Restored>(
	deps: ViewingDependencies,
	staff: Staff,
	bookingId: string,
	work: () => Promise<Result>,
): Promise<Result | null> {
	const row = await findBooking(deps, staff, bookingId);
	if (!row) return null;
	const result = await work();
	if (result === "moved" || result === "cancelled" || result === "restored") {
		const after = (await findBooking(deps, staff, bookingId)) ?? row;
		await deps.audit.record({
			staff,
			action: "viewings.change",
			subject: `booking:${bookingId}`,
			before: { start: toIsoString(row.starts_at), state: row.state },
			after: { start: toIsoString(after.starts_at), state: after.state },
		});
	}
	return result;
}

/**
 * Sets the outcome of a viewing that has begun; null clears a mistaken one. Unless the visitor was absent, a request in
 * an earlier stage becomes `viewed`. @returns false if there is no such viewing
 */
export async function setOutcome(
	deps: ViewingDependencies,
	staff: Staff,
	bookingId: string,
	outcome: ViewingOutcome | null,
): Promise<boolean> {
	const { personal, audit, now } = deps;
	const row = await findBooking(deps, staff, bookingId);
	if (!row || row.state === "cancelled" || row.starts_at > now()) return false;
	await personal.batch([
		personal.prepare("UPDATE bookings SET outcome = ? WHERE id = ?").bind(outcome, bookingId),
		...(outcome === null || outcome === "absent"
			? []
			: [
					personal
						.prepare(
							"UPDATE inbox SET stage = 'viewed', changed_at = ? WHERE submission_id = ? AND stage IN ('new', 'contacted')",
						)
						.bind(now(), row.submission_id),
				]),
		audit.statement({
			staff,
			action: "viewings.change",
			subject: `booking:${bookingId}`,
			before: { outcome: row.outcome },
			after: { outcome },
		}),
	]);
	return true;
}
