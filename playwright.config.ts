import process from "node:process";
import { defineConfig, devices } from "@playwright/test";
import { chromiumPath } from "./scripts/local/chromium.ts";

const port = Number(process.env.E2E_PORT ?? 8799);

/** `E2E_BROWSER=firefox` or `webkit` runs the journeys in Playwright's builds of these browsers, if installed. */
const other = (["firefox", "webkit"] as const).find((name) => name === process.env.E2E_BROWSER);

const chromium = {
	...devices["Desktop Chrome"],
	launchOptions: {
		executablePath: await chromiumPath(),
		chromiumSandbox: false,
		// Emulates only WebGL on the CPU: emulating the whole GPU doubles the time of every page. Without hinting, because
		// a headless shell would place glyphs on whole pixels, wider than on a visitor's screen.
		args: ["--disable-gpu", "--enable-unsafe-swiftshader", "--disable-quic", "--font-render-hinting=none"],
	},
};

export default defineConfig({
	testDir: "tests/e2e",
	fullyParallel: true,
	// One more than the cores of a small machine, because journeys also wait.
	workers: 3,
	// Three browsers, a Worker and a map without a GPU share the cores of a small machine.
	timeout: 90_000,
	expect: { timeout: 15_000 },
	retries: 1,
	forbidOnly: true,
	// The JSON reporter writes to the file that `npm test` names.
	reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : [["list"]],
	globalSetup: "./tests/e2e/ready.ts",
	use: {
		...(other ? devices[other === "firefox" ? "Desktop Firefox" : "Desktop Safari"] : chromium),
		baseURL: `http://localhost:${port}`,
		// Recording is slow, so only retries are recorded.
		trace: "on-first-retry",
	},
	webServer: {
		command: `node scripts/start.ts`,
		env: {
			PORT: String(port),
			STATE_DIR: process.env.E2E_STATE_DIR ?? ".wrangler/e2e",
			CAPTCHA_TEST_ANSWER: "right",
			// Journeys request no external tiles: the map journeys use their own archive.
			MAP_TILES_URL: "none",
		},
		url: `http://localhost:${port}/nl/te-koop/`,
		timeout: 300_000,
		gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
		stdout: "ignore",
		stderr: "pipe",
	},
});
