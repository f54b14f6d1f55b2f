import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
import { chromium } from "@playwright/test";

const systemBrowsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * The browser of the journeys: one that is named, the system's, Playwright's own, or the one inside a package.
 * Undefined leaves the choice to Playwright.
 */
export async function chromiumPath(): Promise<string | undefined> {
	if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
	const system = systemBrowsers.find((file) => existsSync(file));
	if (system) return system;
	if (existsSync(chromium.executablePath())) return undefined;
	return (await import("@sparticuz/chromium")).default.executablePath();
}

/** Makes sure that a browser is there: the system's package where the machine may install it, else a package's. */
export function ensureChromium(): void {
	if (process.env.CHROMIUM_PATH || systemBrowsers.some((file) => existsSync(file))) return;
	if (existsSync(chromium.executablePath())) return;
	const root = process.getuid?.() === 0;
	if (root && existsSync("/usr/bin/apt-get")) {
		console.log("Installing Chromium");
		const apt = (...args: string[]) =>
			spawnSync("apt-get", ["-o", "DPkg::Lock::Timeout=500", ...args], { stdio: ["ignore", "ignore", "inherit"] });
		apt("update");
		apt("install", "-y", "--no-install-recommends", "chromium");
	}
}
