import { defineConfig } from "vitest/config";
import { buildTests, commonTest } from "./tests/support/runner/common-test.ts";

/** What is looked at in the build, in the started site and in the development server. */
export default defineConfig({
	test: {
		...commonTest,
		name: "build",
		include: buildTests,
		environment: "node",
	},
});
