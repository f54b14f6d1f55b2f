import type { SessionIdStorageStrategy, SessionStorage } from "react-router";
import { DAY_SECONDS, HOUR_SECONDS } from "../../../app/domain/durations";
import { epochSeconds } from "../../platform/clock";
import { randomToken } from "../../platform/links";
import { isSecure } from "../../platform/request";
import type { Cell, RowOf } from "../../platform/rows";
import type { Tables } from "../../platform/tables";
import { deviceOf } from "./device";
import { tokenHash } from "./secrets";

/** Absolute lifetime of a session in seconds: a working day and its evening. */
export const SESSION_SECONDS = 12 * HOUR_SECONDS;
/** Idle timeout in seconds. */
const IDLE_SECONDS = 2 * HOUR_SECONDS;
/** Seconds after sign-in for which a session counts as fresh. */
const FRESH_SECONDS = 600;
/** Minimum interval in seconds between updates of `seen_at`. */
const SEEN_EVERY = 300;
const KEPT_AFTER_END = 30 * DAY_SECONDS;
const MAX_SHOWN = 20;

/** KV value of a session: the id of the database row before hashing, without personal data. */
export type SessionContent = { sid: string };

type Cookie = SessionIdStorageStrategy["cookie"];

type SessionTable = "owner_sessions" | "staff_sessions";

/** Differences between sessions of owners and of staff. No session opens both. */
type SessionPolicy<Table extends SessionTable, Column extends keyof Tables[Table]> = {
	table: Table;
	/** Column of the account id. */
	holder: Column & string;
	/** JOIN that keeps only sessions (`s`) of active accounts. */
	active: string;
	/** SQL expression for the account's session epoch. Sessions from an earlier epoch are invalid. */
	epoch: string;
	cookie: string;
	storage(kv: KVNamespace, cookie: Cookie): SessionStorage<SessionContent>;
};

export type SessionDependencies = { sessions: KVNamespace; sessionSecrets: readonly string[] };

export type OpenSession<Id> = { id: string; holder: Id; isFresh: boolean };

type SessionRow = RowOf<SessionTable, "id" | "device" | "created_at" | "seen_at">;

export type SessionLine = Pick<SessionRow, "id" | "device"> & {
	createdAt: Cell<SessionTable, "created_at">;
	seenAt: Cell<SessionTable, "seen_at">;
};

/**
 * Sessions of one kind of account: a signed cookie, its KV entry, and a database row that can be revoked immediately.
 */
