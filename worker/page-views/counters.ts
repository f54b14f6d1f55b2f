import type { PageViewSource } from "../../app/domain/accounts/page-view-sources";
import { inGroups } from "../../app/domain/records";
import { placeholders } from "../platform/reader";
import type { Cell, RowOf } from "../platform/rows";

/** A property's page views of one day in Brussels, by source. */
export type PageViewDay = { day: string; total: number } & Record<PageViewSource, number>;

/** Total page views of a property, and the day of the first; `since` is null without page views. */
export type PageViewTotal = RowOf<"page_view_totals", "total"> & {
	since: Cell<"page_view_totals", "first_day"> | null;
};

const columns = "day, total, list, search, portal, social, mail, qr, other, direct";

/**
 * Returns the days with page views per property, from `from` to `to` inclusive, oldest first. Reads one row per day.
 */
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

/** Properties per statement: with the two weeks below D1's 100 bound values. */
const PROPERTIES_PER_STATEMENT = 90;

/**
 * Returns the page views of each property over whole weeks, identified by their Mondays; `from` and `to` inclusive.
 * Reads one row per week.
 */
export async function pageViewsOfWeeks(
	db: D1DatabaseSession,
	propertyIds: readonly number[],
	from: string,
	to: string,
): Promise<number[]> {
	const totals = new Map<number, number>();
	for (const ids of inGroups(propertyIds, PROPERTIES_PER_STATEMENT)) {
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
