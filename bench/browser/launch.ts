import { type Browser, chromium } from "@playwright/test";
import { ensureChromium, wholeChromiumPath } from "../../scripts/local/chromium.ts";

/** Launches a browser like a visitor's, including the back/forward cache, as far as possible without a screen. */
export async function launchBrowser(...args: string[]): Promise<Browser> {
	await ensureChromium();
	const executablePath = await wholeChromiumPath();
	return chromium.launch({
		...(executablePath ? { executablePath } : {}),
		args: ["--no-sandbox", "--disable-quic", ...args],
		ignoreDefaultArgs: ["--disable-back-forward-cache"],
	});
}
