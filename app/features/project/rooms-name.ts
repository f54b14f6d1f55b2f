import type { TFunction } from "i18next";

/** How large a home is, by its bedrooms. */
export function roomsName(bedrooms: number, t: TFunction<"project">): string {
	return bedrooms === 0 ? t("prices.studio") : t("prices.bedrooms", { count: bedrooms });
}
