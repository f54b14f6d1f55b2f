import type { TFunction } from "i18next";
import type { PriceStanding } from "../../../app/domain/valuation/price-standing";
import { isViewingOutcome, type ViewingOutcome, viewingOutcomes } from "../../../app/domain/viewings/outcome";
import type { Computed, RowOf } from "../../platform/rows";
import { standingText } from "./standing-text";

/** Sources of market data about properties. */
export type MarketSources = {
	/** Prices by property id; only properties on the market with a published price. */
	prices(ids: readonly number[]): Promise<ReadonlyMap<number, PriceStanding>>;
	/** Number of matching saved searches by property id; omits properties without a match. */
	fitting(ids: readonly number[]): Promise<ReadonlyMap<number, number>>;
};

export type FeedbackLine = { outcome: ViewingOutcome; count: number };

/** Market interest in a property. */
export type Interest = {
	searches: number;
	/** Outcomes of all viewings that have one. */
	feedback: FeedbackLine[];
	/** Price history, oldest first; `at` in epoch seconds. */
	prices: PriceStanding["prices"];
	/** Comparison with similar prices as text; null if there are too few. */
	standing: string | null;
};

export async function readInterest(
	db: D1DatabaseSession,
	{ prices, fitting }: MarketSources,
	propertyId: number,
	t: TFunction<"portal">,
): Promise<Interest> {
	const [standings, searches, { results }] = await Promise.all([
		prices([propertyId]),
		fitting([propertyId]),
		db
			.prepare(
				`SELECT status, count(*) AS count FROM history INDEXED BY history_feedback
				WHERE property_id = ? AND status IN ('interested', 'considering', 'tooDear', 'unsuited', 'came', 'absent')
				GROUP BY status`,
			)
			.bind(propertyId)
			.all<RowOf<"history", "status"> & Computed<{ count: number }>>(),
	]);
	const standing = standings.get(propertyId);
	return {
		searches: searches.get(propertyId) ?? 0,
		feedback: feedbackOf(results),
		prices: standing?.prices ?? [],
		standing: standing?.range ? standingText(standing.price, standing.range, t) : null,
	};
}

/** Sums the counts in the order of `viewingOutcomes`, omitting zeros. */
export function feedbackOf(rows: readonly { status: string | null; count: number }[]): FeedbackLine[] {
	const counts = new Map<ViewingOutcome, number>();
	for (const { status, count } of rows) {
		if (isViewingOutcome(status)) counts.set(status, (counts.get(status) ?? 0) + count);
	}
	return viewingOutcomes.flatMap((outcome) => {
		const count = counts.get(outcome) ?? 0;
		return count > 0 ? [{ outcome, count }] : [];
	});
}
