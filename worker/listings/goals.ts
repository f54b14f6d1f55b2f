import type { Goal } from "../../app/domain/property/property";

/** Goals as the tables tell them: 0 for sale, 1 for rent. No goal is both. */
export function goalCodes(goal: Goal | undefined): (0 | 1)[] {
	if (goal === undefined) return [0, 1];
	return goal === "sale" ? [0] : [1];
}

export function goalFromCode(code: 0 | 1): Goal {
	return code === 0 ? "sale" : "rent";
}
