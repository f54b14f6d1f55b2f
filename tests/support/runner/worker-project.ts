import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { commonTest } from "./common-test.ts";
import { finalTables } from "./final-tables.ts";

/** Test secrets; no environment falls back to them. */
const testSecrets = {
	SESSION_SECRET: "test-session-secret-of-32-characters",
	LINK_SECRET: "test-link-secret-with-32-characters",
	LOCATION_SECRET: "test-location-secret-32-characters",
	PRIVACY_KEY: "test-privacy-key-with-32-characters",
};

/**
 * Runs a project's tests inside the Worker runtime.
 * @param main entry of the Worker behind `exports`
 */
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
					// Tests request no external tiles.
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

/** Settings shared by projects inside the Worker runtime. */
export const workerTest = {
	...commonTest,
	// Code in the Worker runtime cannot read this cache's folder.
	fsModuleCache: false,
	// Test files share a few processes: see the first setup file.
	isolate: false,
	setupFiles: ["./tests/support/runner/fresh-worker.ts", ...commonTest.setupFiles],
	sequence: { setupFiles: "list" as const },
	// CommonJS packages are bundled before they reach the Worker runtime, as in the build.
	deps: { optimizer: { ssr: { enabled: true, include: ["sanitize-html"] } } },
};
