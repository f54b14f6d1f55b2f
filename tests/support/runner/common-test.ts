import process from "node:process";

/** Settings shared by all Vitest projects. */
export const commonTest = {
	setupFiles: ["./tests/support/runner/property-runs.ts"],
	env: { SOAK: process.env.SOAK ?? "" },
	// Use every core: the default leaves one free, which is half of a machine with two.
	maxWorkers: "100%",
	// No test measures time; a busy machine must not cause failures.
	testTimeout: 120_000,
	hookTimeout: 120_000,
};

/** Tests that need a build or a started site; run by `vitest.build.config.ts`, excluded from the unit tests. */
export const buildTests = ["sizes", "oldest-browsers", "desk-files", "stop", "development"].map(
	(name) => `tests/checks/${name}.test.ts`,
);
