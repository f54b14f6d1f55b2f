import { type Browser, type CDPSession, devices, type Page } from "@playwright/test";
import { policyVersion } from "../../app/domain/consent/policy-version.ts";

/** CPU slowdown of a mid-range phone relative to this machine. */
export const SLOW_PROCESSOR = 4;

/** Slow 4G with Lighthouse's values. */
const network = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

export type Phone = { page: Page; close(): Promise<void> };

/**
 * Opens a page as a phone on a slow network, with an empty cache.
 * @param slowdown CPU slowdown relative to this machine
 * @param isFirstVisit whether the cookie banner is still unanswered
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

/** Opens an address and waits until its script has started. */
export async function openStarted(page: Page, address: string): Promise<void> {
	await page.goto(address, { waitUntil: "load" });
	await page.locator("html[data-scripts=on]").waitFor({ state: "attached" });
}
