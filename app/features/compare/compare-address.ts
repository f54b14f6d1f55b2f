import type { Language } from "../../domain/language";
import { pagePath } from "../../domain/pages/paths";

export const MAX_COMPARED = 6;
export const MIN_COMPARED = 2;

/** Id of the page's heading. */
export const COMPARE_HEADING = "comparison-heading";

export const compareOrders = ["own", "price", "perM2", "surface", "label", "total", "distance"] as const;
export type CompareOrder = (typeof compareOrders)[number];

export type CompareAsked = { ids: readonly number[]; from?: string; order?: CompareOrder };

/** Shareable path of a comparison. */
export function comparePath({ ids, from = "", order = "own" }: CompareAsked, language: Language): string {
	const query = new URLSearchParams({ ids: ids.join(",") });
	if (from !== "") query.set("from", from);
	if (order !== "own") query.set("order", order);
	return `${pagePath("compare", language)}?${query.toString().replaceAll("%2C", ",")}`;
}
