import { coalesceBatches, type Session } from "./coalesce-batches";

/** Database usage of one request. */
export type Meter = {
	/** Rows read, as D1 counts and bills them. */
	rowsRead: number;
	/** Round trips. */
	batches: number;
	/** Region of the replica that answered last, in D1's notation (`WEUR`); null when D1 gives none. */
	region: string | null;
};

export function newMeter(): Meter {
	return { rowsRead: 0, batches: 0, region: null };
}

/** A database that is only read through sessions. */
export type SessionSource = { withSession(constraint?: D1SessionConstraint): Session };

/**
 * Wraps a database for one request: callers with the same constraint share a session and its round trips. The cost is
 * added to the meter.
 */
export function metered(db: SessionSource, meter: Meter): SessionSource {
	const sessions = new Map<string, Session>();
	return {
		withSession(constraint = "first-unconstrained") {
			const shared = sessions.get(constraint) ?? coalesceBatches(counting(db.withSession(constraint), meter));
			sessions.set(constraint, shared);
			return shared;
		},
	};
}

function counting(session: Session, meter: Meter): Session {
	return {
		prepare: (sql) => session.prepare(sql),
		getBookmark: () => session.getBookmark(),
		async batch<Row>(statements: D1PreparedStatement[]) {
			const results = await session.batch<Row>(statements);
			meter.batches += 1;
			for (const { meta } of results) {
				meter.rowsRead += meta.rows_read;
				meter.region = meta.served_by_region ?? meter.region;
			}
			return results;
		},
	};
}
