import process from "node:process";

/** What all projects of vitest have in common. */
export const commonTest = {
	setupFiles: ["./tests/support/runner/property-runs.ts"],
	env: { SOAK: process.env.SOAK ?? "" },
	// Every core: the default leaves one free, which is half of a machine with two.
	maxWorkers: "100%",
	// No test measures time: a machine that is busy with other things makes none of them fail.
	testTimeout: 120_000,
	hookTimeout: 120_000,
};

/** Looked at in what was built or started, by `vitest.build.config.ts`; the unit tests leave them out. */
export const buildTests = ["sizes", "oldest-browsers", "desk-files", "stop", "development"].map(
	(name) => `tests/checks/${name}.test.ts`,
);
