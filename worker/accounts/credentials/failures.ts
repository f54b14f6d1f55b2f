import { HOUR_SECONDS } from "../../../app/domain/durations";
import type { RowOf } from "../../platform/rows";
/** Number of failures from which an account or address needs a captcha. Source: specification of the API. */
export const CAPTCHA_FROM = 3;
/** Seconds after the last failure until the count is reset. */
const FORGOTTEN_AFTER = HOUR_SECONDS;
const MAX_DELAY = 900;

export type Failures = {
	/** Highest count among the subjects. */
	count: number;
	/** Earliest time of the next attempt for these subjects, in epoch seconds; 0 if there is no delay. */
	waitUntil(subjects: readonly string[]): number;
};

type Row = RowOf<"sign_in_failures">;

/** Retry delay in seconds: 1, 2, 4 … up to 15 minutes. */
function delayAfter(failures: number): number {
	return failures < CAPTCHA_FROM ? 0 : Math.min(2 ** (failures - CAPTCHA_FROM), MAX_DELAY);
}

export async function readFailures(db: D1DatabaseSession, subjects: readonly string[], now: number): Promise<Failures> {
	const { results } = await db
		.prepare(
			`SELECT subject, failures, last_at FROM sign_in_failures
			WHERE subject IN (SELECT value FROM json_each(?1)) AND last_at > ?2`,
		)
		.bind(JSON.stringify(subjects), now - FORGOTTEN_AFTER)
		.all<Row>();
	return {
		count: Math.max(0, ...results.map((row) => row.failures)),
		waitUntil: (those) =>
			Math.max(
				0,
				...results
					.filter(({ subject, failures }) => those.includes(subject) && failures >= CAPTCHA_FROM)
					.map((row) => row.last_at + delayAfter(row.failures)),
			),
	};
}

/**
 * Records a failure for each subject. Call it before the password check, so that concurrent attempts count too.
 * @returns the number of failures by subject
 */
export async function recordFailure(
	db: D1DatabaseSession,
	subjects: readonly string[],
	now: number,
): Promise<ReadonlyMap<string, number>> {
	const { results } = await db
		.prepare(
			`INSERT INTO sign_in_failures (subject, failures, last_at) SELECT value, 1, ?2 FROM json_each(?1) WHERE true
			ON CONFLICT (subject) DO UPDATE SET last_at = excluded.last_at,
				failures = CASE WHEN last_at > ?3 THEN failures + 1 ELSE 1 END
			RETURNING subject, failures`,
		)
		.bind(JSON.stringify(subjects), now, now - FORGOTTEN_AFTER)
		.all<RowOf<"sign_in_failures", "subject" | "failures">>();
	return new Map(results.map(({ subject, failures }) => [subject, failures]));
}

/**
 * Resets failures after a successful sign-in: deletes those of `own`, and subtracts the count of `own[0]` from
 * `shared`.
 */
export async function resetFailures(
	db: D1DatabaseSession,
	own: readonly [string, ...string[]],
	shared: string | null,
): Promise<void> {
	await db.batch([
		db
			.prepare(
				`UPDATE sign_in_failures SET failures = max(0, failures -
					coalesce((SELECT failures FROM sign_in_failures WHERE subject = ?1), 0)) WHERE subject = ?2`,
			)
			.bind(own[0], shared),
		db
			.prepare("DELETE FROM sign_in_failures WHERE subject IN (SELECT value FROM json_each(?))")
			.bind(JSON.stringify(own)),
	]);
}

export function sweepFailuresStatement(db: D1DatabaseSession, now: number): D1PreparedStatement {
	return db.prepare("DELETE FROM sign_in_failures WHERE last_at <= ?").bind(now - FORGOTTEN_AFTER);
}
