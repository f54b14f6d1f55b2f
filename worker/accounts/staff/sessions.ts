import { createSessionStorage, type SessionStorage } from "react-router";
import { epochSeconds } from "../../platform/clock";
import type { Cell, RowOf } from "../../platform/rows";
import { deviceOf } from "../device";
import { randomToken, tokenHash } from "../secrets";
import { IDLE_SECONDS, SESSION_SECONDS } from "../sessions";
import type { StaffAccount } from "./staff";

/** Time after a sign-in that counts as recent. */
const FRESH_SECONDS = 600;
/** How precisely the last use is known. Seconds. */
const SEEN_EVERY = 300;
const KEPT_AFTER_END = 30 * 24 * 3_600;
/** Keeps these entries apart from the owners'. */
const PREFIX = "desk:";
const MOST_SHOWN = 20;

/** What KV keeps: a name for the row in the database. */
type SessionContent = { sid: string };

export type StaffCookies = SessionStorage<SessionContent>;

/** The signed cookie of the desk and the KV entry behind it; an owner's cookie has another name and other entries. */
export function staffCookies(kv: KVNamespace, secrets: readonly string[], secure: boolean): StaffCookies {
	const put = (id: string, content: unknown) =>
		kv.put(PREFIX + id, JSON.stringify(content), { expirationTtl: SESSION_SECONDS });
	return createSessionStorage<SessionContent>({
		cookie: {
			name: secure ? "__Host-desk" : "desk",
			secrets: [...secrets],
			httpOnly: true,
			sameSite: "lax",
			path: "/",
			secure,
			maxAge: SESSION_SECONDS,
		},
		async createData(content) {
			const id = randomToken();
			await put(id, content);
			return id;
		},
		readData: (id) => kv.get<SessionContent>(PREFIX + id, "json"),
		updateData: put,
		deleteData: (id) => kv.delete(PREFIX + id),
	});
}

/** @returns the Set-Cookie header of a new session */
export async function beginStaffSession(
	db: D1DatabaseSession,
	cookies: StaffCookies,
	staff: Pick<StaffAccount, "id" | "sessionEpoch">,
	userAgent: string | null,
): Promise<string> {
	const sid = randomToken();
	const now = epochSeconds();
	await db
		.prepare(
			`INSERT INTO staff_sessions (id, staff_id, epoch, device, created_at, seen_at, expires_at)
			VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6)`,
		)
		.bind(tokenHash(sid), staff.id, staff.sessionEpoch, deviceOf(userAgent), now, now + SESSION_SECONDS)
		.run();
	const session = await cookies.getSession();
	session.set("sid", sid);
	return cookies.commitSession(session);
}

export type OpenStaffSession = { id: string; staffId: string; isFresh: boolean };

/** The session behind a cookie, where KV and the database both confirm it and its holder is not suspended. */
export async function openStaffSession(
	db: D1DatabaseSession,
	cookies: StaffCookies,
	cookie: string | null,
): Promise<OpenStaffSession | null> {
	if (!cookie) return null;
	const sid = (await cookies.getSession(cookie)).get("sid");
	if (!sid) return null;
	const now = epochSeconds();
	const id = tokenHash(sid);
	const row = await db
		.prepare(
			`SELECT s.staff_id, s.created_at, s.seen_at FROM staff_sessions AS s
			JOIN staff AS p ON p.id = s.staff_id AND p.state = 'active'
			WHERE s.id = ?1 AND s.ended_at IS NULL AND s.expires_at > ?2 AND s.seen_at > ?3 AND s.epoch = p.session_epoch`,
		)
		.bind(id, now, now - IDLE_SECONDS)
		.first<RowOf<"staff_sessions", "staff_id" | "created_at" | "seen_at">>();
	if (!row) return null;
	if (now - row.seen_at >= SEEN_EVERY) {
		await db.prepare("UPDATE staff_sessions SET seen_at = ? WHERE id = ?").bind(now, id).run();
	}
	return { id, staffId: row.staff_id, isFresh: now - row.created_at < FRESH_SECONDS };
}

/** @returns the Set-Cookie header that takes the cookie away; null where there is none of ours */
export async function forgetStaffCookie(cookies: StaffCookies, cookie: string | null): Promise<string | null> {
	const session = await cookies.getSession(cookie);
	return session.id ? cookies.destroySession(session) : null;
}

/** `id` of one of the member's own sessions; another's is left alone. */
export async function endStaffSession(db: D1DatabaseSession, staffId: string, id: string): Promise<void> {
	await db
		.prepare("UPDATE staff_sessions SET ended_at = ? WHERE id = ? AND staff_id = ? AND ended_at IS NULL")
		.bind(epochSeconds(), id, staffId)
		.run();
}

/** Ends every session but one; null for every one. */
export function endOthersStatement(db: D1DatabaseSession, staffId: string, kept: string | null): D1PreparedStatement {
	return db
		.prepare("UPDATE staff_sessions SET ended_at = ? WHERE staff_id = ? AND id IS NOT ? AND ended_at IS NULL")
		.bind(epochSeconds(), staffId, kept);
}

export type StaffSessionLine = RowOf<"staff_sessions", "id" | "device"> & {
	createdAt: Cell<"staff_sessions", "created_at">;
	seenAt: Cell<"staff_sessions", "seen_at">;
};

/** Open sessions, the last used first. Times in epoch seconds. */
export async function listStaffSessions(db: D1DatabaseSession, staffId: string): Promise<StaffSessionLine[]> {
	const now = epochSeconds();
	const { results } = await db
		.prepare(
			`SELECT s.id, s.device, s.created_at AS createdAt, s.seen_at AS seenAt FROM staff_sessions AS s
			JOIN staff AS p ON p.id = s.staff_id
			WHERE s.staff_id = ?1 AND s.expires_at > ?2 AND s.seen_at > ?4 AND s.ended_at IS NULL AND s.epoch = p.session_epoch
			ORDER BY s.seen_at DESC LIMIT ?3`,
		)
		.bind(staffId, now, MOST_SHOWN, now - IDLE_SECONDS)
		.all<StaffSessionLine>();
	return results;
}

export function sweepStaffSessionsStatement(db: D1DatabaseSession, now: number): D1PreparedStatement {
	return db.prepare("DELETE FROM staff_sessions WHERE expires_at < ?").bind(now - KEPT_AFTER_END);
}
