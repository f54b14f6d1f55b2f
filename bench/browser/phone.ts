import { type Browser, type CDPSession, devices, type Page } from "@playwright/test";

/** Slow 4G, as Lighthouse applies it. */
const network = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

export type Phone = { page: Page; close(): Promise<void> };

/**
 * A phone on a slow network, with an empty cache.
 * @param slowdown how many times slower than this machine's processor
 */
export async function openPhone(browser: Browser, origin: string, slowdown: number): Promise<Phone> {
	const context = await browser.newContext({ ...devices["Pixel 5"], baseURL: origin });
	await context.addCookies([{ name: "consent", value: "functional", url: origin }]);
	const page = await context.newPage();
	const session: CDPSession = await context.newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", network);
	await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
	return { page, close: () => context.close() };
}

/** Whether React has taken over the page. */
export function isAlive(): boolean {
	const main = document.querySelector("main");
	return main !== null && Object.keys(main).some((key) => key.startsWith("__react"));
}
