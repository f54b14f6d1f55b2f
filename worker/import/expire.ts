/** Changes the state of due listings and records each in the change log. */
async function changeState(
	db: D1DatabaseSession,
	now: number,
	{ due, state, what }: { due: string; state: "listed" | "ended"; what: "republished" | "ended" },
): Promise<number> {
	const [, updated] = await db.batch([
		db
			.prepare(
				`INSERT INTO changes (run_id, kind, record_id, what, at) SELECT 0, 'property', id, ?2, ?1 FROM listings WHERE ${due}`,
			)
			.bind(now, what),
		db.prepare(`UPDATE listings SET state = ?2 WHERE ${due}`).bind(now, state),
	]);
	return updated?.meta.changes ?? 0;
}

/**
 * Ends sold and rented listings whose display time is over, and publishes listings whose registered-only period is
 * over. Stored counts update automatically. Reads and writes due rows only.
 * @param now epoch seconds
 * @returns number of listings changed
 */
export async function expireListings(db: D1DatabaseSession, now: number): Promise<number> {
	const isOpen = "state = 'unpublished' AND card ->> '$.registered' <= ?1";
	const isOver = "listed = 1 AND ends_at IS NOT NULL AND ends_at <= ?1";
	const published = await changeState(db, now, { due: isOpen, state: "listed", what: "republished" });
	return published + (await changeState(db, now, { due: isOver, state: "ended", what: "ended" }));
}
