import type { AuditedAction } from "../../app/domain/desk/actions";
import { DAY_SECONDS, HOUR_SECONDS } from "../../app/domain/durations";
import type { Staff } from "../accounts/staff/staff";
import { toIsoString } from "../platform/clock";
import { factsOf, log } from "../platform/log";
import type { Cell, RowOf } from "../platform/rows";
import { wordsInEachCase } from "./scope";

/** The acting member of staff; null for a command of the agency or the site itself. */
export type AuditedStaff = { id: string; name: string } | null;

/**
 * One change at the desk. `before` and `after` hold only the changed values, as JSON: no visitor's text, password or
 * secret.
 */
type AuditEntry = {
	staff: AuditedStaff;
	action: AuditedAction;
	/** Kind and id: `submission:…`, `staff:…`, `testimonial:…`. */
	subject: string;
	before?: unknown;
	after?: unknown;
};

/**
 * The audit log, kept for two years. Put `statement` into the batch of the change where possible, so that no change
 * goes unlogged; `record` writes an entry on its own.
 */
export type Audit = {
	statement(entry: AuditEntry): D1PreparedStatement;
	record(entry: AuditEntry): Promise<void>;
	/** Records a reading at most once an hour per member of staff and subject. */
	recordReading(entry: AuditEntry): Promise<void>;
};

const KEPT_SECONDS = 2 * 365 * DAY_SECONDS;
const READING_SECONDS = HOUR_SECONDS;
const watched: ReadonlySet<AuditedAction> = new Set(["inbox.read", "inbox.export", "newsletter.export", "privacy.act"]);

export type AuditLine = {
	seq: number;
	/** ISO 8601. */
	at: string;
	staffName: string;
	/** One of `auditedActions`; an older entry may have another. */
	action: string;
	subject: string;
	/** JSON; null if empty. */
	before: string | null;
	after: string | null;
};

type AuditQuery = {
	/** Part of a staff name, an action or a subject. */
	words: string;
	action: AuditedAction | null;
	/** Cursor: only entries with a lower `seq`; null starts at the newest. */
	before: number | null;
	limit: number;
};

type AuditDependencies = {
	db: D1Database;
	/** Alerts the agency to a member of staff who reads or exports unusually much. */
	tellOfVolume(staff: { id: string }): Promise<void>;
	now(): number;
};

export type AuditLog = ReturnType<typeof createAudit>;

export function createAudit({ db, tellOfVolume, now }: AuditDependencies) {
	const statement = ({ staff, action, subject, before, after }: AuditEntry) =>
		db
			.prepare(
				`INSERT INTO audit_log (at, staff_id, staff_name, action, subject, before, after)
				VALUES (?, ?, ?, ?, ?, ?, ?)`,
			)
			.bind(now(), staff?.id ?? null, staff?.name ?? "", action, subject, jsonOf(before), jsonOf(after));
	/** A failed alert is only logged, so that the staff member's request still succeeds. */
	async function watch({ staff, action }: AuditEntry): Promise<void> {
		if (!staff || !watched.has(action)) return;
		if (!(await isUnusualVolume(db, staff, now()))) return;
		await tellOfVolume(staff).catch((error: unknown) => log("error", "alert-not-sent", factsOf(error)));
	}

	return {
		statement,
		async record(entry: AuditEntry) {
			await statement(entry).run();
			await watch(entry);
		},
		async recordReading(entry: AuditEntry) {
			const { staff, action, subject } = entry;
			const known = await db
				.withSession("first-primary")
				.prepare("SELECT 1 FROM audit_log WHERE subject = ? AND staff_id = ? AND action = ? AND at > ?")
				.bind(subject, staff?.id ?? null, action, now() - READING_SECONDS)
				.first();
			if (known) return;
			await statement(entry).run();
			await watch(entry);
		},
		/** Entries, the newest first. */
		async lines({ words, action, before, limit }: AuditQuery): Promise<AuditLine[]> {
			const { results } = await db
				.prepare(
					`SELECT seq, at, staff_name AS staffName, action, subject, before, after FROM audit_log
					WHERE seq < ?1 AND (?4 IS NULL OR action = ?4) AND EXISTS (
						SELECT 1 FROM json_each(?2) WHERE instr(lower(staff_name), value) OR instr(action, value) OR instr(lower(subject), value))
					ORDER BY seq DESC LIMIT ?3`,
				)
				.bind(before ?? Number.MAX_SAFE_INTEGER, wordsInEachCase(words), limit, action)
				.all<
					RowOf<"audit_log", "seq" | "at" | "action" | "subject" | "before" | "after"> & {
						staffName: Cell<"audit_log", "staff_name">;
					}
				>();
			return results.map((row) => ({ ...row, at: toIsoString(row.at) }));
		},
		/** Names of members of staff by id; unknown ids are left out. */
		async names(ids: readonly string[]): Promise<Record<string, string>> {
			const { results } = await db
				.prepare("SELECT id, name FROM staff WHERE id IN (SELECT value FROM json_each(?))")
				.bind(JSON.stringify(ids))
				.all<RowOf<"staff", "id" | "name">>();
			return Object.fromEntries(results.map(({ id, name }) => [id, name]));
		},
		/** Deletes entries older than two years. @returns how many */
		async sweep() {
			const { meta } = await db
				.prepare("DELETE FROM audit_log WHERE at < ?")
				.bind(now() - KEPT_SECONDS)
				.run();
			return meta.changes;
		},
	};
}

function jsonOf(value: unknown): string | null {
	return value === undefined || value === null ? null : JSON.stringify(value);
}

/** What a member of staff opened and exported within a day; `lines`: messages and subscribers in export files. */
type Volume = { opened: number; files: number; lines: number };

/** Daily limits, above what a day's work needs. */
const usual: Volume = { opened: 60, files: 8, lines: 1_000 };

/** Whether a member of staff has read or exported unusually much of visitors' data within a day. */
async function isUnusualVolume(db: D1Database, staff: Pick<Staff, "id">, now: number): Promise<boolean> {
	const volume = await db
		.withSession("first-primary")
		.prepare(
			`SELECT total(action = 'inbox.read') AS opened, total(action <> 'inbox.read') AS files,
				total(coalesce(after ->> '$.lines', after ->> '$.subscribers')) AS lines
			FROM audit_log WHERE at > ?2 AND staff_id = ?1 AND (action IN ('inbox.read', 'inbox.export', 'newsletter.export')
				OR action = 'privacy.act' AND subject LIKE 'export:%')`,
		)
		.bind(staff.id, now - DAY_SECONDS)
		.first<Volume>();
	return volume !== null && (["opened", "files", "lines"] as const).some((what) => volume[what] > usual[what]);
}
