import { APPOINTMENT_SECONDS } from "../../app/domain/forms/periods";
import { DESK_OPEN_HOUSE } from "../../app/domain/property/open-houses";
import type { Property } from "../../app/domain/property/property";
import { toIsoString } from "../platform/clock";
import type { RowOf } from "../platform/rows";

/** Adds the desk's open days to the records. Reads one row per open day. */
export async function withDeskOpenHouses(
	db: D1DatabaseSession,
	records: readonly Property[],
	now: number,
): Promise<Property[]> {
	if (records.length === 0) return [];
	const { results } = await db
		.prepare("SELECT * FROM desk_open_houses WHERE ends_at > ? AND property_id IN (SELECT value FROM json_each(?))")
		.bind(now, JSON.stringify(records.map(({ ID }) => ID)))
		.all<RowOf<"desk_open_houses">>();
	const byProperty = Map.groupBy(results, ({ property_id }) => property_id);
	return records.map((record) => {
		// A stored record that is imported again already contains the desk's open days.
		const theirs = (record.OpenHouses ?? []).filter(({ ID }) => !ID.startsWith(DESK_OPEN_HOUSE));
		const ours = (byProperty.get(record.ID) ?? []).map((row) => ({
			ID: row.id,
			Start: toIsoString(row.starts_at),
			End: toIsoString(row.ends_at),
			Capacity: row.capacity,
			Registration: row.registration === 1,
		}));
		return { ...record, OpenHouses: [...theirs, ...ours] };
	});
}

/** Deletes open days of withdrawn properties, and those that ended longer ago than viewings are kept. */
export async function sweepDeskOpenHouses(db: D1DatabaseSession, now: number): Promise<number> {
	const { meta } = await db
		.prepare(
			`DELETE FROM desk_open_houses WHERE ends_at < ?
			OR property_id NOT IN (SELECT id FROM listings WHERE state <> 'withdrawn')`,
		)
		.bind(now - APPOINTMENT_SECONDS)
		.run();
	return meta.changes;
}
