import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";

/** Secrets of the tests alone: no environment falls back to them. */
const testSecrets = {
	SESSION_SECRET: "test-session-secret-of-32-characters",
	LINK_SECRET: "test-link-secret-with-32-characters",
	LOCATION_SECRET: "test-location-secret-32-characters",
};

function inWorker(main: string) {
	return cloudflareTest(async () => ({
		main,
		wrangler: { configPath: "./wrangler.toml" },
		miniflare: {
			cf: false,
			bindings: {
				...testSecrets,
				ENVIRONMENT: "local",
				SITE_URL: "https://example.com",
				// No test asks for tiles outside.
				MAP_TILES_URL: "none",
				CAPTCHA_TEST_ANSWER: "right",
				LISTINGS_MIGRATIONS: await readD1Migrations("./migrations/listings"),
				PERSONAL_MIGRATIONS: await readD1Migrations("./migrations/personal"),
			},
		},
	}));
}

/** Packages that are no modules: bundled before they reach the Worker runtime, as the build does. */
const deps = { optimizer: { ssr: { enabled: true, include: ["sanitize-html"] } } };

/** No test measures time: a machine that is busy with other things makes none of them fail. */
const testTimeout = 60_000;

const setupFiles = ["./tests/support/migrate.ts"];

export default defineConfig({
	test: {
		// Code inside the Worker runtime cannot read the folder of this cache.
		fsModuleCache: false,
		projects: [
			{ test: { name: "rules", include: ["app/**/*.test.{ts,tsx}"], environment: "node", testTimeout } },
			{
				test: {
					name: "scripts",
					include: ["scripts/**/*.test.ts", "tests/checks/**/*.test.ts"],
					environment: "node",
					testTimeout,
				},
			},
			{
				plugins: [inWorker("./tests/support/worker.ts")],
				test: {
					name: "worker",
					include: ["worker/**/*.test.ts"],
					globalSetup: [
						"./tests/support/email-provider.setup.ts",
						"./tests/support/crm.setup.ts",
						"./tests/support/tiles.setup.ts",
					],
					setupFiles,
					deps,
					testTimeout,
				},
			},
			{
				// The whole application from source: reactRouter() provides the pages without a build.
				plugins: [reactRouter(), inWorker("./worker/index.ts")],
				test: { name: "pages", include: ["tests/pages/**/*.test.ts"], setupFiles, deps, testTimeout },
			},
		],
	},
});
