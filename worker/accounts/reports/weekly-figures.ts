import type { PriceRange } from "../../../app/domain/valuation/price-range";
import type { PriceStanding } from "../../../app/domain/valuation/price-standing";
import { addDays, type Day } from "../../../app/domain/viewings/calendar";
import { secondsInBrussels } from "../../../app/domain/viewings/pattern";
import type { Cell, Computed, RowOf } from "../../platform/rows";
import type { Comparison } from "../portal/comparison";
import { type FeedbackLine, feedbackOf, type MarketSources } from "../portal/interest";
import { bySource, type Figure, type PageViewCounters, type PropertyStatistics, sum } from "../portal/statistics";

/** Figures of a property for one week and the week before. Stored with the report, so that they do not change later. */
export type WeeklyFigures = {
	pageViews: Figure;
	sources: PropertyStatistics["sources"];
	requests: Figure;
	viewings: Figure;
	/** Viewings planned for the following week. */
	planned: number;
	feedback: FeedbackLine[];
	/** Number of matching saved searches. */
	searches: number;
	/** Page views over four weeks and the median of similar properties. */
	comparison: Pick<Comparison, "own" | "median"> | null;
	/** `before` is null unless the price changed in that week. */
	price: { now: number; before: number | null; range: PriceRange | null } | null;
};

export type FigureSources = MarketSources & {
	pageViews: PageViewCounters;
	/** Null if there are too few properties to compare with. */
	compare(propertyId: number, today: Day): Promise<Comparison | null>;
};

const SOURCES_TOLD = 3;
const DAYS = 7;

/** @param week Monday of the week */
export async function weeklyFigures(
	db: D1DatabaseSession,
	sources: FigureSources,
	ids: readonly number[],
	week: Day,
): Promise<Map<number, WeeklyFigures>> {
	const [pageViewDays, history, prices, searches] = await Promise.all([
		sources.pageViews.days(ids, addDays(week, -DAYS), addDays(week, DAYS - 1)),
		historyOf(db, ids, week),
		sources.prices(ids),
		sources.fitting(ids),
	]);
	const figures = await Promise.all(
		ids.map(async (id) => {
			const comparison = await sources.compare(id, addDays(week, DAYS));
			const days = pageViewDays.get(id) ?? [];
			const rows = history.filter((row) => row.id === id);
			const these = days.filter(({ day }) => day >= week);
			const pageViews = (of: typeof days) => sum(of.map(({ total }) => total));
			const own: WeeklyFigures = {
				pageViews: { count: pageViews(these), before: pageViews(days) - pageViews(these) },
				sources: bySource(these).slice(0, SOURCES_TOLD),
				requests: figureOf(rows, "communication"),
				viewings: figureOf(rows, "visit"),
				planned: countOf(
					rows.filter(({ status }) => status !== "cancelled"),
					"calendarVisit",
					"after",
				),
				feedback: feedbackOf(rows.filter(({ span }) => span === "during")),
				searches: searches.get(id) ?? 0,
				comparison: comparison && { own: comparison.own, median: comparison.median },
				price: priceOf(prices.get(id), week),
			};
			return [id, own] as const;
		}),
	);
	return new Map(figures);
}

type Span = "before" | "during" | "after";
type HistoryCount = RowOf<"history", "kind" | "status"> & { id: Cell<"history", "property_id"> } & Computed<{
		span: Span;
		count: number;
	}>;

/** Counts history rows of the week, the week before and the week after, by kind and status. */
async function historyOf(db: D1DatabaseSession, ids: readonly number[], week: Day): Promise<HistoryCount[]> {
	const [before, from, to, after] = [-DAYS, 0, DAYS, 2 * DAYS].map((days) =>
		secondsInBrussels(addDays(week, days), "00:00"),
	);
	const { results } = await db
		.prepare(
			`SELECT property_id AS id, kind, status, count(*) AS count,
				CASE WHEN at < ?3 THEN 'before' WHEN at < ?4 THEN 'during' ELSE 'after' END AS span
			FROM json_each(?1) AS wanted CROSS JOIN history ON property_id = wanted.value
			WHERE at >= ?2 AND at < ?5 GROUP BY property_id, kind, status, span`,
		)
		.bind(JSON.stringify(ids), before, from, to, after)
		.all<HistoryCount>();
	return results;
}

function countOf(rows: readonly HistoryCount[], kind: string, span: Span): number {
	return sum(rows.filter((row) => row.kind === kind && row.span === span).map(({ count }) => count));
}

function figureOf(rows: readonly HistoryCount[], kind: string): Figure {
	return { count: countOf(rows, kind, "during"), before: countOf(rows, kind, "before") };
}

function priceOf(standing: PriceStanding | undefined, week: Day): WeeklyFigures["price"] {
	if (!standing) return null;
	const at = (day: Day) => standing.prices.findLast((each) => each.at < secondsInBrussels(day, "00:00"))?.price ?? null;
	const [before, after] = [at(week), at(addDays(week, DAYS))];
	return { now: standing.price, before: before === after ? null : before, range: standing.range };
}
