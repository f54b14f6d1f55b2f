import type { Erasure, Kept } from "../../app/domain/privacy/erasure";
import { keysOf, recordOf } from "../../app/domain/records";

const ofOwner = "owner_id IN (SELECT id FROM owners WHERE email = ?1)";

/** Exported columns, without hashes and keys. */
const ownerTables = {
	owners: "SELECT id, username, email, first_name, last_name, language, state FROM owners WHERE email = ?1",
	owner_properties: `SELECT owner_id, property_id FROM owner_properties WHERE ${ofOwner}`,
	owner_accounts: `SELECT owner_id, password_hash IS NOT NULL AS has_password, weekly_summary, summed_up_week, invited_at
		FROM owner_accounts WHERE ${ofOwner}`,
	owner_links: `SELECT owner_id, purpose, expires_at, used_at FROM owner_links WHERE ${ofOwner}`,
	owner_sessions: `SELECT owner_id, device, created_at, seen_at, expires_at, ended_at FROM owner_sessions WHERE ${ofOwner}`,
	owner_passkeys: `SELECT owner_id, device, created_at, used_at FROM owner_passkeys WHERE ${ofOwner}`,
	owner_networks: `SELECT owner_id, seen_at FROM owner_networks WHERE ${ofOwner}`,
	owner_reports: `SELECT owner_id, property_id, week, figures FROM owner_reports WHERE ${ofOwner}`,
} as const;

/**
 * The agency's system identifies people in a property's history only by name, so match the names known for this email
 * address. Namesakes may match too: an export is reviewed before it is sent.
 */
const named = `contact_person IN (
	SELECT first_name || ' ' || last_name FROM owners WHERE email = ?1
	UNION SELECT first_name || ' ' || last_name FROM bookings WHERE email = ?1
	UNION SELECT first_name || ' ' || last_name FROM saved_searches WHERE email = ?1
	UNION SELECT first_name || ' ' || last_name FROM newsletter_subscriptions WHERE email = ?1
	UNION SELECT (data ->> 'firstName') || ' ' || (data ->> 'lastName') FROM submissions
		WHERE id IN (SELECT submission_id FROM submission_emails WHERE email = ?1) AND lower(data ->> 'email') = lower(?1)
)`;
const historyOf = `SELECT id, property_id, kind, at, type, contact_person, subject, comment, status, source
	FROM history WHERE ${named} ORDER BY at`;

/** Exports an owner's data by table, without credentials. */
export async function exportOwner(db: D1DatabaseSession, email: string) {
	const statements = { ...ownerTables, history: historyOf };
	const tables = keysOf(statements);
	const results = await db.batch<Record<string, unknown>>(
		tables.map((table) => db.prepare(statements[table]).bind(email)),
	);
	return recordOf(tables, (table) => results[tables.indexOf(table)]?.results ?? []);
}

/**
 * Erases the data that the site itself stores about an owner. The name, properties and history return with each import,
 * so only the agency's system can erase those. Keeps the account row, emptied: without it the owner would be invited
 * again.
 */
export async function eraseOwner(db: D1DatabaseSession, email: string): Promise<Erasure> {
	const all = await exportOwner(db, email);
	const tables = ["owner_links", "owner_sessions", "owner_passkeys", "owner_networks", "owner_reports"] as const;
	const results = await db.batch([
		db
			.prepare(
				`UPDATE owner_accounts SET password_hash = NULL, weekly_summary = 0, session_epoch = session_epoch + 1,
					calendar_epoch = calendar_epoch + 1 WHERE ${ofOwner}`,
			)
			.bind(email),
		...tables.map((table) => db.prepare(`DELETE FROM ${table} WHERE ${ofOwner}`).bind(email)),
	]);
	const removed: Record<string, number> = {};
	for (const [index, table] of ["owner_accounts", ...tables].entries()) {
		removed[table] = results[index]?.meta.changes ?? 0;
	}
	return {
		removed,
		kept: [
			...all.owners.map(({ id, username }): Kept => ({ what: "owner", id: Number(id), username: String(username) })),
			...(all.history.length > 0 ? [{ what: "history" as const, count: all.history.length }] : []),
		],
	};
}
