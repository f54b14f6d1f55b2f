import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { chromium } from "@playwright/test";

/** Headless shell: each page takes half the processor time of the full browser. */
const systemShell = "/usr/bin/chromium-headless-shell";
const systemBrowsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
/** Within the project: in the system's temporary folder, another user could place a file of this name. */
const cache = path.resolve("node_modules/.cache/chromium");

/**
 * Returns the browser for journeys: CHROMIUM_PATH, else a headless shell (the system's or the packaged one), else the
 * system's full browser; undefined for Playwright's own.
 */
export async function chromiumPath(): Promise<string | undefined> {
	return process.env.CHROMIUM_PATH || (await shellPath()) || systemBrowser();
}

/** Returns the browser for measurements. Prefers a full browser: a headless shell has no back/forward cache. */
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

/** Shared promise: unpacking changes TMPDIR, which two concurrent calls would restore wrongly. */
let packagedShell: Promise<string | undefined> | undefined;

async function findPackagedShell(): Promise<string | undefined> {
	try {
		const manifest = readFileSync("node_modules/@sparticuz/chromium/package.json", "utf8");
		const { version } = JSON.parse(manifest) as { version: string };
		const folder = path.join(cache, version);
		const file = path.join(folder, "chromium");
		if (!existsSync(file)) await unpackShell(folder);
		// The package is built for Linux and needs the system's libraries.
		return doesRun(file) ? file : undefined;
	} catch (error) {
		console.warn(`The packaged Chromium cannot be unpacked: ${String(error)}`);
		return undefined;
	}
}

/** Unpacks to a temporary folder and renames it, so that an interrupted unpacking leaves no incomplete browser. */
async function unpackShell(folder: string): Promise<void> {
	mkdirSync(cache, { recursive: true });
	const unpacking = mkdtempSync(path.join(cache, "unpacking-"));
	const temporary = process.env.TMPDIR;
	// TMPDIR is the package's only setting for its target folder.
	process.env.TMPDIR = unpacking;
	try {
		await (await import("@sparticuz/chromium")).default.executablePath();
		// Another process may have finished first.
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

/**
 * Ensures that a browser is available; installs the system's when there is none and this process runs as root on a
 * system with apt.
 */
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
