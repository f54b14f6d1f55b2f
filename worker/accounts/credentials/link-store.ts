import { DAY_SECONDS } from "../../../app/domain/durations";
import type { Cell } from "../../platform/rows";
import type { Tables } from "../../platform/tables";
import { tokenHash } from "./secrets";

/** Lifetime of an invitation in seconds. */
export const INVITATION_SECONDS = 7 * DAY_SECONDS;
const KEPT_AFTER_END = 30 * DAY_SECONDS;

type LinkTable = "owner_links" | "staff_invitations";

/** Single-use links of one kind of account. The email contains the token; the database stores only its hash. */
export function createLinkStore<Table extends LinkTable, Column extends keyof Tables[Table]>(
	table: Table,
	/** Column of the account id. */
	column: Column & string,
) {
	type Id = Cell<Table, Column>;
	const isOpen = "hash = ?1 AND used_at IS NULL AND expires_at > ?2";
	return {
		/** Account id of the link; null if the link is unknown, used or expired. */
		read: (db: D1DatabaseSession, token: string, now: number): Promise<Id | null> =>
			db
				.prepare(`SELECT ${column} AS holder FROM ${table} WHERE ${isOpen}`)
				.bind(tokenHash(token), now)
				.first<Id>("holder"),
		/** Marks the link as used. Of two concurrent calls, one returns false. */
		async take(db: D1DatabaseSession, token: string, now: number): Promise<boolean> {
			const { meta } = await db
				.prepare(`UPDATE ${table} SET used_at = ?2 WHERE ${isOpen}`)
				.bind(tokenHash(token), now)
				.run();
			return meta.changes === 1;
		},
		/** Marks every open link of the account as used. */
		takeAllStatement: (db: D1DatabaseSession, holder: Id, now: number): D1PreparedStatement =>
			db.prepare(`UPDATE ${table} SET used_at = ? WHERE ${column} = ? AND used_at IS NULL`).bind(now, holder),
		sweepStatement: (db: D1DatabaseSession, now: number): D1PreparedStatement =>
			db.prepare(`DELETE FROM ${table} WHERE expires_at < ?`).bind(now - KEPT_AFTER_END),
	};
}
