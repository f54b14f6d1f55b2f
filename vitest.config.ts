import { defineConfig } from "vitest/config";
import { buildTests, commonTest } from "./tests/support/runner/common-test.ts";

/** Default tests: rules, components, scripts and checks, which need neither a Worker nor a build. */
export default defineConfig({
	test: {
		...commonTest,
		name: "unit",
		include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "demo/**/*.test.ts", "tests/checks/**/*.test.ts"],
		exclude: buildTests,
		// Test files share a few processes: see the first setup file.
		isolate: false,
		unstubGlobals: true,
		restoreMocks: true,
		setupFiles: ["./tests/support/runner/fresh-modules.ts", ...commonTest.setupFiles],
		environment: "node",
	},
});
