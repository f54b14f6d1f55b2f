import { keysOf } from "../../app/domain/records";

/** What a guard statement's failure carries: what it was asked to do conflicts with a concurrent change. */
const OVERTAKEN = "guard-overtaken";

/**
 * Why the database refuses a batch because of a concurrent change, by what its message carries then. The triggers of
 * `migrations/personal` raise the first ones by name; the last ones are keys that may be taken once.
 */
export const guardMarks = {
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

export type GuardCode = keyof typeof guardMarks;

const codes = keysOf(guardMarks);

/**
 * Part of a batch that may only go through while a condition holds: the whole batch fails where it does not.
 * SQLite has no RAISE outside triggers; an invalid JSON path stops the batch as well, and the message names it.
 * @param condition SQL of our own, with `?` for the values
 */
export function guardStatement(
	db: Pick<D1DatabaseSession, "prepare">,
	condition: string,
	...values: (string | number | null)[]
): D1PreparedStatement {
	return db.prepare(`SELECT CASE WHEN ${condition} THEN 1 ELSE json_extract('{}', '${OVERTAKEN}') END`).bind(...values);
}

/** By which guard a batch failed; null where it failed by a fault. */
export function guardCodeOf(error: unknown): GuardCode | null {
	const message = error instanceof Error ? error.message : String(error);
	return codes.find((code) => message.includes(guardMarks[code])) ?? null;
}

/** Whether a batch failed because its guard statement does not hold any more. */
export function isGuardFault(error: unknown): boolean {
	return guardCodeOf(error) === "overtaken";
}

/** Runs a batch with guard statements. @returns false where one of their conditions does not hold, and nothing is done */
export async function passes(
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
