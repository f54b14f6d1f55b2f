import type { AuditedAction } from "../../app/domain/desk/actions";

/** Who did something at the desk; null for a command of the agency or the site itself. */
export type AuditedStaff = { id: string; name: string } | null;

/**
 * One change at the desk. `before` and `after` hold what was changed and nothing else, as JSON: no text of a visitor, no
 * password, no secret.
 */
export type AuditEntry = {
	staff: AuditedStaff;
	action: AuditedAction;
	/** Kind and id: `submission:…`, `staff:…`, `testimonial:…`. */
	subject: string;
	before?: unknown;
	after?: unknown;
};

/**
 * The log of changes, kept for two years. Put `statement` into the batch of the change itself wherever there is one, so
 * that nothing is changed without its line; `record` writes a line by itself.
 */
export type Audit = {
	statement(entry: AuditEntry): D1PreparedStatement;
	record(entry: AuditEntry): Promise<void>;
	/** Not again for the same person and subject within an hour. */
	recordReading(entry: AuditEntry): Promise<void>;
};
