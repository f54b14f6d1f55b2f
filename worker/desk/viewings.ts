import { brand } from "../../app/domain/agency/brand";
import { brusselsDay } from "../../app/domain/formatting/dates";
import { fullName } from "../../app/domain/formatting/full-name";
import type { Language } from "../../app/domain/language";
import { numberedName } from "../../app/domain/property/field-words";
import { addDays, type Day } from "../../app/domain/viewings/calendar";
import type { ViewingOutcome } from "../../app/domain/viewings/outcome";
import { type PatternChange, secondsInBrussels, type ViewingOpening } from "../../app/domain/viewings/pattern";
import { publish } from "../content/publish";
import { momentOf } from "../platform/clock";
import { randomToken, sha256 } from "../platform/links";
import type { Cell, Computed, RowOf } from "../platform/rows";
import type { Staff } from "../ports/staff";
import {
	type AgencyChange,
	type AgencyRestoring,
	type AgencySlot,
	closedDaySubjects,
	type StoredPattern,
} from "../ports/viewing-patterns";
import { calendarOfViewings, type DeskViewing } from "./calendar";
import type { ManagementDependencies } from "./dependencies";
import { personOf } from "./inbox/person";
import { bookingScope, inboxScope, isInScope, type ViewingScope, viewingScope, wholeRecord } from "./scope";

export type { DeskViewing } from "./calendar";

export type DeskPattern = StoredPattern & { property: string; closedDays: Day[] };

/** The form that a viewing was booked by; `item` is null where it is none of this person's. */
type ViewingRequest = { item: string | null; phone: string | null };

export type ShownViewing = {
	viewing: DeskViewing;
	/** The time that it has. */
	slotId: string;
	/** Other times at which the property is free. */
	slots: AgencySlot[];
	/** Its own time is free: where it was cancelled, that can be taken back. */
	isFree: boolean;
	request: ViewingRequest;
};

/** An agent's scope is their own viewings and their office's; others are treated as missing. */
export type DeskViewings = {
	/** Viewings that begin on the days from one to another. */
	between(staff: Staff, from: Day, to: Day, language: Language): Promise<DeskViewing[]>;
	viewing(staff: Staff, id: string, language: Language): Promise<ShownViewing | null>;
	patterns(staff: Staff, language: Language): Promise<DeskPattern[]>;
	/** Opens the slots of a day more. @returns how many are open */
	openSlots(): Promise<number>;
	/** Who can show properties. */
	agents(staff: Staff): Promise<{ id: string; name: string }[]>;
	/**
	 * All properties and days, or none where one of them is taken; nobody shows two properties at once.
	 * @param opening whoever is not among `agents` is "unknown", as a property is that the site does not show
	 */
	open(staff: Staff, opening: ViewingOpening & { staffId: string | null }): Promise<"opened" | "clash" | "unknown">;
	/** What is booked stays at its time. `clash`, `unknown`: as of an opening. */
	change(
		staff: Staff,
		patternId: string,
		change: PatternChange & { staffId: string | null },
	): Promise<"changed" | "clash" | "unknown">;
	/** Its slots are taken back; booked ones stay for their visitors. @returns false where there is none */
	close(staff: Staff, patternId: string): Promise<boolean>;
	closeDay(staff: Staff, patternId: string, day: Day, isClosed: boolean): Promise<boolean>;
	/** Null where there is no such viewing. @param reason as the visitor is to read it; null for none */
	move(staff: Staff, bookingId: string, slotId: string, reason: string | null): Promise<AgencyChange | null>;
	callOff(staff: Staff, bookingId: string, reason: string | null): Promise<AgencyChange | null>;
	/** Takes a cancellation back. */
	restore(staff: Staff, bookingId: string): Promise<AgencyRestoring | null>;
	/**
	 * How a viewing went that has begun; null for what was said by mistake. Whoever came is as far as that with the request
	 * that the viewing follows from. @returns false where there is none
	 */
	setOutcome(staff: Staff, bookingId: string, outcome: ViewingOutcome | null): Promise<boolean>;
	/** Creates a secret address for this person's calendar and revokes the previous one. */
	newCalendar(staff: Staff): Promise<string>;
	hasCalendar(staff: Staff): Promise<boolean>;
	removeCalendar(staff: Staff): Promise<void>;
	/** The calendar at such an address, of recent and coming viewings; null for an unknown address. */
	calendar(token: string): Promise<string | null>;
};

