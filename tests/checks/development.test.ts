import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumPath } from "../../scripts/local/chromium";
import { freePort } from "../../scripts/local/server";
import { untilStarted } from "../support/until-started";

const STARTING_MS = 360_000;
/** Generous limit: the test checks that an edit appears without a restart, not how fast. */
const SHOWING_MS = 60_000;
/** Outside the project: Vite does not serve or watch its ignored folders. */
const copy = mkdtempSync(path.join(tmpdir(), "development-"));
const unused = /^(?:node_modules|build|bench|docs|tests|test-results|\..*)$/;

let server: ChildProcess;
let list: string;
let browser: Browser | undefined;
/** The open list, which the tests never reload themselves. */
let page: Page;

beforeAll(async () => {
	symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"));
	for (const name of readdirSync(".")) if (!unused.test(name)) cpSync(name, path.join(copy, name), { recursive: true });
	const port = await freePort();
	list = `http://127.0.0.1:${port}/nl/te-koop/`;
	server = spawn(process.execPath, ["scripts/dev.ts"], {
		cwd: copy,
		stdio: ["ignore", "pipe", "inherit"],
		env: { ...process.env, PORT: String(port), STATE_DIR: path.join(copy, "state"), MAP_TILES_URL: "none" },
	});
	await untilStarted(server);
	browser = await chromium.launch({ executablePath: await chromiumPath(), chromiumSandbox: false });
	// A phone's list has no map; the map's document would log its own connection.
	page = await browser.newPage({ viewport: { width: 390, height: 844 } });
	await Promise.all([untilListening(STARTING_MS), page.goto(list, { timeout: STARTING_MS })]);
}, STARTING_MS);

afterAll(async () => {
	server.kill("SIGTERM");
	await Promise.race([new Promise((resolve) => server.once("exit", resolve)), setTimeout(10_000)]);
	// Undefined if the server did not start.
	await browser?.close();
	rmSync(copy, { recursive: true, force: true });
});

/** Waits until the next loaded page is connected to Vite: it would miss an earlier edit. */
async function untilListening(timeout: number): Promise<void> {
	await page.waitForEvent("console", { predicate: (message) => message.text() === "[vite] connected.", timeout });
}

async function shown(): Promise<string> {
	return (await fetch(list)).text();
}

function edit(file: string, from: string, to: string): void {
	const text = readFileSync(path.join(copy, file), "utf8");
	expect(text, `${file} has something to edit`).toContain(from);
	writeFileSync(path.join(copy, file), text.replace(from, to));
}

/** Property ids in order of appearance. */
const idsOf = (html: string) => [...html.matchAll(/data-listing="(\d+)"/g)].map(([, id]) => id);

test.for([
	["card", "app/ui/card.tsx", "<article", '<article data-edited="card"'],
	["footer", "app/features/layout/footer.tsx", "<footer", '<footer data-edited="footer"'],
	["menu", "app/features/layout/header.tsx", "<header", '<header data-edited="menu"'],
	["sleeping island", "app/features/search/live/filter-panel.tsx", "<form", '<form data-edited="sleeping island"'],
] as const)("an edited %s shows in the open page at once", async ([part, file, from, to]) => {
	const edited = page.locator(`[data-edited="${part}"]`);
	expect(await edited.count()).toBe(0);
	const listens = untilListening(SHOWING_MS);
	edit(file, from, to);
	await listens;
	await expect.poll(() => edited.count(), { timeout: SHOWING_MS }).toBeGreaterThan(0);
	expect(await shown()).toContain(`data-edited="${part}"`);
});

test("an edited order shows at once", async () => {
	const before = idsOf(await shown());
	expect(before).not.toEqual([]);
	edit("app/domain/search/orders.ts", 'date: highest("listedAt")', 'date: lowest("listedAt")');
	await expect.poll(async () => idsOf(await shown()), { timeout: SHOWING_MS }).not.toEqual(before);
});
