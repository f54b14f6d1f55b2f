import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import type { SessionStorage } from "react-router";
import { epochSeconds } from "../platform/clock";
import type { Cell, RowOf } from "../platform/rows";
import { deviceOf } from "./device";
import { randomToken, tokenHash } from "./secrets";

/** Seconds: as long as a working day with its evening. */
export const SESSION_SECONDS = 12 * 3_600;
/** Idle time after which a session ends. */
export const IDLE_SECONDS = 2 * 3_600;
/** Time after a sign-in that counts as recent. */
const FRESH_SECONDS = 600;
/** How precisely the last use is known. Seconds. */
const SEEN_EVERY = 300;
const KEPT_AFTER_END = 30 * 24 * 3_600;

/** What KV keeps: a name for the row in the database, and nothing of the owner. */
type SessionContent = { sid: string };

export type SessionCookies = SessionStorage<SessionContent>;

/**
 * The signed cookie and the KV entry behind it. Browsers keep a `Secure` cookie from plain http on `localhost` but not
 * all of them on 127.0.0.1, and the `__Host-` prefix asks for `Secure`: local http has a name of its own.
 */
export function sessionCookies(kv: KVNamespace, secrets: readonly string[], secure: boolean): SessionCookies {
	return createWorkersKVSessionStorage<SessionContent>({
		kv,
		cookie: {
			name: secure ? "__Host-session" : "session",
			secrets: [...secrets],
			httpOnly: true,
			sameSite: "lax",
			path: "/",
			secure,
			maxAge: SESSION_SECONDS,
		},
	});
}

/** @returns the Set-Cookie header of a new session */
export async function beginSession(
	db: D1DatabaseSession,
	cookies: SessionCookies,
	owner: { id: number; sessionEpoch: number },
	userAgent: string | null,
): Promise<string> {
	const sid = randomToken();
	const now = epochSeconds();
	await db
		.prepare(
			`INSERT INTO owner_sessions (id, owner_id, epoch, device, created_at, seen_at, expires_at)
			VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6)`,
		)
		.bind(tokenHash(sid), owner.id, owner.sessionEpoch, deviceOf(userAgent), now, now + SESSION_SECONDS)
		.run();
	const session = await cookies.getSession();
	session.set("sid", sid);
	return cookies.commitSession(session);
}

export type OpenSession = { id: string; ownerId: number; isFresh: boolean };

/**
 * The session behind a request's cookie, if it is open: it is in KV, and the database confirms that it was neither
 * ended nor begun before the owner's sessions were all ended.
 */
export async function openSession(
	db: D1DatabaseSession,
	cookies: SessionCookies,
	cookie: string | null,
): Promise<OpenSession | null> {
	if (!cookie) return null;
	const sid = (await cookies.getSession(cookie)).get("sid");
	if (!sid) return null;
	const now = epochSeconds();
	const id = tokenHash(sid);
	const row = await db
		.prepare(
			`SELECT s.owner_id, s.created_at, s.seen_at FROM owner_sessions AS s
			JOIN owners AS o ON o.id = s.owner_id AND o.state = 'active'
			LEFT JOIN owner_accounts AS a ON a.owner_id = s.owner_id
			WHERE s.id = ?1 AND s.ended_at IS NULL AND s.expires_at > ?2 AND s.seen_at > ?3 AND s.epoch = coalesce(a.session_epoch, 0)`,
		)
		.bind(id, now, now - IDLE_SECONDS)
		.first<RowOf<"owner_sessions", "owner_id" | "created_at" | "seen_at">>();
	if (!row) return null;
	if (now - row.seen_at >= SEEN_EVERY) {
		await db.prepare("UPDATE owner_sessions SET seen_at = ? WHERE id = ?").bind(now, id).run();
	}
	return { id, ownerId: row.owner_id, isFresh: now - row.created_at < FRESH_SECONDS };
}

/** @returns the Set-Cookie header that takes the cookie away; null where there is none of ours */
export async function forgetCookie(cookies: SessionCookies, cookie: string | null): Promise<string | null> {
	const session = await cookies.getSession(cookie);
	return session.id ? cookies.destroySession(session) : null;
}

/** `id` of one of the owner's own sessions; another's is left alone. */
export async function endSession(db: D1DatabaseSession, ownerId: number, id: string): Promise<void> {
	await db
		.prepare("UPDATE owner_sessions SET ended_at = ? WHERE id = ? AND owner_id = ? AND ended_at IS NULL")
		.bind(epochSeconds(), id, ownerId)
		.run();
}

export function endAllStatements(db: D1DatabaseSession, ownerId: number): D1PreparedStatement[] {
	return [
		db
			.prepare(
				`INSERT INTO owner_accounts (owner_id, session_epoch) VALUES (?, 1)
				ON CONFLICT (owner_id) DO UPDATE SET session_epoch = session_epoch + 1`,
			)
			.bind(ownerId),
		endedStatement(db, ownerId),
	];
}

/** Marks the owner's open sessions as ended; the epoch is what ends them. */
export function endedStatement(db: D1DatabaseSession, ownerId: number): D1PreparedStatement {
	return db
		.prepare("UPDATE owner_sessions SET ended_at = ? WHERE owner_id = ? AND ended_at IS NULL")
		.bind(epochSeconds(), ownerId);
}

export type SessionLine = RowOf<"owner_sessions", "id" | "device"> & {
	createdAt: Cell<"owner_sessions", "created_at">;
	seenAt: Cell<"owner_sessions", "seen_at">;
};

const MOST_SHOWN = 20;

/** The owner's open sessions, the last used first. Times in epoch seconds. */
export async function listSessions(db: D1DatabaseSession, ownerId: number): Promise<SessionLine[]> {
	const now = epochSeconds();
	const { results } = await db
		.prepare(
			`SELECT s.id, s.device, s.created_at AS createdAt, s.seen_at AS seenAt FROM owner_sessions AS s
			LEFT JOIN owner_accounts AS a ON a.owner_id = s.owner_id
			WHERE s.owner_id = ?1 AND s.expires_at > ?2 AND s.seen_at > ?4 AND s.ended_at IS NULL AND s.epoch = coalesce(a.session_epoch, 0)
			ORDER BY s.seen_at DESC LIMIT ?3`,
		)
		.bind(ownerId, now, MOST_SHOWN, now - IDLE_SECONDS)
		.all<SessionLine>();
	return results;
}

export function sweepSessionsStatement(db: D1DatabaseSession, now: number): D1PreparedStatement {
	return db.prepare("DELETE FROM owner_sessions WHERE expires_at < ?").bind(now - KEPT_AFTER_END);
}
