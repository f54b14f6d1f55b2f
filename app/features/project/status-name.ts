import type { TFunction } from "i18next";
import { isConstructionStatus } from "../../domain/property/construction-status";

/** The state of a unit in words, or as the agency has it; empty where it is not known. */
export function statusName(status: string | null, t: TFunction<"project">): string {
	return isConstructionStatus(status) ? t(`units.statuses.${status}`) : (status ?? "");
}
