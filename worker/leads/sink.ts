import type { Lead } from "../../app/domain/lead";

/** Progress of a lead's delivery, so that a retry repeats no step. */
export type Progress = {
	/** Ids assigned by the system, by kind of record. */
	numbers: Record<string, number | string>;
	/** Names of fields that the system refused; their values go into the note. */
	refused: string[];
};

export type SinkResult =
	/** `isUnassigned`: the viewing is in no calendar, because its agent is not a user of the system. */
	| { ok: true; isUnassigned?: boolean }
	/**
	 * `refused`: the system rejects the data permanently; `denied`: the account has no access; `failed`: any other fault.
	 * The last two are retried.
	 */
	| { ok: false; reason: "refused" | "denied" | "failed"; fault: string };

/** A CRM or other system that receives leads. */
export type LeadSink = {
	/** Name of the system in messages. */
	system: string;
	/**
	 * Delivers a lead, resuming after the last saved step.
	 * @param progress updated in place
	 * @param save stores the progress, so that a crash repeats at most one call
	 */
	send(lead: Lead, progress: Progress, save: () => Promise<void>): Promise<SinkResult>;
};
