import { DAY_SECONDS, HOUR_SECONDS } from "../../app/domain/durations";
import type { RunMessage } from "../../app/domain/imports/message";
import { log } from "../platform/log";
import type { Cell } from "../platform/rows";
import type { CrmPeople, CrmSpan, CrmViewing } from "./crm-people";
import { FeedError } from "./source";

export type CrmViewingsDependencies = {
	personal: D1Database;
	/** Called once per run; null when the CRM provides no people. */
	people(): CrmPeople | null;
	/** Epoch seconds. */
	now(): number;
};

const PAST_SECONDS = 90 * DAY_SECONDS;
const AHEAD_SECONDS = 60 * DAY_SECONDS;
/** Interval between two readings of one property. */
const BETWEEN_SECONDS = HOUR_SECONDS;
const MAX_PER_RUN = 20;
const MAX_SECONDS = 20;
/** Retention of reading records. Followed properties are read again long before. */
const KEPT_SECONDS = 30 * DAY_SECONDS;

/** Copies viewings from the CRM's calendar into the owners' timelines. */
export function createCrmViewings({ personal, people, now }: CrmViewingsDependencies) {
	const session = () => personal.withSession("first-primary");

	/** Picks the next property and marks it as asked, even if the reading fails later. */
	function next(): Promise<number | null> {
		return session()
			.prepare(
				`INSERT INTO crm_readings (property_id, asked_at)
				SELECT followed.property_id, ?1 FROM owner_properties AS followed
					JOIN owners AS owner ON owner.id = followed.owner_id AND owner.state = 'active'
					LEFT JOIN crm_readings AS reading ON reading.property_id = followed.property_id
				WHERE (followed.until IS NULL OR followed.until > ?1) AND coalesce(reading.asked_at, 0) <= ?1 - ${BETWEEN_SECONDS}
				ORDER BY coalesce(reading.asked_at, 0), followed.property_id LIMIT 1
				ON CONFLICT (property_id) DO UPDATE SET asked_at = excluded.asked_at
				RETURNING property_id`,
			)
			.bind(now())
			.first<Cell<"crm_readings", "property_id">>("property_id");
	}

	async function keepFailure(propertyId: number, failure: RunMessage): Promise<void> {
		await personal
			.prepare("UPDATE crm_readings SET failure = ? WHERE property_id = ?")
			.bind(JSON.stringify(failure), propertyId)
			.run();
	}

	return {
		/** Reads the followed properties with the oldest readings. @returns their number */
		async readSome() {
			const crm = people();
			if (!crm) return 0;
			const start = now();
			await personal
				.prepare("DELETE FROM crm_readings WHERE asked_at < ?")
				.bind(start - KEPT_SECONDS)
				.run();
			let turn = 0;
			for (; turn < MAX_PER_RUN && now() - start < MAX_SECONDS; turn++) {
				const propertyId = await next();
				if (propertyId === null) return turn;
				const span = { from: now() - PAST_SECONDS, until: now() + AHEAD_SECONDS };
				try {
					const { viewings, isWhole } = await crm.viewingsOf(propertyId, span);
					await personal.batch(statements(personal, crm.system, { propertyId, viewings, isWhole, span, now: now() }));
				} catch (error) {
					if (!(error instanceof FeedError)) throw error;
					log("warn", "crm-viewings-not-read", { told: error.runMessage.code });
					await keepFailure(propertyId, error.runMessage);
					// The other properties would fail in the same way.
					return turn;
				}
			}
			return turn;
		},
	};
}

type Read = { propertyId: number; viewings: readonly CrmViewing[]; isWhole: boolean; span: CrmSpan; now: number };

/**
 * Writes differing viewings. The site's own bookings are in the CRM's calendar too: a viewing at the time of a booking
 * counts as that booking and is skipped. Future viewings that are missing are marked as cancelled; past ones stay.
 */
function statements(db: D1Database, system: string, read: Read): D1PreparedStatement[] {
	const { propertyId, viewings, isWhole, span, now } = read;
	const prefix = `crm-${system.toLowerCase()}-`;
	const rows = JSON.stringify(viewings.map(({ id, startsAt }) => [`${prefix}${id}-${propertyId}`, startsAt]));
	const booked = `EXISTS (SELECT 1 FROM history AS booking WHERE booking.property_id = ?1
		AND booking.id GLOB 'booking-*' AND booking.at = read.value ->> 1)`;
	return [
		db
			.prepare(
				`INSERT INTO history (id, property_id, kind, at, type, status, source, hash)
				SELECT read.value ->> 0, ?1, 'calendarVisit', read.value ->> 1, 'visit', 'confirmed', ?3, ''
				FROM json_each(?2) AS read WHERE NOT ${booked}
				ON CONFLICT (id) DO UPDATE SET at = excluded.at, status = excluded.status
				WHERE at <> excluded.at OR status <> excluded.status`,
			)
			.bind(propertyId, rows, system),
		db
			.prepare(
				`DELETE FROM history WHERE property_id = ?1
				AND id IN (SELECT read.value ->> 0 FROM json_each(?2) AS read WHERE ${booked})`,
			)
			.bind(propertyId, rows),
		...(isWhole
			? [
					db
						.prepare(
							`UPDATE history SET status = 'cancelled' WHERE property_id = ?1 AND id GLOB ?3 AND at > ?4 AND at < ?5
							AND status <> 'cancelled' AND id NOT IN (SELECT value ->> 0 FROM json_each(?2))`,
						)
						.bind(propertyId, rows, `${prefix}*`, now, span.until),
				]
			: []),
		db.prepare("UPDATE crm_readings SET failure = NULL WHERE property_id = ?").bind(propertyId),
	];
}
