/**
 * Stands first in a batch that may only go through while a condition holds: the whole batch fails where it does not.
 * SQLite knows no RAISE outside triggers; parsing what is no JSON stops the batch as well.
 * @param condition SQL of our own, with `?` for the values
 */
export function guardStatement(
	db: Pick<D1DatabaseSession, "prepare">,
	condition: string,
	...values: (string | number | null)[]
): D1PreparedStatement {
	return db.prepare(`SELECT CASE WHEN ${condition} THEN 1 ELSE json('the guard does not hold') END`).bind(...values);
}

/** Whether a batch failed by its guard, and not by a fault. SQLite names neither the guard nor its text. */
export function isGuardFault(error: unknown): boolean {
	return error instanceof Error && error.message.includes("malformed JSON");
}
