import type { Lead } from "../ports/lead";

/** Results of a lead's earlier attempts, so that a retry does nothing twice. */
export type Progress = {
	/** The numbers that the system gave, by what they number. */
	numbers: Record<string, number | string>;
	/** Names of fields that the system does not take: they are left out, and are in the note. */
	refused: string[];
};

export type SinkResult =
	/** `isNobodys`: a viewing that stands in nobody's calendar there, for no person of the system shows it. */
	| { ok: true; isNobodys?: boolean }
	/**
	 * `refused`: the system will never take it as it is; `denied`: the account is not let in, whatever the lead; `failed`:
	 * anything else. The last two are tried again.
	 */
	| { ok: false; reason: "refused" | "denied" | "failed"; fault: string };

/** A CRM, or any other system, that takes leads. */
export type LeadSink = {
	/** Its name in messages. */
	system: string;
	/**
	 * Delivers a lead, from where the last attempt stopped.
	 * @param progress is changed as the work goes on
	 * @param save keeps it, so that a crash repeats one call at most
	 */
	send(lead: Lead, progress: Progress, save: () => Promise<void>): Promise<SinkResult>;
};
