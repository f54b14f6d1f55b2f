/**
 * Shows everybody what was offered to the registered first, once its time has come. Reads and writes only those rows.
 * @param now epoch seconds
 */
async function publishRegistered(db: D1DatabaseSession, now: number): Promise<number> {
	const due = "state = 'unpublished' AND card ->> '$.registered' <= ?1";
	const [, updated] = await db.batch([
		db
			.prepare(
				`INSERT INTO changes (run_id, kind, record_id, what, at) SELECT 0, 'property', id, 'republished', ?1 FROM listings WHERE ${due}`,
			)
			.bind(now),
		db.prepare(`UPDATE listings SET state = 'listed' WHERE ${due}`).bind(now),
	]);
	return updated?.meta.changes ?? 0;
}

/**
 * Takes sold and rented properties whose badge has run out from the lists; the kept counts follow by themselves.
 * Reads and writes only the rows whose time has come. What was offered to the registered first is shown to everybody.
 * @param now epoch seconds
 */
export async function expireListings(db: D1DatabaseSession, now: number): Promise<number> {
	const published = await publishRegistered(db, now);
	const due = "listed = 1 AND ends_at IS NOT NULL AND ends_at <= ?1";
	const [, updated] = await db.batch([
		db
			.prepare(
				`INSERT INTO changes (run_id, kind, record_id, what, at) SELECT 0, 'property', id, 'ended', ?1 FROM listings WHERE ${due}`,
			)
			.bind(now),
		db.prepare(`UPDATE listings SET state = 'ended' WHERE ${due}`).bind(now),
	]);
	return published + (updated?.meta.changes ?? 0);
}
