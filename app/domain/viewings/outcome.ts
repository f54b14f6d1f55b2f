import { isOneOf } from "../records";

/** Outcomes of a viewing, in the desk's order. The owner sees them as `portal:history.status.{outcome}`. */
export const viewingOutcomes = ["interested", "considering", "tooDear", "unsuited", "came", "absent"] as const;

export type ViewingOutcome = (typeof viewingOutcomes)[number];

export function isViewingOutcome(value: unknown): value is ViewingOutcome {
	return isOneOf(viewingOutcomes, value);
}

/** Maximum length of the agency's reason for changing a viewing. */
export const MAX_REASON_LENGTH = 1_000;
