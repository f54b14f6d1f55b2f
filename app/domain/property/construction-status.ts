/** The states of a unit of a project, the most important first. */
export const constructionStatuses = ["for-sale", "option", "sold", "rented"] as const;

export type ConstructionStatus = (typeof constructionStatuses)[number];

export function isConstructionStatus(value: unknown): value is ConstructionStatus {
	return constructionStatuses.some((known) => known === value);
}
