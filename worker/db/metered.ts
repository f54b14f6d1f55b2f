/** What the databases did for one request. */
export type Meter = {
	/** Rows as D1 counts, and bills, them. */
	rowsRead: number;
	/** Round trips. */
	batches: number;
	/** Where the copy stands that answered last, as D1 names it (`WEUR`); null where it does not say. */
	region: string | null;
};

export function newMeter(): Meter {
	return { rowsRead: 0, batches: 0, region: null };
}

/** A database that is read through sessions alone. */
export type SessionSource = Pick<D1Database, "withSession">;

/** The same database; what its sessions' batches cost is added to a meter. */
export function metered(db: SessionSource, meter: Meter): SessionSource {
	return {
		withSession(constraint) {
			const session = db.withSession(constraint);
			return {
				prepare: (sql: string) => session.prepare(sql),
				async batch<Row = unknown>(statements: D1PreparedStatement[]) {
					const results = await session.batch<Row>(statements);
					meter.batches += 1;
					for (const { meta } of results) {
						meter.rowsRead += meta.rows_read;
						meter.region = meta.served_by_region ?? meter.region;
					}
					return results;
				},
				getBookmark: () => session.getBookmark(),
			};
		},
	};
}
