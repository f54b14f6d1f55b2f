import { defineConfig } from "vitest/config";
import { buildTests, commonTest } from "./tests/support/runner/common-test.ts";

/** Tests of the build, the started site and the development server. */
export default defineConfig({
	test: {
		...commonTest,
		name: "build",
		include: buildTests,
		environment: "node",
	},
});
