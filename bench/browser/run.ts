import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { type Browser, chromium } from "@playwright/test";
import { chromiumPath, ensureChromium } from "../../scripts/local/chromium.ts";
import { localOptions } from "../../scripts/local/options.ts";
import { importInto, startSite } from "../../scripts/local/site.ts";
import { addressesOf } from "../addresses.ts";
import { median } from "../figures.ts";
import { startFront } from "../lighthouse/front.ts";
import { freePort } from "../ports.ts";
import { type Report, verdict } from "../report.ts";
import { isAlive, openPhone } from "./phone.ts";

const RUNS = Number(process.env.BROWSER_RUNS || 5);
const SLOW_PROCESSOR = 4;
/** From `load` to a hydrated page, on the slow processor. */
const ALIVE_MS = 1_800;
const SETTLED_MS = 1_000;
const POLL_MS = 16;

/** What a visitor's browser does with a page: when it is alive, and what a press of a link costs. */
export async function browserPart(report: Report): Promise<void> {
	ensureChromium();
	const stateDir = mkdtempSync(path.join(tmpdir(), "meridiaan-browser-"));
	const options = { ...localOptions(), port: await freePort(), stateDir };
	// No measurement depends on a service outside.
	process.env.MAP_TILES_URL ??= "none";
	const site = await startSite({ ...options, siteUrl: `http://127.0.0.1:${options.port}` });
	const executablePath = await chromiumPath();
	const browser = await chromium.launch({
		...(executablePath ? { executablePath } : {}),
		args: ["--no-sandbox", "--disable-quic"],
	});
	try {
		await importInto(site.origin, options, () => undefined);
		const front = await startFront(site.origin, false);
		const addresses = await addressesOf(site.origin);
		await alive(report, browser, front.origin, addresses);
		await navigation(report, browser, front.origin);
		await front.close();
	} finally {
		await browser.close();
		await site.stop();
		rmSync(stateDir, { recursive: true, force: true });
	}
}

async function alive(report: Report, browser: Browser, origin: string, addresses: Record<string, string>) {
	const rows: (string | number)[][] = [];
	for (const [screen, address] of Object.entries(addresses)) {
		const times: number[] = [];
		for (let at = 0; at < RUNS; at += 1) {
			const { page, close } = await openPhone(browser, origin, SLOW_PROCESSOR);
			await page.goto(address, { waitUntil: "load" });
			await page.waitForFunction(isAlive, null, { polling: POLL_MS, timeout: 60_000 });
			times.push(
				await page.evaluate(() => {
					const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
					return performance.now() - (entry?.loadEventEnd ?? 0);
				}),
			);
			await close();
		}
		const time = Math.round(median(times));
		rows.push([screen, time, verdict(time <= ALIVE_MS)]);
	}
	report.table(
		`From load to hydrated, slow 4G, ${SLOW_PROCESSOR} × slower processor, middle of ${RUNS}`,
		["screen", "ms", `at most ${ALIVE_MS}`],
		rows,
	);
}

/** A card of the list is pressed; measured is the time until the property's heading stands. */
async function navigation(report: Report, browser: Browser, origin: string): Promise<void> {
	const rows: (string | number)[][] = [];
	for (const slowdown of [1, 2, SLOW_PROCESSOR]) {
		const times: Record<"router" | "document", number[]> = { router: [], document: [] };
		for (let at = 0; at < RUNS; at += 1) {
			for (const way of ["router", "document"] as const) {
				times[way].push(await pressOfCard(browser, origin, slowdown, way));
			}
		}
		const [router, loaded] = [Math.round(median(times.router)), Math.round(median(times.document))];
		rows.push([`${slowdown} ×`, router, loaded, (loaded / router).toFixed(2)]);
	}
	report.table(
		`From a card to its property, slow 4G, middle of ${RUNS}, in turn`,
		["processor", "router ms", "document ms", "document / router"],
		rows,
	);
}

async function pressOfCard(browser: Browser, origin: string, slowdown: number, way: "router" | "document") {
	const { page, close } = await openPhone(browser, origin, slowdown);
	await page.goto("/nl/te-koop/", { waitUntil: "load" });
	await page.waitForFunction(isAlive, null, { timeout: 60_000 });
	await page.waitForTimeout(SETTLED_MS);
	const card = page.locator("main article a").first();
	await card.scrollIntoViewIfNeeded();
	// Unseen by React, a press of a link is the browser's own.
	if (way === "document") {
		await page.evaluate(() => {
			document.addEventListener("click", (event) => event.stopImmediatePropagation(), { capture: true });
		});
	}
	const heading = await page.locator("h1").textContent();
	const start = performance.now();
	await card.tap();
	await page.waitForFunction(
		(before) => {
			const now = document.querySelector("h1")?.textContent;
			return now != null && now !== before;
		},
		heading,
		{ polling: POLL_MS, timeout: 60_000 },
	);
	const time = performance.now() - start;
	await close();
	return time;
}
