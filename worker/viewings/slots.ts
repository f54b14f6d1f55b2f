import { openHouseSlotId } from "../../app/domain/property/open-houses";
import { momentOf } from "../platform/clock";
import type { Computed, RowOf } from "../platform/rows";
import type { AgencySlot } from "./patterns";
import type { AppointmentDependencies } from "./ports";

/** A time at which a viewing can be booked. `free` seats are left in it. */
export type Slot = { id: string; start: string; end: string; free: number };

/** The same as the database has it, in epoch seconds. */
export type SlotRow = RowOf<"appointment_slots", "id" | "starts_at" | "ends_at"> & Computed<{ free: number }>;

/** Slots that one page shows; the feed covers the coming weeks. */
const MOST_SLOTS = 200;

/** The feed's capacity is gross: the site's own bookings are subtracted. */
const FREE = `max(0, capacity -
	(SELECT count(*) FROM bookings WHERE slot_id = appointment_slots.id AND state = 'confirmed'))`;

/**
 * How long before its start, in seconds, a slot takes no more visitors, as its pattern asks.
 * @param slot the table of slots, or its alias
 */
export function noticeOf(slot: string): string {
	return `3600 * coalesce((SELECT notice_hours FROM viewing_patterns WHERE id = ${slot}.pattern_id), 0)`;
}

/**
 * SQL: whether the person who shows the slot is free: enough time to come from their other viewings, fewer booked slots
 * that day than the pattern allows (another visitor in a booked slot does not count), nothing in their own calendar. The
 * triggers of `bookings` check the same.
 * @param slot the table of slots, or its alias
 * @param except placeholder of the booking that is to be moved, which is not in its own way; null is bound for none
 */
export function fits(slot: string, except = "?"): string {
	return `coalesce((SELECT max(is_too_near) OR NOT max(is_own)
		AND count(DISTINCT CASE WHEN is_same_day THEN booked_slot_id END) >= min(most_a_day)
		FROM viewing_neighbours WHERE slot_id = ${slot}.id AND booking_id IS NOT ${except}), 0) = 0
		AND NOT EXISTS (SELECT 1 FROM busy_slots WHERE slot_id = ${slot}.id)`;
}

/**
 * The coming slots of a property that visitors can book, in the order of time, full ones among them. Reads the slots and
 * the bookings near them.
 * @param now epoch seconds
 * @param except the booking that is to be moved
 */
export async function findSlots(
	db: D1DatabaseSession,
	propertyId: number,
	now: number,
	except: string | null = null,
): Promise<Slot[]> {
	const { results } = await db
		.prepare(
			`SELECT id, starts_at, ends_at, ${FREE} AS free
			FROM appointment_slots WHERE property_id = ?
				AND starts_at - ${noticeOf("appointment_slots")} > ? AND open_house IS NULL AND ${fits("appointment_slots")}
			ORDER BY starts_at, id LIMIT ${MOST_SLOTS}`,
		)
		.bind(propertyId, now, except)
		.all<SlotRow>();
	return results.map((row) => ({
		id: row.id,
		start: momentOf(row.starts_at),
		end: momentOf(row.ends_at),
		free: row.free,
	}));
}

/** The coming slots of a property that have a seat, whatever notice they ask of visitors. */
export async function slotsForAgency(
	db: D1DatabaseSession,
	propertyId: number,
	now: number,
	except: string | null,
): Promise<AgencySlot[]> {
	const { results } = await db
		.prepare(
			`SELECT id, starts_at FROM appointment_slots WHERE property_id = ? AND starts_at > ? AND open_house IS NULL
				AND ${FREE} > 0 AND ${fits("appointment_slots")} ORDER BY starts_at LIMIT ${MOST_SLOTS}`,
		)
		.bind(propertyId, now, except)
		.all<RowOf<"appointment_slots", "id" | "starts_at">>();
	return results.map(({ id, starts_at }) => ({ id, start: momentOf(starts_at) }));
}

/**
 * A slot of a property that has not begun and still has a seat at the time of reading; the batch that takes it decides.
 * Visitors book as long before it as its pattern asks, the agency until it begins.
 */
export async function findFreeSlot(
	db: D1DatabaseSession,
	{
		slotId,
		propertyId,
		by,
		except = null,
	}: { slotId: string; propertyId: number; by: "visitor" | "agency"; except?: string | null },
	now: number,
): Promise<SlotRow | null> {
	const closes = by === "agency" ? "starts_at" : `starts_at - ${noticeOf("appointment_slots")}`;
	const row = await db
		.prepare(
			`SELECT id, starts_at, ends_at,
				${FREE} + (SELECT count(*) FROM bookings AS own WHERE own.id = ?4 AND own.slot_id = ?1 AND own.state = 'confirmed') AS free
			FROM appointment_slots
			WHERE id = ?1 AND property_id = ?2 AND ${closes} > ?3 AND ${fits("appointment_slots", "?4")}`,
		)
		.bind(slotId, propertyId, now, except)
		.first<SlotRow>();
	return row && row.free > 0 ? row : null;
}

/** Whether viewings of a property can be booked now: drafts, withdrawn, sold and let properties cannot. */
export async function takesViewings(
	deps: Pick<AppointmentDependencies, "findProperty" | "agencyLanguage" | "siteAddress">,
	{ propertyId }: { propertyId: number },
): Promise<boolean> {
	const property = await deps.findProperty(propertyId, deps.agencyLanguage, deps.siteAddress());
	return property !== null && property !== "gone" && property.refusal === null;
}

/** An open day that visitors register for; no place is left once it has begun. */
export async function findOpenHouse(
	db: D1DatabaseSession,
	id: string,
	now: number,
): Promise<{ propertyId: number; free: number } | null> {
	const row = await db
		.prepare(
			`SELECT property_id, starts_at, ${FREE} AS free FROM appointment_slots WHERE id = ? AND open_house IS NOT NULL`,
		)
		.bind(openHouseSlotId(id))
		.first<RowOf<"appointment_slots", "property_id" | "starts_at"> & Computed<{ free: number }>>();
	return row && { propertyId: row.property_id, free: row.starts_at > now ? row.free : 0 };
}
