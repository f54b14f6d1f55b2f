import type { TFunction } from "i18next";
import { DAY_SECONDS } from "../../../domain/durations";
import { formatDate } from "../../../domain/formatting/dates";
import { isOnMarket, type PropertyDetail } from "../../../domain/property/listing";
import { formatEuro } from "../../../domain/property/price";

/** Time on the market and price changes, as texts. */
export type ListingHistory = { online: string | null; prices: string[] };

const MILLISECONDS = 1_000;
/** Days on the market beyond which the time is not shown: it would only tell readers that others declined. */
const MAX_DAYS_SHOWN = 60;

/** Null if nothing is known, or if the property is off the market. */
export function listingHistory(
	{ card, listedAt, prices }: Pick<PropertyDetail, "card" | "listedAt" | "prices">,
	now: number,
	t: TFunction<"property">,
): ListingHistory | null {
	if (!isOnMarket(card.state)) return null;
	const since = listedAt === null || listedAt > now ? null : Math.floor((now - listedAt) / DAY_SECONDS);
	const days = since !== null && since <= MAX_DAYS_SHOWN ? since : null;
	const changes = prices.flatMap(({ at, price }, index) => {
		const before = prices[index + 1];
		if (!before) return [];
		const way = price < before.price ? "down" : "up";
		const date = formatDate(new Date(at * MILLISECONDS));
		return t(`history.${way}`, { date, from: formatEuro(before.price), to: formatEuro(price) });
	});
	if (days === null && changes.length === 0) return null;
	const online = days === null ? null : days === 0 ? t("history.today") : t("history.online", { count: days });
	return { online, prices: changes };
}
