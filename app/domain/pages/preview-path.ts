import type { Goal } from "../property/property";

/** A property's id, or a list. */
export type Previewed = number | Goal;

/** Goals whose lists have a preview. */
export const previewedGoals = ["sale", "rent"] as const satisfies readonly Goal[];

const lists = { sale: "for-sale", rent: "for-rent" } as const;

/** Path of the preview of a property or a list. */
export function previewPath(previewed: Previewed, language: string): string {
	const rest = typeof previewed === "number" ? `property/${previewed}` : lists[previewed];
	return `/${language}/preview/${rest}/`;
}
