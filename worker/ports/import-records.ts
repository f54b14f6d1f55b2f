/** What the agency should look at after a run: a record that did not go in, or a remark on one that did. */
export type ImportFinding = {
	finding: "rejected" | "remark";
	kind: "property" | "project" | "type" | "owner" | "history" | "slot" | "condition" | "metadata";
	recordId: string;
	reason: string;
};

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
	message: string | null;
	remarks: number;
	/** What it would not withdraw waits for somebody to say that it is really gone. */
	waits: boolean;
};

export type ImportRunDetail = ImportRun & {
	findings: ImportFinding[];
	/** What it would not withdraw, by number; null where there is nothing of the kind. */
	refused: { ids: number[]; isAccepted: boolean } | null;
};

/** The import's own book-keeping, read and not changed. */
export type ImportRecords = {
	/** The latest first. */
	runs(limit: number): Promise<ImportRun[]>;
	run(id: number): Promise<ImportRunDetail | null>;
	/** Findings that hold now: of the last run that read everything, and of those of changes after it. */
	findings(): Promise<ImportFinding[]>;
};
