import { openHouseSlotId } from "../../app/domain/property/open-houses";
import { toIsoString } from "../platform/clock";
import type { Computed, RowOf } from "../platform/rows";
import type { AppointmentDependencies } from "./dependencies";
import type { AgencySlot } from "./patterns";

/** A slot for viewings. @property free number of free seats */
export type Slot = { id: string; start: string; end: string; free: number };

/** A slot as a database row; times in epoch seconds. */
export type SlotRow = RowOf<"appointment_slots", "id" | "starts_at" | "ends_at"> & Computed<{ free: number }>;

/** Maximum number of slots on a page; the feed covers the coming weeks. */
const MAX_SLOTS = 200;

/** SQL: free seats. The feed's capacity is gross, so the site's own bookings are subtracted. */
const FREE = `max(0, capacity -
	(SELECT count(*) FROM bookings WHERE slot_id = appointment_slots.id AND state = 'confirmed'))`;

/**
 * SQL: the notice in seconds that a slot's pattern requires; later, visitors can no longer book.
 * @param slot table or alias of the slots
 */
export function noticeOf(slot: string): string {
	return `3600 * coalesce((SELECT notice_hours FROM viewing_patterns WHERE id = ${slot}.pattern_id), 0)`;
}

/**
 * SQL: whether the person who shows the slot is free: enough travel time from and to their other viewings, fewer booked
 * slots that day than the pattern allows (another visitor in a booked slot does not count), and no busy time in their
 * own calendar. The triggers of `bookings` check the same.
 * @param slot table or alias of the slots
 * @param except placeholder of the booking being moved, which does not block itself; bind null for none
 */
export function agentIsFree(slot: string, except = "?"): string {
	return `coalesce((SELECT max(is_too_near) OR NOT max(is_own)
		AND count(DISTINCT CASE WHEN is_same_day THEN booked_slot_id END) >= min(most_a_day)
		FROM viewing_neighbours WHERE slot_id = ${slot}.id AND booking_id IS NOT ${except}), 0) = 0
		AND NOT EXISTS (SELECT 1 FROM busy_slots WHERE slot_id = ${slot}.id)`;
}

/**
 * Returns the upcoming slots of a property for visitors by time, including full ones. Reads the slots and the bookings
 * near them.
 * @param now epoch seconds
 * @param except the booking being moved
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
				AND starts_at - ${noticeOf("appointment_slots")} > ? AND open_house IS NULL AND ${agentIsFree("appointment_slots")}
			ORDER BY starts_at, id LIMIT ${MAX_SLOTS}`,
		)
		.bind(propertyId, now, except)
		.all<SlotRow>();
	return results.map((row) => ({
		id: row.id,
		start: toIsoString(row.starts_at),
		end: toIsoString(row.ends_at),
		free: row.free,
	}));
}

/** Returns the upcoming slots of a property with a free seat, ignoring the notice for visitors. */
export async function slotsForAgency(
	db: D1DatabaseSession,
	propertyId: number,
	now: number,
	except: string | null,
): Promise<AgencySlot[]> {
	const { results } = await db
		.prepare(
			`SELECT id, starts_at FROM appointment_slots WHERE property_id = ? AND starts_at > ? AND open_house IS NULL
				AND ${FREE} > 0 AND ${agentIsFree("appointment_slots")} ORDER BY starts_at LIMIT ${MAX_SLOTS}`,
		)
		.bind(propertyId, now, except)
		.all<RowOf<"appointment_slots", "id" | "starts_at">>();
	return results.map(({ id, starts_at }) => ({ id, start: toIsoString(starts_at) }));
}

/**
 * Returns a future slot of a property with a free seat; null when there is none. The batch that takes the seat decides.
 * Visitors must respect the notice of the pattern; the agency can book until the slot begins.
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
			WHERE id = ?1 AND property_id = ?2 AND ${closes} > ?3 AND ${agentIsFree("appointment_slots", "?4")}`,
		)
		.bind(slotId, propertyId, now, except)
		.first<SlotRow>();
	return row && row.free > 0 ? row : null;
}

/** Whether viewings of a property can be booked; false for drafts, withdrawn, sold and let properties. */
export async function canBookViewings(
	deps: Pick<AppointmentDependencies, "findProperty" | "agencyLanguage" | "siteAddress">,
	{ propertyId }: { propertyId: number },
): Promise<boolean> {
	const property = await deps.findProperty(propertyId, deps.agencyLanguage, deps.siteAddress());
	return property !== null && property !== "gone" && property.refusal === null;
}

/** Returns an open day with registration; no seat is free once it has begun. */
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
