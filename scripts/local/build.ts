import { execFileSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { writeFileAtomic } from "./kept-file.ts";
import { ensureSecrets } from "./secrets.ts";

const BUILD = "build";
/** In the build and each copy of it: fingerprint of its sources. */
const STAMP = ".built-from";
/** Path of wrangler's configuration within a build. */
const SERVED_CONFIG = "server/wrangler.json";
const LOCK = ".wrangler/build.lock";
const MAX_WAIT_MS = 600_000;

const sources = [
	"app/**/*",
	"worker/**/*",
	"locales/**/*",
	"public/**/*",
	"*.ts",
	"wrangler.toml",
	"package-lock.json",
	".dev.vars",
];

/** Builds the Worker and its pages unless the last build is up to date. */
export function ensureBuild(): void {
	withBuildLock(buildIfStale);
}

/**
 * Copies the build for one site, so that another build or test run in the same checkout cannot remove its files.
 * @returns path of the configuration for wrangler
 */
export function ownBuild(folder: string): string {
	withBuildLock(() => {
		buildIfStale();
		copyBuild(BUILD, folder);
	});
	return path.join(folder, SERVED_CONFIG);
}

/** Copies atomically: renames the folder once it is complete. Keeps a copy of the same sources. */
export function copyBuild(build: string, folder: string): void {
	if (stampOf(folder) === stampOf(build)) return;
	const partial = `${folder}.partial`;
	for (const old of [partial, folder]) rmSync(old, { recursive: true, force: true });
	cpSync(build, partial, { recursive: true });
	renameSync(partial, folder);
}

function buildIfStale(): void {
	ensureSecrets();
	const fingerprint = fingerprintOf(sources);
	if (stampOf(BUILD) === fingerprint) return;
	console.log("Building");
	rmSync(path.join(BUILD, STAMP), { force: true });
	execFileSync("react-router", ["build", "--logLevel", "warn"], {
		stdio: ["ignore", "ignore", "inherit"],
		// A test runner sets NODE_ENV; the build has to equal a deployed one.
		env: { ...process.env, NODE_ENV: "production" },
	});
	writeFileAtomic(path.join(BUILD, STAMP), fingerprint);
}

function stampOf(folder: string): string | null {
	const file = path.join(folder, STAMP);
	return existsSync(file) ? readFileSync(file, "utf8") : null;
}

/** Runs under a lock across processes. The system releases the lock of a killed process. */
function withBuildLock(work: () => void): void {
	mkdirSync(path.dirname(LOCK), { recursive: true });
	const lock = new DatabaseSync(LOCK, { timeout: MAX_WAIT_MS });
	try {
		lock.exec("BEGIN EXCLUSIVE");
		work();
	} finally {
		lock.close();
	}
}

function fingerprintOf(patterns: string[]): string {
	// Types and tests do not affect a build, and `npm test` rewrites some types.
	return globSync(patterns, { exclude: ["**/*.d.ts", "**/*.test.{ts,tsx}"] })
		.sort()
		.map((file) => ({ file, stat: statSync(file) }))
		.filter(({ stat }) => stat.isFile())
		.map(({ file, stat }) => `${file} ${stat.size} ${stat.mtimeMs}`)
		.join("\n");
}
