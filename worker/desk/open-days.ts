import type { Language } from "../../app/domain/language";
import { DESK_OPEN_HOUSE, type OpenHouse, openHouseSlotId } from "../../app/domain/property/open-houses";
import type { Day } from "../../app/domain/viewings/calendar";
import type { OpenDay } from "../../app/domain/viewings/open-day";
import type { Staff } from "../accounts/staff/staff";
import { toIsoString } from "../platform/clock";
import { randomToken } from "../platform/links";
import type { Computed, RowOf } from "../platform/rows";
import type { ViewingDependencies } from "./dependencies";
import { isInScope, viewingScope } from "./scope";
import { secondsOf, titles } from "./viewings/week";

/** An open day as the desk shows it. Times are ISO 8601. */
export type DeskOpenDay = {
	id: string;
	propertyId: number;
	property: string;
	start: string;
	end: string;
	capacity: number | null;
	takesRegistrations: boolean;
	registered: number;
	hasBegun: boolean;
	isOver: boolean;
	/** Opened at the desk, not in the agency's system. */
	isByDesk: boolean;
};

const MAX = 200;
const ID_BYTES = 9;

export function createDeskOpenDays(deps: ViewingDependencies) {
	const { listings, personal, audit, now } = deps;

	async function rowsOf(staff: Staff, sql: string, ...values: number[]): Promise<RowOf<"desk_open_houses">[]> {
		const scope = await viewingScope(deps, staff);
		const { results } = await listings
			.withSession("first-primary")
			.prepare(`SELECT * FROM desk_open_houses WHERE ${sql} ORDER BY starts_at, id LIMIT ${MAX}`)
			.bind(...values)
			.all<RowOf<"desk_open_houses">>();
		return results.filter((row) => isInScope(scope, { propertyId: row.property_id, staffId: null }));
	}

	const coming = (staff: Staff) => rowsOf(staff, "ends_at > ?", now());

	/** Open days of the feed, as `desk_open_houses` rows. */
	async function rowsOfFeed(staff: Staff, language: Language, from: number, to: number) {
		const scope = await viewingScope(deps, staff);
		const cards = await deps.properties.withOpenDays(language);
		return cards
			.filter(({ id }) => isInScope(scope, { propertyId: id, staffId: null }))
			.flatMap((card) => card.openHouses.map((house) => rowOf(card.id, house)))
			.filter(({ id, starts_at }) => !id.startsWith(DESK_OPEN_HOUSE) && starts_at >= from && starts_at < to);
	}

	async function shaped(rows: readonly RowOf<"desk_open_houses">[], language: Language): Promise<DeskOpenDay[]> {
		const ids = rows.map(({ property_id }) => property_id);
		const titleOf = await titles(deps, ids, language);
		const registered = await registrations(
			personal,
			rows.map(({ id }) => id),
		);
		return rows.map((row) => ({
			id: row.id,
			propertyId: row.property_id,
			property: titleOf(row.property_id),
			start: toIsoString(row.starts_at),
			end: toIsoString(row.ends_at),
			capacity: row.capacity,
			takesRegistrations: row.registration === 1,
			registered: registered.get(row.id)?.length ?? 0,
			hasBegun: row.starts_at <= now(),
			isOver: row.ends_at <= now(),
			isByDesk: row.id.startsWith(DESK_OPEN_HOUSE),
		}));
	}

	return {
		/** Current and future open days of the desk, the next one first. */
		list: async (staff: Staff, language: Language) => shaped(await coming(staff), language),
		/** Open days that begin within these days: the desk's, and the feed's while visitors still see them. */
		async between(staff: Staff, from: Day, to: Day, language: Language) {
			const days = secondsOf({ from, to });
			const [own, ofFeed] = await Promise.all([
				rowsOf(staff, "starts_at >= ? AND starts_at < ?", ...days),
				rowsOfFeed(staff, language, ...days),
			]);
			return shaped([...own, ...ofFeed], language);
		},
		/** @returns false if the property is not listed or outside this person's scope */
		async open(staff: Staff, { propertyId, startsAt, endsAt, capacity, takesRegistrations }: OpenDay) {
			const known = await listings
				.withSession("first-primary")
				.prepare("SELECT 1 AS found FROM listings WHERE id = ? AND state = 'listed'")
				.bind(propertyId)
				.first<Computed<{ found: number }>>();
			const isOwn = isInScope(await viewingScope(deps, staff), { propertyId, staffId: null });
			if (!known || !isOwn) return false;
			const id = DESK_OPEN_HOUSE + randomToken(ID_BYTES);
			await listings
				.prepare("INSERT INTO desk_open_houses VALUES (?, ?, ?, ?, ?, ?)")
				.bind(id, propertyId, startsAt, endsAt, capacity, Number(takesRegistrations))
				.run();
			const after = { propertyId, start: toIsoString(startsAt), end: toIsoString(endsAt), capacity };
			await audit.record({ staff, action: "viewings.change", subject: `open-day:${id}`, after });
			await deps.imports.enqueueReimport(propertyId);
			return true;
		},
		/**
		 * Cancels an open day and notifies the registered visitors; after a failure, a second call notifies the rest.
		 * @returns false if it does not exist, is outside this person's scope, or has begun, when nobody can be notified
		 */
		async callOff(staff: Staff, id: string) {
			const row = (await coming(staff)).find((each) => each.id === id && each.starts_at > now());
			if (!row) return false;
			// Capacity 0 rejects registrations while the cancellation runs.
			await personal.prepare("UPDATE appointment_slots SET capacity = 0 WHERE id = ?").bind(openHouseSlotId(id)).run();
			for (const booking of (await registrations(personal, [id])).get(id) ?? []) {
				await deps.appointments.callOff(booking, deps.siteAddress(), null);
			}
			await listings.prepare("DELETE FROM desk_open_houses WHERE id = ?").bind(id).run();
			await personal.prepare("DELETE FROM appointment_slots WHERE id = ?").bind(openHouseSlotId(id)).run();
			const before = { propertyId: row.property_id, start: toIsoString(row.starts_at) };
			await audit.record({ staff, action: "viewings.change", subject: `open-day:${id}`, before });
			await deps.imports.enqueueReimport(row.property_id);
			return true;
		},
	};
}

/** Ids of the confirmed bookings of open days. */
async function registrations(personal: D1Database, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
	const { results } = await personal
		.withSession("first-primary")
		.prepare(
			`SELECT id, slot_id FROM bookings WHERE state = 'confirmed' AND slot_id IN (SELECT value FROM json_each(?))`,
		)
		.bind(JSON.stringify(ids.map(openHouseSlotId)))
		.all<RowOf<"bookings", "id" | "slot_id">>();
	const bySlot = Map.groupBy(results, ({ slot_id }) => slot_id);
	return new Map(ids.map((id) => [id, (bySlot.get(openHouseSlotId(id)) ?? []).map((booking) => booking.id)]));
}

function rowOf(
	propertyId: number,
	{ id, start, end, capacity, takesRegistrations }: OpenHouse,
): RowOf<"desk_open_houses"> {
	return {
		id,
		property_id: propertyId,
		starts_at: Date.parse(start) / 1_000,
		ends_at: Date.parse(end) / 1_000,
		capacity,
		registration: takesRegistrations ? 1 : 0,
	};
}
