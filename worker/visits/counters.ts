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

/** Visits of each home over whole weeks, named by their Mondays: `from` and `to` both included. */
export async function visitsOfWeeks(
	db: D1DatabaseSession,
	propertyIds: readonly number[],
	from: string,
	to: string,
): Promise<number[]> {
	const { results } = await db
		.prepare(
			`SELECT w.property_id AS id, sum(w.total) AS total FROM json_each(?1) AS home
			CROSS JOIN visit_weeks AS w ON w.property_id = home.value AND w.week BETWEEN ?2 AND ?3
			GROUP BY w.property_id`,
		)
		.bind(JSON.stringify(propertyIds), from, to)
		.all<{ id: number; total: number }>();
	const totals = new Map(results.map((row) => [row.id, row.total]));
	return propertyIds.map((id) => totals.get(id) ?? 0);
}
