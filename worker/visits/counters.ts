import type { VisitSource } from "../../app/domain/portal";

/** A home's page visits of one Brussels day, by source. */
export type VisitDay = { day: string; total: number } & Record<VisitSource, number>;

/** All of a home's visits, and the first day that had one; null before it. */
export type VisitTotal = { total: number; since: string | null };

const columns = "day, total, list, search, portal, social, mail, qr, other, direct";

/** Days with visits from `from` to `to`, both included, the oldest first: a row for each. */
export async function visitDays(
	db: D1DatabaseSession,
	propertyId: number,
	from: string,
	to: string,
): Promise<VisitDay[]> {
	const { results } = await db
		.prepare(`SELECT ${columns} FROM visit_days WHERE property_id = ? AND day BETWEEN ? AND ? ORDER BY day`)
		.bind(propertyId, from, to)
		.all<VisitDay>();
	return results;
}

export async function visitTotal(db: D1DatabaseSession, propertyId: number): Promise<VisitTotal> {
	const row = await db
		.prepare("SELECT total, first_day AS since FROM visit_totals WHERE property_id = ?")
		.bind(propertyId)
		.first<VisitTotal>();
	return row ?? { total: 0, since: null };
}

/** Homes whose weeks are summed up in one statement: below the 100 values that one can be given. */
const HOMES_AT_ONCE = 90;

/** Visits of each home over whole weeks, named by their Mondays: `from` and `to` both included. A row for each week. */
export async function visitsOfWeeks(
	db: D1DatabaseSession,
	propertyIds: readonly number[],
	from: string,
	to: string,
): Promise<number[]> {
	const totals = new Map<number, number>();
	for (let start = 0; start < propertyIds.length; start += HOMES_AT_ONCE) {
		const ids = propertyIds.slice(start, start + HOMES_AT_ONCE);
		const { results } = await db
			.prepare(
				`SELECT property_id AS id, total FROM visit_weeks
				WHERE property_id IN (${ids.map(() => "?").join(", ")}) AND week BETWEEN ? AND ?`,
			)
			.bind(...ids, from, to)
			.all<{ id: number; total: number }>();
		for (const { id, total } of results) totals.set(id, (totals.get(id) ?? 0) + total);
	}
	return propertyIds.map((id) => totals.get(id) ?? 0);
}
