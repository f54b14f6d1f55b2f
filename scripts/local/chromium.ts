import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { chromium } from "@playwright/test";

/** Chromium without its windows: half the processor time of a whole one for every page that a journey opens. */
const systemShell = "/usr/bin/chromium-headless-shell";
const systemBrowsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
/** Below the project: a file of this name in the system's temporary folder could be anybody's. */
const unpackedIn = path.resolve("node_modules/.cache/chromium");

/**
 * The browser of the journeys: one that is named, a headless shell (the system's, or the one inside a package), the
 * system's whole browser. Undefined is Playwright's own.
 */
export async function chromiumPath(): Promise<string | undefined> {
	return process.env.CHROMIUM_PATH || (await shellPath()) || systemBrowser();
}

/** The browser of measurements, which is the whole one where there is one: a shell has no back/forward cache. */
export async function wholeChromiumPath(): Promise<string | undefined> {
	return process.env.CHROMIUM_PATH || systemBrowser() || (await shellPath());
}

function systemBrowser(): string | undefined {
	return systemBrowsers.find((file) => existsSync(file));
}

async function shellPath(): Promise<string | undefined> {
	if (existsSync(systemShell)) return systemShell;
	const packaged = await unpackedShell();
	// It has no libraries of its own, and is made for Linux.
	return doesRun(packaged) ? packaged : undefined;
}

async function unpackedShell(): Promise<string> {
	const temporary = process.env.TMPDIR;
	mkdirSync(unpackedIn, { recursive: true });
	process.env.TMPDIR = unpackedIn;
	const file = await (await import("@sparticuz/chromium")).default.executablePath();
	if (temporary === undefined) delete process.env.TMPDIR;
	else process.env.TMPDIR = temporary;
	return file;
}

function doesRun(file: string): boolean {
	return spawnSync(file, ["--version"], { stdio: "ignore" }).status === 0;
}

/** Makes sure that a browser is there, and installs the system's where there is none and the machine may. */
export async function ensureChromium(): Promise<void> {
	if ((await chromiumPath()) || existsSync(chromium.executablePath())) return;
	const isRoot = process.getuid?.() === 0;
	if (!isRoot || !existsSync("/usr/bin/apt-get")) return;
	console.log("Installing Chromium");
	const apt = (...args: string[]) =>
		spawnSync("apt-get", ["-o", "DPkg::Lock::Timeout=500", ...args], { stdio: ["ignore", "ignore", "inherit"] });
	apt("update");
	apt("install", "-y", "--no-install-recommends", "chromium");
}
