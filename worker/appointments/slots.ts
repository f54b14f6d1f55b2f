/** A time at which the agency receives visitors of a home. `free` places are left in it. */
export type Slot = { id: string; start: string; end: string; free: number };

type SlotRow = { id: string; starts_at: number; ends_at: number; free: number };

/** Slots that one page shows; the feed speaks of the coming weeks. */
const MOST_SLOTS = 200;
const MS_PER_SECOND = 1_000;

/**
 * The coming slots of a home in the order of time, full ones among them. The feed's capacity is gross: the site's own
 * bookings are subtracted. Reads the slots and their bookings. @param now epoch seconds
 */
export async function findSlots(db: D1DatabaseSession, propertyId: number, now: number): Promise<Slot[]> {
	const { results } = await db
		.prepare(
			`SELECT id, starts_at, ends_at, max(0, capacity -
				(SELECT count(*) FROM bookings WHERE slot_id = appointment_slots.id AND state = 'confirmed')) AS free
			FROM appointment_slots WHERE property_id = ? AND starts_at > ? ORDER BY starts_at, id LIMIT ${MOST_SLOTS}`,
		)
		.bind(propertyId, now)
		.all<SlotRow>();
	return results.map((row) => ({ id: row.id, start: moment(row.starts_at), end: moment(row.ends_at), free: row.free }));
}

function moment(seconds: number): string {
	return new Date(seconds * MS_PER_SECOND).toISOString();
}