type BookingRow = RowOf<
	"bookings",
	| "id"
	| "property_id"
	| "starts_at"
	| "ends_at"
	| "first_name"
	| "last_name"
	| "email"
	| "state"
	| "outcome"
	| "submission_id"
	| "phone"
	| "slot_id"
> & { language: Cell<"bookings", "language", Language> } & RowOf<"viewing_patterns", "staff_id">;

const MOST_VIEWINGS = 500;
const PATTERN_BYTES = 9;
const CALENDAR_BYTES = 24;
const CALENDAR_DAYS_BACK = 30;
const CALENDAR_DAYS_AHEAD = 120;

const bookingsSql = `SELECT booking.id, booking.property_id, booking.starts_at, booking.ends_at, first_name, last_name, email,
	state, outcome, submission_id, phone, booking.slot_id, booking.language, pattern.staff_id
	FROM bookings AS booking
	LEFT JOIN appointment_slots AS slot ON slot.id = booking.slot_id
	LEFT JOIN viewing_patterns AS pattern ON pattern.id = slot.pattern_id`;

export function createDeskViewings(deps: ManagementDependencies): DeskViewings {
	const { personal, listings, audit, now } = deps;
	const session = () => personal.withSession("first-primary");

	/** Names of properties, by their number where the agency's system has them no more. */
	async function titles(ids: readonly number[], language: Language): Promise<(id: number) => string> {
		const names = await deps.agencyNames([...new Set(ids)], language);
		return (id) => names.get(id)?.long ?? numberedName(id, language);
	}

	async function shaped(rows: readonly BookingRow[], language: Language): Promise<DeskViewing[]> {
		const titleOf = await titles(
			rows.map(({ property_id }) => property_id),
			language,
		);
		return rows.map((row) => ({
			id: row.id,
			propertyId: row.property_id,
			property: titleOf(row.property_id),
			start: momentOf(row.starts_at),
			end: momentOf(row.ends_at),
			person: fullName({ firstName: row.first_name ?? "", lastName: row.last_name ?? "" }),
			email: row.email ?? "",
			language: row.language,
			state: row.state,
			outcome: row.outcome,
			isPast: row.starts_at <= now(),
			staffId: row.staff_id,
		}));
	}

	/** Properties that the agency's system names the agent of. */
	async function ownProperties(
		viewings: readonly DeskViewing[],
		{ email, agentEmail }: Pick<Staff, "email" | "agentEmail">,
	): Promise<Set<number>> {
		const ids = [...new Set(viewings.map(({ propertyId }) => propertyId))];
		const { results } = await listings
			.withSession("first-unconstrained")
			.prepare(
				`SELECT d.id FROM property_details AS d WHERE d.id IN (SELECT value FROM json_each(?1))
					AND lower(${wholeRecord("d")} ->> '$.Manager.Email') IN (lower(?2), lower(?3))`,
			)
			.bind(JSON.stringify(ids), email, agentEmail ?? email)
			.all<RowOf<"property_details", "id">>();
		return new Set(results.map(({ id }) => id));
	}

	async function between(scope: ViewingScope, from: Day, to: Day, language: Language): Promise<DeskViewing[]> {
		const { sql, values } = bookingScope(scope);
		const { results } = await session()
			.prepare(`${bookingsSql} WHERE booking.starts_at >= ? AND booking.starts_at < ? AND ${sql}
				ORDER BY booking.starts_at, booking.id LIMIT ${MOST_VIEWINGS}`)
			.bind(secondsInBrussels(from, "00:00"), secondsInBrussels(addDays(to, 1), "00:00"), ...values)
			.all<BookingRow>();
		return shaped(results, language);
	}

	/** Every page shows whether viewings can be booked, so pages are dropped when that changes. */
	async function reopened(): Promise<void> {
		await deps.patterns.openSlots();
		if (await publish(deps, now())) await deps.dropPages();
	}

	async function findBooking(staff: Staff, id: string): Promise<BookingRow | null> {
		const { sql, values } = bookingScope(await viewingScope(deps, staff));
		return session()
			.prepare(`${bookingsSql} WHERE booking.id = ? AND ${sql}`)
			.bind(id, ...values)
			.first<BookingRow>();
	}

	async function requestOf(staff: Staff, { submission_id: id, phone }: BookingRow): Promise<ViewingRequest> {
		const { sql, values } = inboxScope(staff, "i");
		const row = await session()
			.prepare(
				`SELECT s.data, EXISTS (SELECT 1 FROM inbox AS i WHERE i.submission_id = s.id AND ${sql}) AS mine
				FROM submissions AS s WHERE s.id = ?`,
			)
			.bind(...values, id)
			.first<RowOf<"submissions", "data"> & Computed<{ mine: 0 | 1 }>>();
		return { item: row?.mine === 1 ? id : null, phone: phone ?? (row && personOf(row.data).phone) };
	}

	async function findPattern(staff: Staff, id: string): Promise<StoredPattern | null> {
		const pattern = await deps.patterns.find(id);
		return pattern && isInScope(await viewingScope(deps, staff), pattern) ? pattern : null;
	}

	async function agents(staff: Staff): Promise<{ id: string; name: string }[]> {
		const scope = await viewingScope(deps, staff);
		const { results } = await session()
			.prepare("SELECT id, name FROM staff WHERE state <> 'suspended' ORDER BY name")
			.all<RowOf<"staff", "id" | "name">>();
		return results.filter(({ id }) => scope === null || scope.staff.has(id));
	}

	/** Makes a change and notes it in the log; null where there is no such viewing. */
	async function changed<Result extends AgencyChange | AgencyRestoring>(
		staff: Staff,
		bookingId: string,
		work: () => Promise<Result>,
	): Promise<Result | null> {
		const row = await findBooking(staff, bookingId);
		if (!row) return null;
		const result = await work();
		if (result === "moved" || result === "cancelled" || result === "restored") {
			const after = (await findBooking(staff, bookingId)) ?? row;
			await audit.record({
				staff,
				action: "viewings.change",
				subject: `booking:${bookingId}`,
				before: { start: momentOf(row.starts_at), state: row.state },
				after: { start: momentOf(after.starts_at), state: after.state },
			});
		}
		return result;
	}

	return {
		between: async (staff, from, to, language) => between(await viewingScope(deps, staff), from, to, language),
		async viewing(staff, id, language) {
			const row = await findBooking(staff, id);
			const [viewing] = row ? await shaped([row], language) : [];
			if (!row || !viewing) return null;
			const slots = await deps.appointments.slotsForAgency(row.property_id, id);
			return {
				viewing,
				slotId: row.slot_id,
				slots: slots.filter(({ start }) => start !== viewing.start),
				isFree: slots.some((slot) => slot.id === row.slot_id),
				request: await requestOf(staff, row),
			};
		},
		async patterns(staff, language) {
			const today = brusselsDay(now() * 1_000);
			const scope = await viewingScope(deps, staff);
			const patterns = (await deps.patterns.list()).filter((pattern) => isInScope(scope, pattern));
			const titleOf = await titles(
				patterns.map(({ propertyId }) => propertyId),
				language,
			);
			const { results } = await session()
				.prepare("SELECT subject, day FROM viewing_closed_days WHERE day >= ? ORDER BY day")
				.bind(today)
				.all<RowOf<"viewing_closed_days", "subject"> & { day: Cell<"viewing_closed_days", "day", Day> }>();
			return patterns.map((pattern) => {
				const subjects = closedDaySubjects(pattern);
				const days = results.filter(({ subject }) => subjects.includes(subject)).map(({ day }) => day);
				return { ...pattern, property: titleOf(pattern.propertyId), closedDays: [...new Set(days)] };
			});
		},
		openSlots: deps.patterns.openSlots,
		agents,
		async open(staff, { propertyIds, weekdays, ...times }) {
			const { staffId } = times;
			const shown = new Set((await deps.cards(propertyIds, staff.language)).map(({ id }) => id));
			const scope = await viewingScope(deps, staff);
			const isOpen = (propertyId: number) => shown.has(propertyId) && isInScope(scope, { propertyId, staffId: null });
			if (!propertyIds.every(isOpen)) return "unknown";
			if (staffId !== null && !(await agents(staff)).some(({ id }) => id === staffId)) return "unknown";
			if (staffId !== null && propertyIds.length > 1) return "clash";
			const patterns = propertyIds.flatMap((propertyId) =>
				weekdays.map((weekday) => ({ ...times, propertyId, weekday, id: randomToken(PATTERN_BYTES) })),
			);
			for (const pattern of patterns) if (await deps.patterns.clashOf(pattern)) return "clash";
			await personal.batch(
				patterns.flatMap((pattern) => [
					deps.patterns.put(pattern),
					audit.statement({ staff, action: "viewings.change", subject: `pattern:${pattern.id}`, after: pattern }),
				]),
			);
			await reopened();
			return "opened";
		},
		async change(staff, patternId, change) {
			const before = await findPattern(staff, patternId);
			if (!before) return "unknown";
			const { staffId } = change;
			const isKnown = staffId === null || staffId === before.staffId;
			if (!isKnown && !(await agents(staff)).some(({ id }) => id === staffId)) return "unknown";
			const pattern = { ...before, ...change };
			if (await deps.patterns.clashOf(pattern)) return "clash";
			await personal.batch([
				deps.patterns.put(pattern),
				audit.statement({ staff, action: "viewings.change", subject: `pattern:${patternId}`, before, after: pattern }),
			]);
			await reopened();
			return "changed";
		},
		async close(staff, patternId) {
			const pattern = await findPattern(staff, patternId);
			if (!pattern) return false;
			await personal.batch([
				deps.patterns.end(patternId),
				audit.statement({ staff, action: "viewings.change", subject: `pattern:${patternId}`, before: pattern }),
			]);
			await reopened();
			return true;
		},
		async closeDay(staff, patternId, day, isClosed) {
			const pattern = await findPattern(staff, patternId);
			if (!pattern) return false;
			const subjects = closedDaySubjects(pattern);
			const change = isClosed
				? [
						personal
							.prepare("INSERT OR IGNORE INTO viewing_closed_days (subject, day) VALUES (?, ?)")
							.bind(subjects[0], day),
					]
				: subjects.map((subject) =>
						personal.prepare("DELETE FROM viewing_closed_days WHERE subject = ? AND day = ?").bind(subject, day),
					);
			await personal.batch([
				...change,
				audit.statement({
					staff,
					action: "viewings.change",
					subject: `pattern:${patternId}`,
					before: { day, closed: !isClosed },
					after: { day, closed: isClosed },
				}),
			]);
			await reopened();
			return true;
		},
		move: (staff, bookingId, slotId, reason) =>
			changed(staff, bookingId, () => deps.appointments.moveByAgency(bookingId, slotId, deps.origin, reason)),
		callOff: (staff, bookingId, reason) =>
			changed(staff, bookingId, () => deps.appointments.callOff(bookingId, deps.origin, reason)),
		restore: (staff, bookingId) => changed(staff, bookingId, () => deps.appointments.restore(bookingId, deps.origin)),
		async setOutcome(staff, bookingId, outcome) {
			const row = await findBooking(staff, bookingId);
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
		},
		async calendar(token) {
			const owner = await session()
				.prepare(
					`SELECT staff.id, staff.name, staff.language, staff.email, staff.agent_email AS agentEmail
					FROM staff_calendars JOIN staff ON staff.id = staff_id AND state = 'active' WHERE hash = ?`,
				)
				.bind(await sha256(token))
				.first<
					RowOf<"staff", "id" | "name" | "email"> & {
						language: Cell<"staff", "language", Language>;
						agentEmail: Cell<"staff", "agent_email">;
					}
				>();
			if (!owner) return null;
			const today = brusselsDay(now() * 1_000);
			const all = await between(
				null,
				addDays(today, -CALENDAR_DAYS_BACK),
				addDays(today, CALENDAR_DAYS_AHEAD),
				owner.language,
			);
			const own = await ownProperties(all, owner);
			const viewings = all.filter(
				({ staffId, propertyId }) => staffId === owner.id || (!staffId && own.has(propertyId)),
			);
			return calendarOfViewings(`${brand.name}, ${owner.name}`, viewings);
		},
		async newCalendar(staff) {
			const token = randomToken(CALENDAR_BYTES);
			await personal.batch([
				personal
					.prepare("INSERT OR REPLACE INTO staff_calendars (staff_id, hash, created_at) VALUES (?, ?, ?)")
					.bind(staff.id, await sha256(token), now()),
				audit.statement({
					staff,
					action: "viewings.change",
					subject: `calendar:${staff.id}`,
					after: { address: "new" },
				}),
			]);
			return `${deps.origin}/calendar/${token}.ics`;
		},
		async hasCalendar({ id }) {
			const found = await session()
				.prepare("SELECT 1 AS n FROM staff_calendars WHERE staff_id = ?")
				.bind(id)
				.first("n");
			return found !== null;
		},
		async removeCalendar(staff) {
			await personal.batch([
				personal.prepare("DELETE FROM staff_calendars WHERE staff_id = ?").bind(staff.id),
				audit.statement({
					staff,
					action: "viewings.change",
					subject: `calendar:${staff.id}`,
					after: { address: null },
				}),
			]);
		},
	};
}
