import { gathered, type Session } from "./gathered";

/** What the databases did for one request. */
export type Meter = {
	/** Rows as D1 counts, and bills, them. */
	rowsRead: number;
	/** Round trips. */
	batches: number;
	/** Region of the replica that answered last, as D1 names it (`WEUR`); null where D1 names none. */
	region: string | null;
};

export function newMeter(): Meter {
	return { rowsRead: 0, batches: 0, region: null };
}

/** A database that is read through sessions alone. */
export type SessionSource = { withSession(constraint?: D1SessionConstraint): Session };

/**
 * The same database for one request: who reads with the same constraint shares a session, and with it the round trips.
 * What they cost is added to a meter.
 */
export function metered(db: SessionSource, meter: Meter): SessionSource {
	const sessions = new Map<string, Session>();
	return {
		withSession(constraint = "first-unconstrained") {
			const shared = sessions.get(constraint) ?? gathered(counting(db.withSession(constraint), meter));
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
