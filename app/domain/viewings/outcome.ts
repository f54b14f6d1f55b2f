/** How a viewing went, in the order in which the desk offers it. The owner reads it: `portal:history.status.{outcome}`. */
export const viewingOutcomes = ["interested", "considering", "tooDear", "unsuited", "came", "absent"] as const;

export type ViewingOutcome = (typeof viewingOutcomes)[number];

export function isViewingOutcome(value: unknown): value is ViewingOutcome {
	return viewingOutcomes.some((known) => known === value);
}

/** Characters of the reason that the agency gives for a change of a viewing. */
export const LONGEST_REASON = 1_000;
