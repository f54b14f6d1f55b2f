import { isLanguage, type Language } from "../../app/domain/language";
import type { Cell, RowOf } from "../platform/rows";

/** An owner from the agency's system, with the settings of the account. */
export type OwnerAccount = {
	id: number;
	username: string;
	email: string;
	firstName: string | null;
	lastName: string | null;
	language: Language | null;
	/** A suspended owner cannot sign in. */
	active: boolean;
	passwordHash: string | null;
	sessionEpoch: number;
	calendarEpoch: number;
	weeklySummary: boolean;
};

type AccountRow = RowOf<"owners", "id" | "username" | "email" | "first_name" | "last_name" | "language" | "state"> &
	RowOf<"owner_accounts", "password_hash"> & {
		session_epoch: Cell<"owner_accounts", "session_epoch"> | null;
		calendar_epoch: Cell<"owner_accounts", "calendar_epoch"> | null;
		weekly_summary: Cell<"owner_accounts", "weekly_summary"> | null;
	};

const selectAccount = `SELECT o.id, o.username, o.email, o.first_name, o.last_name, o.language, o.state,
	a.password_hash, a.session_epoch, a.calendar_epoch, a.weekly_summary
	FROM owners AS o LEFT JOIN owner_accounts AS a ON a.owner_id = o.id`;

export function isEmailLogin(login: string): boolean {
	return login.includes("@");
}

/**
 * Finds an owner by user name, or by email if the login contains `@`. If several owners share an email address, prefers
 * an active owner, then one with a password.
 */
export async function findByLogin(db: D1DatabaseSession, login: string): Promise<OwnerAccount | null> {
	const column = isEmailLogin(login) ? "o.email" : "o.username";
	const row = await db
		.prepare(
			`${selectAccount} WHERE ${column} = ?
			ORDER BY o.state = 'active' DESC, a.password_hash IS NOT NULL DESC, o.id LIMIT 1`,
		)
		.bind(login)
		.first<AccountRow>();
	// User names may contain an @ too.
	const found =
		!row && isEmailLogin(login)
			? await db.prepare(`${selectAccount} WHERE o.username = ? LIMIT 1`).bind(login).first<AccountRow>()
			: row;
	return found && accountOf(found);
}

export async function findById(db: D1DatabaseSession, id: number): Promise<OwnerAccount | null> {
	const row = await db.prepare(`${selectAccount} WHERE o.id = ?`).bind(id).first<AccountRow>();
	return row && accountOf(row);
}

/** Returns the active owners among these ids, keyed by id. */
export async function findActive(db: D1DatabaseSession, ids: readonly number[]): Promise<Map<number, OwnerAccount>> {
	const { results } = await db
		.prepare(`${selectAccount} WHERE o.id IN (SELECT value FROM json_each(?)) AND o.state = 'active'`)
		.bind(JSON.stringify(ids))
		.all<AccountRow>();
	return new Map(results.map((row) => [row.id, accountOf(row)]));
}

function accountOf(row: AccountRow): OwnerAccount {
	return {
		id: row.id,
		username: row.username,
		email: row.email,
		firstName: row.first_name,
		lastName: row.last_name,
		language: isLanguage(row.language) ? row.language : null,
		active: row.state === "active",
		passwordHash: row.password_hash,
		sessionEpoch: row.session_epoch ?? 0,
		calendarEpoch: row.calendar_epoch ?? 0,
		weeklySummary: row.weekly_summary === 1,
	};
}

/** Sets a password and ends all sessions. Revokes calendar addresses too. */
export function passwordStatement(db: D1DatabaseSession, ownerId: number, hash: string): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO owner_accounts (owner_id, password_hash, session_epoch, calendar_epoch) VALUES (?1, ?2, 1, 1)
			ON CONFLICT (owner_id) DO UPDATE SET password_hash = excluded.password_hash, session_epoch = session_epoch + 1,
				calendar_epoch = calendar_epoch + 1`,
		)
		.bind(ownerId, hash);
}

export async function setWeeklySummary(db: D1DatabaseSession, ownerId: number, wanted: boolean): Promise<void> {
	await db
		.prepare(
			`INSERT INTO owner_accounts (owner_id, weekly_summary) VALUES (?1, ?2)
			ON CONFLICT (owner_id) DO UPDATE SET weekly_summary = excluded.weekly_summary`,
		)
		.bind(ownerId, wanted ? 1 : 0)
		.run();
}

/** Revokes all calendar feed addresses of the owner. */
export async function renewCalendars(db: D1DatabaseSession, ownerId: number): Promise<void> {
	await db
		.prepare(
			`INSERT INTO owner_accounts (owner_id, calendar_epoch) VALUES (?1, 1)
			ON CONFLICT (owner_id) DO UPDATE SET calendar_epoch = calendar_epoch + 1`,
		)
		.bind(ownerId)
		.run();
}
