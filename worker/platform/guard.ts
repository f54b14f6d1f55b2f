import { keysOf } from "../../app/domain/records";

/** Mark in the error message of a failed guard statement: the batch conflicts with a concurrent change. */
const OVERTAKEN = "guard-overtaken";

/**
 * Guards that abort a batch on a concurrent change, each with the mark in its error message. The triggers in
 * `migrations/personal` raise the first ones by name; the last ones are unique constraints.
 */
export const guardErrorTexts = {
	"limit-reached": "limit-reached",
	"slot-full": "slot-full",
	"booking-changed": "booking-changed",
	"already-reminded": "already-reminded",
	"already-notified": "already-notified",
	"already-invited": "already-invited",
	"already-summed-up": "already-summed-up",
	overtaken: OVERTAKEN,
	"request-repeated": "UNIQUE constraint failed: idempotency.id",
	"captcha-spent": "UNIQUE constraint failed: spent_captchas.id",
	"documents-requested": "UNIQUE constraint failed: document_requests.",
} as const;

export type GuardCode = keyof typeof guardErrorTexts;

const codes = keysOf(guardErrorTexts);

/**
 * Makes the whole batch fail when a condition is false. SQLite allows RAISE only in triggers; an invalid JSON path also
 * aborts the batch, and the error message contains it.
 * @param condition trusted SQL, with `?` for the values
 */
export function guardStatement(
	db: Pick<D1DatabaseSession, "prepare">,
	condition: string,
	...values: (string | number | null)[]
): D1PreparedStatement {
	return db.prepare(`SELECT CASE WHEN ${condition} THEN 1 ELSE json_extract('{}', '${OVERTAKEN}') END`).bind(...values);
}

/** Returns the guard that made a batch fail; null for any other error. */
export function guardCodeOf(error: unknown): GuardCode | null {
	const message = error instanceof Error ? error.message : String(error);
	return codes.find((code) => message.includes(guardErrorTexts[code])) ?? null;
}

/** Whether a batch failed because the condition of its guard statement was false. */
export function isGuardFault(error: unknown): boolean {
	return guardCodeOf(error) === "overtaken";
}

/** Runs a batch with guard statements. @returns false when a condition is false; nothing is written then */
export async function runGuarded(
	db: Pick<D1DatabaseSession, "batch">,
	guarded: readonly D1PreparedStatement[],
): Promise<boolean> {
	try {
		await db.batch([...guarded]);
		return true;
	} catch (error) {
		if (isGuardFault(error)) return false;
		throw error;
	}
}
