import type { TFunction } from "i18next";
import { isConstructionStatus } from "../../domain/property/project/construction-status";

/** Formats a floor: the agency's software sends a number or free text. */
export function floorName(floor: string, t: TFunction<"project">): string {
	if (floor === "0") return t("units.ground");
	return /^\d+$/.test(floor) ? t("units.level", { count: Number(floor), ordinal: true }) : floor;
}

/** Formats a number of bedrooms. */
export function roomsName(bedrooms: number, t: TFunction<"project">): string {
	return bedrooms === 0 ? t("prices.studio") : t("prices.bedrooms", { count: bedrooms });
}

/** Formats a unit's status; an unknown value is returned as is, and a missing one is empty. */
export function statusName(status: string | null, t: TFunction<"project">): string {
	return isConstructionStatus(status) ? t(`units.statuses.${status}`) : (status ?? "");
}
