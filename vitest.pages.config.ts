import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";
import { inWorker, workerTest } from "./tests/support/runner/worker-project.ts";

/** The whole application from source: reactRouter() provides the pages without a build. */
export default defineConfig({
	plugins: [reactRouter(), inWorker("./worker/index.ts")],
	test: { ...workerTest, name: "pages", include: ["tests/pages/**/*.test.ts"] },
});
