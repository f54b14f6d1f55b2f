import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { inWorker, workerTest } from "./tests/support/runner/worker-project.ts";

export default defineConfig({
	plugins: [inWorker("./tests/support/runner/worker.ts")],
	test: {
		...workerTest,
		// Many of these tests wait for a provider or a clock: one more worker than cores keeps all cores busy.
		maxWorkers: availableParallelism() + 1,
		name: "worker",
		include: ["worker/**/*.test.ts"],
		globalSetup: [
			"./tests/support/runner/email-provider.setup.ts",
			"./tests/support/runner/crm.setup.ts",
			"./tests/support/runner/lead-server.setup.ts",
			"./tests/support/runner/tiles.setup.ts",
			"./tests/support/runner/access-team.setup.ts",
			"./tests/support/runner/calendar.setup.ts",
		],
	},
});
