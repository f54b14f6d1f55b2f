import type { TFunction } from "i18next";

/** A floor in words: the agency's software sends a number or words of its own. */
export function floorName(floor: string, t: TFunction<"project">): string {
	if (floor === "0") return t("units.ground");
	return /^\d+$/.test(floor) ? t("units.level", { count: Number(floor), ordinal: true }) : floor;
}
