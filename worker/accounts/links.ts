import type { Cell } from "../platform/rows";
import { randomToken, tokenHash } from "./secrets";

export type LinkPurpose = "invitation" | "reset";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** Seconds that a link can be used. */
export const LINK_SECONDS: Readonly<Record<LinkPurpose, number>> = { invitation: 7 * DAY, reset: 30 * MINUTE };
const KEPT_AFTER_END = 30 * DAY;

export type NewLink = { token: string; statement: D1PreparedStatement };

/** A single-use link. The token goes into the email; its hash alone is stored, by the statement. */
export function createLink(db: D1DatabaseSession, ownerId: number, purpose: LinkPurpose, now: number): NewLink {
	const token = randomToken();
	return {
		token,
		statement: db
			.prepare("INSERT INTO owner_links (hash, owner_id, purpose, expires_at) VALUES (?, ?, ?, ?)")
			.bind(tokenHash(token), ownerId, purpose, now + LINK_SECONDS[purpose]),
	};
}

/** Whose link it is; null where it is unknown, used or old. */
export async function readLink(db: D1DatabaseSession, token: string, now: number): Promise<number | null> {
	return db
		.prepare("SELECT owner_id FROM owner_links WHERE hash = ? AND used_at IS NULL AND expires_at > ?")
		.bind(tokenHash(token), now)
		.first<Cell<"owner_links", "owner_id">>("owner_id");
}

/** Takes the link and, with it, every other open one of the owner. Of two at the same moment one gets null. */
export async function takeLink(db: D1DatabaseSession, token: string, now: number): Promise<number | null> {
	const ownerId = await db
		.prepare(
			"UPDATE owner_links SET used_at = ?2 WHERE hash = ?1 AND used_at IS NULL AND expires_at > ?2 RETURNING owner_id",
		)
		.bind(tokenHash(token), now)
		.first<Cell<"owner_links", "owner_id">>("owner_id");
	if (ownerId !== null) {
		await db
			.prepare("UPDATE owner_links SET used_at = ? WHERE owner_id = ? AND used_at IS NULL")
			.bind(now, ownerId)
			.run();
	}
	return ownerId;
}

export function sweepLinksStatement(db: D1DatabaseSession, now: number): D1PreparedStatement {
	return db.prepare("DELETE FROM owner_links WHERE expires_at < ?").bind(now - KEPT_AFTER_END);
}
