import { defineConfig } from "vitest/config";
import { inWorker, workerTest } from "./tests/support/worker-project.ts";

export default defineConfig({
	plugins: [inWorker("./tests/support/worker.ts")],
	test: {
		...workerTest,
		name: "worker",
		include: ["worker/**/*.test.ts"],
		globalSetup: [
			"./tests/support/email-provider.setup.ts",
			"./tests/support/crm.setup.ts",
			"./tests/support/lead-server.setup.ts",
			"./tests/support/tiles.setup.ts",
			"./tests/support/access-team.setup.ts",
		],
	},
});
