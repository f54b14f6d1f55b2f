import type { TFunction } from "i18next";
import { isConstructionStatus } from "../../domain/property/project/construction-status";

/** A floor in words: the agency's software sends a number or words of its own. */
export function floorName(floor: string, t: TFunction<"project">): string {
	if (floor === "0") return t("units.ground");
	return /^\d+$/.test(floor) ? t("units.level", { count: Number(floor), ordinal: true }) : floor;
}

/** How large a home is, by its bedrooms. */
export function roomsName(bedrooms: number, t: TFunction<"project">): string {
	return bedrooms === 0 ? t("prices.studio") : t("prices.bedrooms", { count: bedrooms });
}

/** The state of a unit in words, or as the agency has it; empty where it is not known. */
export function statusName(status: string | null, t: TFunction<"project">): string {
	return isConstructionStatus(status) ? t(`units.statuses.${status}`) : (status ?? "");
}