export function createSessionStore<Table extends SessionTable, Column extends keyof Tables[Table]>(
	policy: SessionPolicy<Table, Column>,
) {
	type Id = Cell<Table, Column>;
	const { table, holder: column, active, epoch } = policy;
	const isOpen = `s.ended_at IS NULL AND s.expires_at > ?2 AND s.seen_at > ?3 AND s.epoch = ${epoch}`;

	const storageFor = ({ sessions, sessionSecrets }: SessionDependencies, request: Request) =>
		policy.storage(sessions, cookieOf(policy.cookie, sessionSecrets, isSecure(request)));

	/**
	 * Returns the session of the request's cookie if both KV and the database confirm it and the account is active.
	 * @param isUse whether to reset the idle timeout; false when only checking for a signed-in visitor
	 */
	async function open(
		db: D1DatabaseSession,
		deps: SessionDependencies,
		request: Request,
		{ isUse } = { isUse: true },
	): Promise<OpenSession<Id> | null> {
		const cookie = request.headers.get("cookie");
		const sid = cookie && (await storageFor(deps, request).getSession(cookie)).get("sid");
		if (!sid) return null;
		const now = epochSeconds();
		const id = tokenHash(sid);
		const row = await db
			.prepare(
				`SELECT s.${column} AS holder, s.created_at, s.seen_at FROM ${table} AS s ${active} WHERE s.id = ?1 AND ${isOpen}`,
			)
			.bind(id, now, now - IDLE_SECONDS)
			.first<{ holder: Cell<Table, Column> } & Pick<SessionRow, "created_at" | "seen_at">>();
		if (!row) return null;
		if (isUse && now - row.seen_at >= SEEN_EVERY)
			await db.prepare(`UPDATE ${table} SET seen_at = ? WHERE id = ?`).bind(now, id).run();
		return { id, holder: row.holder, isFresh: now - row.created_at < FRESH_SECONDS };
	}

	/** Ends one session of the account; ignores sessions of other accounts. */
	async function end(db: D1DatabaseSession, holder: Id, id: string): Promise<void> {
		await db
			.prepare(`UPDATE ${table} SET ended_at = ? WHERE id = ? AND ${column} = ? AND ended_at IS NULL`)
			.bind(epochSeconds(), id, holder)
			.run();
	}

	async function endOpen(db: D1DatabaseSession, deps: SessionDependencies, request: Request): Promise<void> {
		const before = await open(db, deps, request);
		if (before) await end(db, before.holder, before.id);
	}

	return {
		open,
		end,
		/** Starts a session that replaces the request's own. @returns its Set-Cookie header */
		async begin(
			db: D1DatabaseSession,
			deps: SessionDependencies,
			request: Request,
			holder: { id: Id; sessionEpoch: number },
		): Promise<string> {
			// After its cookie is replaced, the old session could no longer be ended.
			await endOpen(db, deps, request);
			const sid = randomToken();
			const now = epochSeconds();
			const device = deviceOf(request.headers.get("user-agent"));
			await db
				.prepare(
					`INSERT INTO ${table} (id, ${column}, epoch, device, created_at, seen_at, expires_at)
					VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6)`,
				)
				.bind(tokenHash(sid), holder.id, holder.sessionEpoch, device, now, now + SESSION_SECONDS)
				.run();
			return newCookie(storageFor(deps, request), sid);
		},
		/** Ends the request's session. @returns the Set-Cookie header that deletes its cookie; null without a cookie */
		async endCurrent(db: D1DatabaseSession, deps: SessionDependencies, request: Request): Promise<string | null> {
			await endOpen(db, deps, request);
			return expiredCookie(storageFor(deps, request), request.headers.get("cookie"));
		},
		/** Ends every open session except `kept`; null ends all. */
		endOthersStatement: (db: D1DatabaseSession, holder: Id, kept: string | null): D1PreparedStatement =>
			db
				.prepare(`UPDATE ${table} SET ended_at = ? WHERE ${column} = ? AND id IS NOT ? AND ended_at IS NULL`)
				.bind(epochSeconds(), holder, kept),
		/** Open sessions, most recently used first. Times in epoch seconds. */
		async list(db: D1DatabaseSession, holder: Id): Promise<SessionLine[]> {
			const now = epochSeconds();
			const { results } = await db
				.prepare(
					`SELECT s.id, s.device, s.created_at AS createdAt, s.seen_at AS seenAt FROM ${table} AS s ${active}
					WHERE s.${column} = ?1 AND ${isOpen} ORDER BY s.seen_at DESC LIMIT ?4`,
				)
				.bind(holder, now, now - IDLE_SECONDS, MAX_SHOWN)
				.all<SessionLine>();
			return results;
		},
		sweepStatement: (db: D1DatabaseSession, now: number): D1PreparedStatement =>
			db.prepare(`DELETE FROM ${table} WHERE expires_at < ?`).bind(now - KEPT_AFTER_END),
	};
}

async function newCookie(storage: SessionStorage<SessionContent>, sid: string): Promise<string> {
	const session = await storage.getSession();
	session.set("sid", sid);
	return storage.commitSession(session);
}

async function expiredCookie(storage: SessionStorage<SessionContent>, cookie: string | null): Promise<string | null> {
	const session = await storage.getSession(cookie);
	return session.id ? storage.destroySession(session) : null;
}

/**
 * Local http uses another cookie name: the `__Host-` prefix requires `Secure`, and not all browsers accept `Secure`
 * cookies over plain http on 127.0.0.1, although they do on `localhost`.
 */
function cookieOf(name: string, secrets: readonly string[], secure: boolean): Cookie {
	return {
		name: secure ? `__Host-${name}` : name,
		secrets: [...secrets],
		httpOnly: true,
		sameSite: "lax",
		path: "/",
		secure,
		maxAge: SESSION_SECONDS,
	};
}
