import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";
import { completeTexts } from "./scripts/build/complete-texts.ts";
import { islands } from "./scripts/build/islands.ts";
import { inWorker, workerTest } from "./tests/support/runner/worker-project.ts";

/** Whole application from source: reactRouter() provides the pages without a build. */
export default defineConfig({
	plugins: [completeTexts(), islands({}), reactRouter(), inWorker("./worker/index.ts")],
	test: {
		...workerTest,
		name: "pages",
		include: ["tests/pages/**/*.test.ts"],
		globalSetup: ["./tests/support/runner/crm.setup.ts"],
		// The only style sheet whose URL a page contains. Vitest would replace it by an empty one.
		css: { include: [/no-script\.css/] },
	},
});
