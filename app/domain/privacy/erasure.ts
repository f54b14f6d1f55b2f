/** Data that an erasure keeps, by reason. The desk shows the texts `privacy.keptLine`. */
export type Kept =
	/** The documents of a sale, which the law requires to be kept for ten years. */
	| { what: "offer"; id: string }
	/** A lead in the agency's own system, which the site cannot erase. @property at ISO 8601 */
	| { what: "handedOver"; form: string; system: string; at: string; contact: string }
	/** An owner, whom each import adds again. */
	| { what: "owner"; id: number; username: string }
	/** Rows of the history of properties that name the person. */
	| { what: "history"; count: number }
	/** Emails that were sent to the agency's own mailboxes. */
	| { what: "mailboxes"; count: number }
	/** Backups of the database: the last day on which they contain the person, ISO 8601. */
	| { what: "backups"; until: string };

export type Erasure = {
	/** Number of deleted rows by table. */
	removed: Record<string, number>;
	kept: Kept[];
};
