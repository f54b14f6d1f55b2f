import fc from "fast-check";

/** Runs of each property: a hundred, or thousands with SOAK=1. */
const SOAK_RUNS = 3_000;

if (import.meta.env.SOAK) fc.configureGlobal({ numRuns: SOAK_RUNS });
