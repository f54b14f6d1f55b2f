import type { Language } from "../../app/domain/language";
import type { Staff } from "../accounts/staff/staff";
import { toIsoString } from "../platform/clock";
import type { Cell, RowOf } from "../platform/rows";
import type { HandBooking } from "../viewings/booking-request";
import type { AgencySlot } from "../viewings/patterns";
import type { ViewingDependencies } from "./dependencies";
import { changeItem, columnStatement, stateStatements } from "./inbox/change";
import { type Caller, callerOf } from "./inbox/person";
import { inboxScope, isInScope, viewingScope } from "./scope";
import { titles } from "./viewings/week";

/** Known data before a viewing is booked for a caller. */
export type BookingDraft = {
	/** Null until a property is chosen. */
	property: { id: number; title: string; slots: AgencySlot[] } | null;
	/** The submission that the booking follows from, with its sender; null for a caller. */
	request: { item: string; caller: Caller; language: Language } | null;
};

/** Viewings booked by hand at the desk. Agents may book slots of their properties and slots shown by their office. */
export function createDeskHandBookings(deps: ViewingDependencies) {
	const { personal, audit } = deps;
	const session = () => personal.withSession("first-primary");

	/** Slots that a member of staff may book: all of a property in their scope, else those that their office shows. */
	async function givenBy(staff: Staff, propertyId: number): Promise<{ isOwn: boolean; has(slotId: string): boolean }> {
		const scope = await viewingScope(deps, staff);
		if (isInScope(scope, { propertyId, staffId: null })) return { isOwn: true, has: () => true };
		const { results } = await session()
			.prepare(
				`SELECT slot.id, pattern.staff_id FROM appointment_slots AS slot
				JOIN viewing_patterns AS pattern ON pattern.id = slot.pattern_id WHERE slot.property_id = ?`,
			)
			.bind(propertyId)
			.all<RowOf<"appointment_slots", "id"> & RowOf<"viewing_patterns", "staff_id">>();
		const shown = results.filter(({ staff_id }) => isInScope(scope, { propertyId, staffId: staff_id }));
		return { isOwn: false, has: (slotId) => shown.some(({ id }) => id === slotId) };
	}

	async function slotsOf(staff: Staff, propertyId: number): Promise<AgencySlot[] | null> {
		const given = await givenBy(staff, propertyId);
		const slots = (await deps.appointments.slotsForAgency(propertyId)).filter(({ id }) => given.has(id));
		return given.isOwn || slots.length > 0 ? slots : null;
	}

	async function findRequest(staff: Staff, id: string) {
		const { sql, values } = inboxScope(staff);
		return session()
			.prepare(
				`SELECT s.data, s.language, s.property_id FROM submissions AS s
				JOIN inbox AS i ON i.submission_id = s.id WHERE s.id = ? AND ${sql}`,
			)
			.bind(id, ...values)
			.first<RowOf<"submissions", "data" | "property_id"> & { language: Cell<"submissions", "language", Language> }>();
	}

	/** Marks a request as answered, unless it already is answered or closed. */
	function answerRequest(staff: Staff, id: string): Promise<boolean> {
		return changeItem(deps, staff, id, (db, { state, stage, remindOn }) => {
			if (state !== "new" && state !== "seen") return null;
			const at = { id, now: deps.now() };
			const reached = stage === "new" ? "contacted" : stage;
			return {
				statements: [...stateStatements(db, at, "answered", remindOn), columnStatement(db, at, "stage", reached)],
				before: { state, stage },
				after: { state: "answered", stage: reached },
			};
		});
	}

	return {
		/** Leaves out a property or request outside this person's scope. */
		async draft(
			staff: Staff,
			{ propertyId, item }: { propertyId: number | null; item: string | null },
			language: Language,
		): Promise<BookingDraft> {
			const request = item === null ? null : await findRequest(staff, item);
			const id = propertyId ?? request?.property_id ?? null;
			const slots = id === null ? null : await slotsOf(staff, id);
			return {
				property: id !== null && slots ? { id, title: (await titles(deps, [id], language))(id), slots } : null,
				request: item !== null && request ? { item, caller: callerOf(request.data), language: request.language } : null,
			};
		},
		/** @returns the viewing; `unknown` if the slot or the form is outside this person's scope or cannot be booked */
		async book(staff: Staff, booking: HandBooking): Promise<{ id: string } | "full" | "unknown"> {
			const { propertyId, submissionId } = booking;
			if (!(await givenBy(staff, propertyId)).has(booking.slotId)) return "unknown";
			if (submissionId !== null && !(await findRequest(staff, submissionId))) return "unknown";
			const booked = await deps.appointments.bookByAgency(booking, deps.siteAddress());
			if (!booked.ok) return booked.reason === "full" ? "full" : "unknown";
			const { id, startsAt } = booked;
			const after = { propertyId, start: toIsoString(startsAt) };
			await audit.record({ staff, action: "viewings.change", subject: `booking:${id}`, after });
			if (submissionId !== null) await answerRequest(staff, submissionId);
			return { id };
		},
	};
}
