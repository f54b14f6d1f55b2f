import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";
import { completeTexts } from "./scripts/build/complete-texts.ts";
import { islands } from "./scripts/build/islands.ts";
import { inWorker, workerTest } from "./tests/support/runner/worker-project.ts";

/** The whole application from source: reactRouter() provides the pages without a build. */
export default defineConfig({
	plugins: [completeTexts(), islands({}), reactRouter(), inWorker("./worker/index.ts")],
	test: {
		...workerTest,
		name: "pages",
		include: ["tests/pages/**/*.test.ts"],
		globalSetup: ["./tests/support/runner/crm.setup.ts"],
		// The one style sheet that a page names by its address, which is empty where it is not read.
		css: { include: [/no-script\.css/] },
	},
});
