/**
 * Takes sold and rented properties whose badge has run out from the lists; the kept counts follow by themselves.
 * Reads and writes only the rows that have run out. @param now epoch seconds
 */
export async function expireListings(db: D1DatabaseSession, now: number): Promise<number> {
	const due = "listed = 1 AND ends_at IS NOT NULL AND ends_at <= ?1";
	const [, updated] = await db.batch([
		db
			.prepare(
				`INSERT INTO changes (run_id, kind, record_id, what, at) SELECT 0, 'property', id, 'ended', ?1 FROM listings WHERE ${due}`,
			)
			.bind(now),
		db.prepare(`UPDATE listings SET state = 'ended' WHERE ${due}`).bind(now),
	]);
	return updated?.meta.changes ?? 0;
}
