import { defineConfig } from "vitest/config";
import { commonTest } from "./tests/support/runner/common-test.ts";

/** What is looked at in the build: how large it is, and how it would be uploaded. */
export default defineConfig({
	test: {
		...commonTest,
		name: "build",
		include: ["tests/checks/sizes.test.ts", "tests/checks/desk-files.test.ts", "tests/checks/stop.test.ts"],
		environment: "node",
	},
});
