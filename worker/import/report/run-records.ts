import type { RunMessage } from "../../../app/domain/imports/message";
import type { RefusedWithdrawals } from "../held/withdrawals";
import type { Finding } from "./findings";

/** A run of the import as people read it. */
export type ImportRun = {
	id: number;
	state: "staging" | "planned" | "done" | "failed" | "refused";
	/** ISO 8601. */
	startedAt: string;
	/** Null while it runs. */
	seconds: number | null;
	/** Every page of everything was read, and not only what changed. */
	isWhole: boolean;
	counts: Record<"read" | "created" | "changed" | "unchanged" | "withdrawn" | "rejected", number>;
	message: RunMessage | null;
	remarks: number;
	/** What it would not withdraw waits for somebody to say that it is really gone. */
	waits: boolean;
	/** What it brought that is new is on the site, or will be: nothing was refused, or somebody took it in. */
	isTaken: boolean;
};

export type ImportRunDetail = ImportRun & {
	findings: Finding[];
	/**
	 * How many properties filled each field, and how many in the whole run before. Of a run of changes: of the properties
	 * that it read and that were known, and how many of the same did before.
	 */
	fields: { field: string; filled: number; before: number | null }[];
	/** What it would not withdraw, by number; null where there is nothing of the kind. */
	refused: RefusedWithdrawals | null;
};
