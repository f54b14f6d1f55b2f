import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { expect, type Page, test } from "@playwright/test";
import { pagePath } from "../../app/domain/pages/paths";
import { workerSettings } from "../../scripts/local/options.ts";
import { type LocalServer, migrate, startServer } from "../../scripts/local/server.ts";
import { listenOnLoopback } from "../support/loopback";
import { whenHydrated } from "./support";

/** Separate server, with settings for the agency's analytics and social network tools. */
const PORT = Number(process.env.E2E_PORT ?? 8799) + 2;
const ORIGIN = `http://localhost:${PORT}`;
const stateDir = mkdtempSync(path.join(tmpdir(), "tools-"));

let server: LocalServer;
/** Stand-in for both tools. */
let standIn: Awaited<ReturnType<typeof listenOnLoopback>>;
const asked: string[] = [];

test.describe.configure({ mode: "serial" });
test.use({ baseURL: ORIGIN });

test.beforeAll(async () => {
	const scripts = createServer((request, response) => {
		asked.push(request.url ?? "");
		response.setHeader("content-type", "text/javascript");
		response.end("window.toolsThatCame = (window.toolsThatCame ?? 0) + 1;");
	});
	standIn = await listenOnLoopback(scripts);
	migrate(stateDir);
	server = await startServer({
		port: PORT,
		stateDir,
		settings: {
			...workerSettings(ORIGIN, { url: `${ORIGIN}/no-feed`, token: undefined }),
			ANALYTICS_SCRIPT_URL: `${standIn.origin}/tool.js?id=A-1`,
			PIXEL_SCRIPT_URL: `${standIn.origin}/pixel.js?id=B-1`,
		},
	});
});

test.afterAll(async () => {
	await server?.stop();
	standIn?.close();
	rmSync(stateDir, { recursive: true, force: true });
});

test.beforeEach(() => {
	asked.length = 0;
});

/** Reported events in order. */
function reported(page: Page): Promise<{ statistics: string[]; network: string[] }> {
	return page.evaluate(() => {
		const tools = window as { dataLayer?: { event?: string }[]; fbq?: { queue?: unknown[][] } };
		return {
			statistics: (tools.dataLayer ?? []).map(({ event }) => String(event)),
			network: (tools.fbq?.queue ?? []).map(([kind, name]) => `${kind} ${name}`),
		};
	});
}

async function open(page: Page): Promise<void> {
	await page.goto(pagePath("for-sale", "nl"));
	await whenHydrated(page);
}

test("without a choice, and with the necessary alone, no tool is loaded and nothing reported", async ({ page }) => {
	await open(page);
	expect(await reported(page)).toEqual({ statistics: [], network: [] });
	await page.locator('button[name="choice"][value="functional"]').click();
	await expect(page.locator('button[name="choice"]').first()).toBeHidden();
	await open(page);
	expect(await reported(page)).toEqual({ statistics: [], network: [] });
	expect(asked).toEqual([]);
});

test("with consent both tools load from the hosts that the policy names, and hear what is done", async ({ page }) => {
	const refused: string[] = [];
	page.on("console", (message) => {
		if (message.text().includes("Content Security Policy")) refused.push(message.text());
	});
	await open(page);
	await page.locator('button[name="choice"][value="all"]').click();
	await expect.poll(() => [...asked].sort()).toEqual(["/pixel.js?id=B-1", "/tool.js?id=A-1"]);
	await expect.poll(() => page.evaluate(() => (window as { toolsThatCame?: number }).toolsThatCame)).toBe(2);
	await open(page);
	await expect
		.poll(async () => (await reported(page)).statistics)
		.toEqual(expect.arrayContaining(["view", "view-list"]));
	expect((await reported(page)).network[0]).toBe("init B-1");
	expect(refused).toEqual([]);
});

test("consent to statistics is none to the social network", async ({ page }) => {
	await page.request.post("/api/consent", { data: { functional: true, analytics: true, marketing: false } });
	await open(page);
	await expect.poll(() => asked).toEqual(["/tool.js?id=A-1"]);
	expect((await reported(page)).network).toEqual([]);
});
