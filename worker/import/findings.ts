/** What the agency should look at after a run: a record that did not go in, or a remark on one that did. */
export type Finding = {
	finding: "rejected" | "remark";
	kind: "property" | "project" | "type" | "owner" | "history" | "slot" | "condition" | "metadata";
	recordId: string;
	reason: string;
};

/** The first reason of a failed check, in words that name the field. */
export function reasonOf(error: { issues: readonly { path: PropertyKey[]; message: string }[] }): string {
	const issue = error.issues[0];
	if (!issue) return "does not fit";
	const field = issue.path.join(".");
	return (field ? `${field}: ${issue.message}` : issue.message).slice(0, LONGEST_REASON).toWellFormed();
}

/** A path may hold names that the feed chose. */
const LONGEST_REASON = 200;

/** The ID that a record claims, for the agency to find it by. */
export function claimedId(record: unknown): string {
	const id = typeof record === "object" && record !== null && "ID" in record ? record.ID : null;
	return typeof id === "number" || typeof id === "string"
		? String(id).slice(0, LONGEST_ID).toWellFormed()
		: "without an ID";
}

const LONGEST_ID = 100;
