import type { Goal } from "../property/property";

/** A property by its number, or a list. */
export type Previewed = number | Goal;

/** Goals whose lists are previewed. */
export const previewedGoals = ["sale", "rent"] as const satisfies readonly Goal[];

const lists = { sale: "for-sale", rent: "for-rent" } as const;

/** Where a property or a list is previewed. */
export function previewPath(previewed: Previewed, language: string): string {
	const rest = typeof previewed === "number" ? `property/${previewed}` : lists[previewed];
	return `/${language}/preview/${rest}/`;
}
