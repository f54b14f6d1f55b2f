import fc from "fast-check";

/** Runs per property-based test with SOAK=1; fast-check's default is 100. */
const SOAK_RUNS = 3_000;

if (import.meta.env.SOAK) fc.configureGlobal({ numRuns: SOAK_RUNS });
