import { type Browser, type CDPSession, devices, type Page } from "@playwright/test";
import { policyVersion } from "../../app/domain/consent/policy-version.ts";

/** How many times slower than this machine a phone is that is neither new nor dear. */
export const SLOW_PROCESSOR = 4;

/** Slow 4G, as Lighthouse applies it. */
const network = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

export type Phone = { page: Page; close(): Promise<void> };

/**
 * A phone on a slow network, with an empty cache.
 * @param slowdown how many times slower than this machine's processor
 * @param isFirstVisit whether the question about cookies is still open
 */
export async function openPhone(
	browser: Browser,
	origin: string,
	slowdown: number,
	isFirstVisit = false,
): Promise<Phone> {
	const context = await browser.newContext({ ...devices["Pixel 5"], baseURL: origin });
	if (!isFirstVisit) await context.addCookies([{ name: "consent", value: `${policyVersion}.f`, url: origin }]);
	const page = await context.newPage();
	const session: CDPSession = await context.newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", network);
	await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
	return { page, close: () => context.close() };
}

/** Goes to an address and waits until its script answers. */
export async function openStarted(page: Page, address: string): Promise<void> {
	await page.goto(address, { waitUntil: "load" });
	await page.locator("html[data-scripts=on]").waitFor({ state: "attached" });
}
