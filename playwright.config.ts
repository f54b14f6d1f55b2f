import process from "node:process";
import { defineConfig, devices } from "@playwright/test";
import { chromiumPath } from "./scripts/local/chromium.ts";

const port = Number(process.env.E2E_PORT ?? 8799);

/** `E2E_BROWSER=firefox` or `webkit` runs the journeys in Playwright's own builds of these, where they are installed. */
const other = (["firefox", "webkit"] as const).find((name) => name === process.env.E2E_BROWSER);

const chromium = {
	...devices["Desktop Chrome"],
	launchOptions: {
		executablePath: await chromiumPath(),
		chromiumSandbox: false,
		// Only WebGL is emulated on the processor: emulating the whole of a graphics card doubles the time of every page.
		// A shell would set letters on whole pixels, wider than any screen of a visitor does.
		args: ["--disable-gpu", "--enable-unsafe-swiftshader", "--disable-quic", "--font-render-hinting=none"],
	},
};

export default defineConfig({
	testDir: "tests/e2e",
	fullyParallel: true,
	// One more than the cores of a small machine: a journey also waits.
	workers: 3,
	// Three browsers, a Worker and a map drawn without a graphics card share the cores of a small machine.
	timeout: 90_000,
	expect: { timeout: 15_000 },
	retries: 1,
	forbidOnly: true,
	// The second one writes to the file that `npm test` names.
	reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : [["list"]],
	globalSetup: "./tests/e2e/ready.ts",
	use: {
		...(other ? devices[other === "firefox" ? "Desktop Firefox" : "Desktop Safari"] : chromium),
		baseURL: `http://localhost:${port}`,
		// Recording slows every journey down, so only one that is tried again is recorded.
		trace: "on-first-retry",
	},
	webServer: {
		command: `node scripts/start.ts`,
		env: {
			PORT: String(port),
			STATE_DIR: process.env.E2E_STATE_DIR ?? ".wrangler/e2e",
			CAPTCHA_TEST_ANSWER: "right",
			// No journey asks for tiles outside: those of the map have an archive of their own.
			MAP_TILES_URL: "none",
		},
		url: `http://localhost:${port}/nl/te-koop/`,
		timeout: 300_000,
		gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
		stdout: "ignore",
		stderr: "pipe",
	},
});
