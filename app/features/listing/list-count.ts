import type { TFunction } from "i18next";
import { formatNumber } from "../../domain/formatting/numbers";
import type { Language } from "../../domain/language";
import type { ListingPage } from "../../domain/property/listing";

/** How much a list has: what can be had, and beside it what is sold or let and shown last. */
export function listCount(
	{ total, totalIsMore, ended }: Pick<ListingPage, "total" | "totalIsMore" | "ended">,
	language: Language,
	t: TFunction<"listing">,
): string {
	const onMarket = total - ended;
	const formatted = formatNumber(totalIsMore ? total : onMarket, language);
	if (totalIsMore) return t("list.countMore", { formatted });
	const count = t("list.count", { count: onMarket, formatted });
	return ended === 0 ? count : `${count} + ${t("list.ended", { count: ended })}`;
}
