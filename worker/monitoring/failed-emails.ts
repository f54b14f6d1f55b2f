/**
 * When the oldest email to the agency was written that is given up, in epoch seconds; null where none is. What a visitor
 * mistyped is not the agency's to mend, so emails to visitors do not count.
 * @param addresses the agency's own
 */
export async function oldestFailedEmail(db: D1Database, addresses: readonly string[]): Promise<number | null> {
	return db
		.withSession("first-primary")
		.prepare(
			`SELECT min(created_at) AS at FROM outbox
			WHERE status = 'failed' AND recipient IN (SELECT value FROM json_each(?))`,
		)
		.bind(JSON.stringify(addresses))
		.first<number | null>("at");
}
