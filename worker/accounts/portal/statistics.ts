import { type HistoryKind, historyKinds } from "../../../app/domain/accounts/history";
import { type PageViewSource, pageViewSources } from "../../../app/domain/accounts/page-view-sources";
import { recordOf } from "../../../app/domain/records";
import {
	addDays,
	type Day,
	daysBetween,
	firstOfMonth,
	mondayOf,
	monthBefore,
} from "../../../app/domain/viewings/calendar";
import type { Cell, RowOf } from "../../platform/rows";

/** Days of the chart, including today. Source: specification, section 9. */
const CHART_DAYS = 30;

/** Page views of a property on one day (Brussels time), by source. */
export type DayOfPageViews = { day: Day; total: number } & Record<PageViewSource, number>;

/** Page view counters. Days are in Brussels time; weeks are keyed by their Monday. */
export type PageViewCounters = {
	days(propertyIds: readonly number[], from: Day, to: Day): Promise<ReadonlyMap<number, DayOfPageViews[]>>;
	total(propertyId: number): Promise<{ total: number; since: Day | null }>;
	ofWeeks(propertyIds: readonly number[], from: Day, to: Day): Promise<number[]>;
};

/** A count and that of the preceding period. */
export type Figure = { count: number; before: number };

export type PropertyStatistics = {
	today: Day;
	pageViews: { today: Figure; week: Figure; month: Figure; total: number; since: Day | null };
	/** Every day of the chart, oldest first; the last is today and incomplete. */
	days: DayOfPageViews[];
	/** Page views by source over the chart's days, sorted by `bySource`. */
	sources: { source: PageViewSource; count: number }[];
	/** Events by kind: in total, and over the chart's days with the preceding period. */
	kinds: { kind: HistoryKind; total: number; recent: Figure }[];
	/** Page views over the chart's days and the preceding period. */
	recentPageViews: Figure;
	/** Total number of history rows. */
	entries: number;
};

type HistoryDay = RowOf<"history_days", "visit" | "communication" | "online_media" | "calendar_visit"> & {
	day: Cell<"history_days", "day", Day>;
};
const kindColumns: Record<HistoryKind, keyof HistoryDay> = {
	visit: "visit",
	communication: "communication",
	onlineMedia: "online_media",
	calendarVisit: "calendar_visit",
};

/** Reads about 60 daily rows each of page views and history, and a few totals. */
export async function readStatistics(
	db: D1DatabaseSession,
	pageViews: PageViewCounters,
	propertyId: number,
	today: Day,
): Promise<PropertyStatistics> {
	const chartFrom = addDays(today, 1 - CHART_DAYS);
	const beforeChart = addDays(chartFrom, -CHART_DAYS);
	const lastMonth = firstOfMonth(monthBefore(today));
	const pageViewsFrom = lastMonth < beforeChart ? lastMonth : beforeChart;
	const [seen, total, history, totals] = await Promise.all([
		pageViews.days([propertyId], pageViewsFrom, today),
		pageViews.total(propertyId),
		readHistoryDays(db, propertyId, beforeChart, today),
		readTotals(db, propertyId),
	]);
	const days = seen.get(propertyId) ?? [];
	/** Totals of the chart's days and of the same number of days before. */
	function beside<Row extends { day: Day }>(rows: readonly Row[], numberOf: (row: Row) => number): Figure {
		const [now, before] = [rows.filter(({ day }) => day >= chartFrom), rows.filter(({ day }) => day < chartFrom)];
		return { count: sum(now.map(numberOf)), before: sum(before.filter(({ day }) => day >= beforeChart).map(numberOf)) };
	}
	return {
		today,
		pageViews: { ...pageViewFigures(days, today), ...total },
		days: filledDays(days, chartFrom, today),
		sources: bySource(days.filter(({ day }) => day >= chartFrom)),
		kinds: historyKinds.map((kind) => ({
			kind,
			total: totals.get(kind) ?? 0,
			recent: beside(history, (row) => Number(row[kindColumns[kind]])),
		})),
		recentPageViews: beside(days, (each) => each.total),
		entries: sum([...totals.values()]),
	};
}

/** Page views today, this week and this month so far, each with the same days of the preceding period. */
function pageViewFigures(days: readonly DayOfPageViews[], today: Day): Record<"today" | "week" | "month", Figure> {
	const between = (from: Day, to: Day) =>
		sum(days.filter(({ day }) => from <= day && day <= to).map((each) => each.total));
	const figure = (from: Day, beforeFrom: Day, beforeTo: Day): Figure => ({
		count: between(from, today),
		before: between(beforeFrom, beforeTo),
	});
	const yesterday = addDays(today, -1);
	const monday = mondayOf(today);
	const lastMonth = monthBefore(today);
	return {
		today: figure(today, yesterday, yesterday),
		week: figure(monday, addDays(monday, -7), addDays(today, -7)),
		month: figure(firstOfMonth(today), firstOfMonth(lastMonth), lastMonth),
	};
}

/** Fills missing days with zeros. */
function filledDays(days: readonly DayOfPageViews[], from: Day, to: Day): DayOfPageViews[] {
	const known = new Map(days.map((each) => [each.day, each]));
	const none = recordOf(pageViewSources, () => 0);
	return daysBetween(from, to).map((day) => known.get(day) ?? { day, total: 0, ...none });
}

/** Totals by source, largest first, without zeros. */
export function bySource(days: readonly DayOfPageViews[]): PropertyStatistics["sources"] {
	return pageViewSources
		.map((source) => ({ source, count: sum(days.map((each) => each[source])) }))
		.filter(({ count }) => count > 0)
		.sort((a, b) => b.count - a.count);
}

async function readHistoryDays(db: D1DatabaseSession, propertyId: number, from: Day, to: Day): Promise<HistoryDay[]> {
	const { results } = await db
		.prepare(
			`SELECT day, visit, communication, online_media, calendar_visit FROM history_days
			WHERE property_id = ? AND day BETWEEN ? AND ?`,
		)
		.bind(propertyId, from, to)
		.all<HistoryDay>();
	return results;
}

async function readTotals(db: D1DatabaseSession, propertyId: number): Promise<Map<string, number>> {
	const { results } = await db
		.prepare("SELECT kind, total FROM history_totals WHERE property_id = ?")
		.bind(propertyId)
		.all<RowOf<"history_totals", "kind" | "total">>();
	return new Map(results.map((row) => [row.kind, row.total]));
}

export function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}
