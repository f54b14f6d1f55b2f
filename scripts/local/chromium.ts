import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { chromium } from "@playwright/test";

/** Chromium without its windows: half the processor time of a whole one for every page that a journey opens. */
const systemShell = "/usr/bin/chromium-headless-shell";
const systemBrowsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
/** Below the project: a file of this name in the system's temporary folder could be anybody's. */
const cache = path.resolve("node_modules/.cache/chromium");

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
	packagedShell ??= findPackagedShell();
	return packagedShell;
}

/** Remembered: unpacking changes TMPDIR, which two calls at once would restore wrongly. */
let packagedShell: Promise<string | undefined> | undefined;

async function findPackagedShell(): Promise<string | undefined> {
	try {
		const manifest = readFileSync("node_modules/@sparticuz/chromium/package.json", "utf8");
		const { version } = JSON.parse(manifest) as { version: string };
		const folder = path.join(cache, version);
		const file = path.join(folder, "chromium");
		if (!existsSync(file)) await unpackShell(folder);
		// It has no libraries of its own, and is made for Linux.
		return doesRun(file) ? file : undefined;
	} catch (error) {
		console.warn(`The packaged Chromium cannot be unpacked: ${String(error)}`);
		return undefined;
	}
}

/** The folder gets its name when everything is in it: an interrupted unpacking leaves no incomplete browser there. */
async function unpackShell(folder: string): Promise<void> {
	mkdirSync(cache, { recursive: true });
	const unpacking = mkdtempSync(path.join(cache, "unpacking-"));
	const temporary = process.env.TMPDIR;
	// The package has no other setting for where it unpacks.
	process.env.TMPDIR = unpacking;
	try {
		await (await import("@sparticuz/chromium")).default.executablePath();
		// Another process may have been faster.
		if (!existsSync(folder)) renameSync(unpacking, folder);
	} finally {
		if (temporary === undefined) delete process.env.TMPDIR;
		else process.env.TMPDIR = temporary;
		rmSync(unpacking, { recursive: true, force: true });
	}
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
