/** Characters of the reason that the agency gives for a change of a viewing. */
export const LONGEST_REASON = 1_000;
