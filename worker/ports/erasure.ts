/** What an erasure leaves, and why: each has its words in `privacy.keptLine` of the desk's texts. */
export type Kept =
	/** The documents of a sale are kept for ten years by law. */
	| { what: "offer"; id: string }
	/** Only the agency's own system can erase what it was given. @property at ISO 8601 */
	| { what: "handedOver"; form: string; system: string; at: string; contact: string }
	/** Each import brings the owner again. */
	| { what: "owner"; id: number; username: string }
	/** Rows of properties' history that name the person. */
	| { what: "history"; count: number }
	/** Emails that have left for the agency's own mailboxes. */
	| { what: "mailboxes"; count: number }
	/** The last day on which the database's own history has it still, ISO 8601. */
	| { what: "backups"; until: string };

export type Erasure = {
	/** How many, by table. */
	removed: Record<string, number>;
	kept: Kept[];
};
