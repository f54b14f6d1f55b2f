import { defineConfig } from "vitest/config";
import { inWorker, workerTest } from "./tests/support/runner/worker-project.ts";

export default defineConfig({
	plugins: [inWorker("./tests/support/runner/worker.ts")],
	test: {
		...workerTest,
		name: "worker",
		include: ["worker/**/*.test.ts"],
		globalSetup: [
			"./tests/support/runner/email-provider.setup.ts",
			"./tests/support/runner/crm.setup.ts",
			"./tests/support/runner/lead-server.setup.ts",
			"./tests/support/runner/tiles.setup.ts",
			"./tests/support/runner/access-team.setup.ts",
		],
	},
});
