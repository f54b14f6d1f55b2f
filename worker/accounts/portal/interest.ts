import type { TFunction } from "i18next";
import type { PriceStanding } from "../../../app/domain/valuation/price-standing";
import { isViewingOutcome, type ViewingOutcome, viewingOutcomes } from "../../../app/domain/viewings/outcome";
import type { Computed, RowOf } from "../../platform/rows";
import { standingText } from "./standing-text";

/** What the site knows of the market around properties. */
export type MarketSources = {
	/** By the property's id, of those on the market with a published price. */
	prices(ids: readonly number[]): Promise<ReadonlyMap<number, PriceStanding>>;
	/** How many saved searches each property fits; without those that fit none. */
	fitting(ids: readonly number[]): Promise<ReadonlyMap<number, number>>;
};

export type FeedbackLine = { outcome: ViewingOutcome; count: number };

/** What the market makes of a property. */
export type Interest = {
	searches: number;
	/** Of every viewing whose outcome somebody noted. */
	feedback: FeedbackLine[];
	/** Every price it was offered for, the oldest first; `at` in epoch seconds. */
	prices: PriceStanding["prices"];
	/** Where the price lies among comparable ones, in words; null where too few compare. */
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

/** In the order of the outcomes, without those that nobody noted. */
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
