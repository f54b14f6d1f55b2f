import type { TFunction } from "i18next";
import { formatNumber } from "../../domain/formatting/numbers";
import type { Language } from "../../domain/language";
import type { ListingPage } from "../../domain/property/listing";

/** Formats the size of a list: available properties, and separately the sold or rented ones shown last. */
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
