import { DAY_SECONDS } from "../../app/domain/durations";
import { APPOINTMENT_SECONDS, CONFIRMATION_SECONDS, MONTH, OPEN_HOUSE_SECONDS } from "../../app/domain/forms/periods";
import { deleteObjects, keysWhere, removeOrphans } from "../platform/bucket";
import { attachmentKeys } from "../platform/records";
import type { RowOf } from "../platform/rows";
import { HELD, UPLOADS } from "./upload-files";

/** Lifetime of the links in a documents email. */
export const DOCUMENT_LINK_SECONDS = 7 * DAY_SECONDS;
/** Time in which a held form can be confirmed by the button of its email. */
export const HELD_SECONDS = 2 * DAY_SECONDS;
/** Lifetime of the agency's links to files. */
export const FILE_LINK_SECONDS = 30 * DAY_SECONDS;
/** Counts from the owner's last confirmation. */
const DEMAND_SECONDS = 24 * MONTH;
/** Lifetime of an active appointment alert when no seat becomes free. */
const APPOINTMENT_ALERT_SECONDS = 6 * MONTH;
const CONSENT_SECONDS = 24 * MONTH;
export const IDEMPOTENCY_SECONDS = DAY_SECONDS;
/** The longest span of any limit. */
const LIMIT_SECONDS = DAY_SECONDS;

/** Submissions per batch, and maximum number of batches per run. */
const SUBMISSIONS_AT_ONCE = 1_000;
const MAX_ROUNDS = 20;

export type Swept = {
	submissions: number;
	files: number;
	/** Whether no expired submission is left. */
	isDone: boolean;
};

/** Deletes expired data; run every night. Files are deleted before their rows, so that none is left without a row. */
export async function sweepRequests(db: D1Database, bucket: R2Bucket, now: number): Promise<Swept> {
	const session = db.withSession("first-primary");
	await session.batch([
		session.prepare("DELETE FROM idempotency WHERE expires_at < ?").bind(now),
		session.prepare("DELETE FROM limit_hits WHERE at < ?").bind(now - LIMIT_SECONDS),
		session.prepare("DELETE FROM held_forms WHERE expires_at < ?").bind(now),
		session.prepare("DELETE FROM document_requests WHERE expires_at < ?").bind(now),
		session.prepare("DELETE FROM consent_log WHERE at < ?").bind(now - CONSENT_SECONDS),
		session
			.prepare(
				`DELETE FROM bookings WHERE ends_at < ?1 OR (ends_at < ?2
					AND (SELECT form FROM submissions WHERE id = submission_id) = 'open-house')`,
			)
			.bind(now - APPOINTMENT_SECONDS, now - OPEN_HOUSE_SECONDS),
		session
			.prepare(
				"DELETE FROM appointment_alerts WHERE created_at < ?1 OR (state <> 'active' AND created_at < ?2) OR state = 'notified'",
			)
			.bind(now - APPOINTMENT_ALERT_SECONDS, now - CONFIRMATION_SECONDS),
		session
			.prepare("DELETE FROM newsletter_subscriptions WHERE state = 'pending' AND created_at < ?")
			.bind(now - CONFIRMATION_SECONDS),
		session
			.prepare("DELETE FROM saved_searches WHERE state = 'pending' AND created_at < ?")
			.bind(now - CONFIRMATION_SECONDS),
		// A confirmation is never older than its row, so the index on created_at can preselect.
		session
			.prepare(
				"DELETE FROM saved_searches WHERE state IN ('active', 'paused') AND created_at < ?1 AND coalesce(confirmed_at, created_at) < ?1",
			)
			.bind(now - DEMAND_SECONDS),
	]);
	const swept = await removeExpired(session, bucket, now);
	// Files of interrupted requests, and files of held forms that were sent or never confirmed.
	const isStray = "NOT EXISTS (SELECT 1 FROM files WHERE files.key = value)";
	const strays = await removeOrphans(bucket, UPLOADS, now, keysWhere(session, isStray));
	const isForgotten = "NOT EXISTS (SELECT 1 FROM held_forms WHERE instr(value, id) > 0)";
	const forgotten = await removeOrphans(bucket, HELD, now, keysWhere(session, isForgotten));
	return { ...swept, files: swept.files + strays + forgotten };
}

/** Deletes expired submissions in batches, so that few R2 calls delete their files, up to MAX_ROUNDS batches. */
async function removeExpired(session: D1DatabaseSession, bucket: R2Bucket, now: number): Promise<Swept> {
	const swept: Swept = { submissions: 0, files: 0, isDone: false };
	for (let round = 0; round < MAX_ROUNDS && !swept.isDone; round += 1) {
		const { results } = await session
			.prepare(`SELECT id FROM submissions WHERE expires_at < ? LIMIT ${SUBMISSIONS_AT_ONCE}`)
			.bind(now)
			.all<RowOf<"submissions", "id">>();
		const ids = results.map(({ id }) => id);
		swept.files += await removeSubmissions(session, bucket, ids);
		swept.submissions += ids.length;
		swept.isDone = ids.length < SUBMISSIONS_AT_ONCE;
	}
	return swept;
}

/** Deletes submissions with their files, addresses and emails. @returns number of deleted files */
export async function removeSubmissions(
	session: D1DatabaseSession,
	bucket: R2Bucket,
	ids: readonly string[],
): Promise<number> {
	if (ids.length === 0) return 0;
	const list = JSON.stringify(ids);
	const where = "IN (SELECT value FROM json_each(?))";
	const { results: files } = await session
		.prepare(`SELECT key FROM files WHERE submission_id ${where}`)
		.bind(list)
		.all<RowOf<"files", "key">>();
	const { results: emails } = await session
		.prepare(`SELECT attachments FROM outbox WHERE submission_id ${where}`)
		.bind(list)
		.all<RowOf<"outbox", "attachments">>();
	await deleteObjects(bucket, [...files.map(({ key }) => key), ...attachmentKeys(emails)]);
	await session.batch([
		...["files", "submission_emails", "document_requests", "testimonials", "rent_profiles"].map((table) =>
			session.prepare(`DELETE FROM ${table} WHERE submission_id ${where}`).bind(list),
		),
		// Unsent rows too: without their attachments they could not be sent. A delivery in progress finds no row to update.
		session.prepare(`DELETE FROM outbox WHERE submission_id ${where}`).bind(list),
		session.prepare(`DELETE FROM submissions WHERE id ${where}`).bind(list),
	]);
	return files.length;
}
