import { type Browser, chromium } from "@playwright/test";
import { ensureChromium, wholeChromiumPath } from "../../scripts/local/chromium.ts";

/** A browser as visitors have it, so far as a machine without a screen can: with its back/forward cache. */
export async function launchBrowser(...args: string[]): Promise<Browser> {
	await ensureChromium();
	const executablePath = await wholeChromiumPath();
	return chromium.launch({
		...(executablePath ? { executablePath } : {}),
		args: ["--no-sandbox", "--disable-quic", ...args],
		ignoreDefaultArgs: ["--disable-back-forward-cache"],
	});
}
