import { isOneOf } from "../../records";

/** States of a unit, most important first. Feeds do not send `for-rent` and `under-offer`. */
export const constructionStatuses = ["for-sale", "for-rent", "option", "under-offer", "sold", "rented"] as const;

export type ConstructionStatus = (typeof constructionStatuses)[number];

export function isConstructionStatus(value: unknown): value is ConstructionStatus {
	return isOneOf(constructionStatuses, value);
}
