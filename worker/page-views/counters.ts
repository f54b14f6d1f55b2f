import type { PageViewSource } from "../../app/domain/accounts/portal";
import { inGroups } from "../../app/domain/records";
import { placeholders } from "../platform/reader";
import type { Cell, RowOf } from "../platform/rows";

/** A property's page views of one day in Brussels, by source. */
export type PageViewDay = { day: string; total: number } & Record<PageViewSource, number>;

/** All page views of a property, and the first day that had one; null before it. */
export type PageViewTotal = RowOf<"page_view_totals", "total"> & {
	since: Cell<"page_view_totals", "first_day"> | null;
};

const columns = "day, total, list, search, portal, social, mail, qr, other, direct";

/** By property, the days with page views from `from` to `to`, both included, the oldest first: a row for each. */
export async function pageViewDays(
	db: D1DatabaseSession,
	propertyIds: readonly number[],
	from: string,
	to: string,
): Promise<Map<number, PageViewDay[]>> {
	const { results } = await db
		.prepare(
			`SELECT property_id AS id, ${columns} FROM page_view_days
			WHERE property_id IN (SELECT value FROM json_each(?)) AND day BETWEEN ? AND ? ORDER BY property_id, day`,
		)
		.bind(JSON.stringify(propertyIds), from, to)
		.all<RowOf<"page_view_days", "day" | "total" | PageViewSource> & { id: Cell<"page_view_days", "property_id"> }>();
	const days = new Map<number, PageViewDay[]>(propertyIds.map((id) => [id, []]));
	for (const { id, ...day } of results) days.get(id)?.push(day);
	return days;
}

export async function pageViewTotal(db: D1DatabaseSession, propertyId: number): Promise<PageViewTotal> {
	const row = await db
		.prepare("SELECT total, first_day AS since FROM page_view_totals WHERE property_id = ?")
		.bind(propertyId)
		.first<PageViewTotal>();
	return row ?? { total: 0, since: null };
}

/** Properties whose weeks are summed up in one statement: below the 100 values that one can be given. */
const HOMES_AT_ONCE = 90;

/**
 * Page views of each property over whole weeks, named by their Mondays: `from` and `to` both included. A row for each
 * week.
 */
export async function pageViewsOfWeeks(
	db: D1DatabaseSession,
	propertyIds: readonly number[],
	from: string,
	to: string,
): Promise<number[]> {
	const totals = new Map<number, number>();
	for (const ids of inGroups(propertyIds, HOMES_AT_ONCE)) {
		const { results } = await db
			.prepare(
				`SELECT property_id AS id, total FROM page_view_weeks
				WHERE property_id IN (${placeholders(ids)}) AND week BETWEEN ? AND ?`,
			)
			.bind(...ids, from, to)
			.all<RowOf<"page_view_weeks", "total"> & { id: Cell<"page_view_weeks", "property_id"> }>();
		for (const { id, total } of results) totals.set(id, (totals.get(id) ?? 0) + total);
	}
	return propertyIds.map((id) => totals.get(id) ?? 0);
}
