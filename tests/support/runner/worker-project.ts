import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { commonTest } from "./common-test.ts";
import { finalTables } from "./final-tables.ts";

/** Secrets of the tests alone: no environment falls back to them. */
const testSecrets = {
	SESSION_SECRET: "test-session-secret-of-32-characters",
	LINK_SECRET: "test-link-secret-with-32-characters",
	LOCATION_SECRET: "test-location-secret-32-characters",
	PRIVACY_KEY: "test-privacy-key-with-32-characters",
};

/** Runs a project's tests inside the Worker runtime. @param main the Worker that `exports` leads to */
export function inWorker(main: string) {
	return cloudflareTest(async () => {
		const listings = await readD1Migrations("./migrations/listings");
		const personal = await readD1Migrations("./migrations/personal");
		return {
			main,
			wrangler: { configPath: "./wrangler.toml" },
			miniflare: {
				cf: false,
				assets: { directory: "./public", binding: "ASSETS" },
				bindings: {
					...testSecrets,
					ENVIRONMENT: "local",
					SITE_URL: "https://example.com",
					// No test asks for tiles outside.
					MAP_TILES_URL: "none",
					CAPTCHA_TEST_ANSWER: "right",
					LISTINGS_MIGRATIONS: listings,
					PERSONAL_MIGRATIONS: personal,
					LISTINGS_TABLES: finalTables(listings),
					PERSONAL_TABLES: finalTables(personal),
				},
			},
		};
	});
}

/** What the projects inside the Worker runtime have in common. */
export const workerTest = {
	...commonTest,
	// Code inside the Worker runtime cannot read the folder of this cache.
	fsModuleCache: false,
	// Files share a few processes: see the first setup file.
	isolate: false,
	setupFiles: ["./tests/support/runner/fresh-worker.ts", ...commonTest.setupFiles],
	sequence: { setupFiles: "list" as const },
	// Packages that are no modules: bundled before they reach the Worker runtime, as the build does.
	deps: { optimizer: { ssr: { enabled: true, include: ["sanitize-html"] } } },
};
