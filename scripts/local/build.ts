import { execFileSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { writeKept } from "./kept-file.ts";
import { ensureSecrets } from "./secrets.ts";

const BUILD = "build";
/** Beside the build, and in each copy of it: what it was made from. */
const STAMP = ".built-from";
/** In a build: the Worker as wrangler serves it. */
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

/** Builds the Worker and its pages unless nothing has changed since the last build. */
export function ensureBuild(): void {
	alone(buildWhereOld);
}

/**
 * A copy of the build for one site: another build, or a test run, in the same checkout takes no file away under it.
 * @returns the configuration that wrangler serves it by
 */
export function ownBuild(folder: string): string {
	alone(() => {
		buildWhereOld();
		copyBuild(BUILD, folder);
	});
	return path.join(folder, SERVED_CONFIG);
}

/** It gets its name when it is whole; one of the same sources stays. */
export function copyBuild(build: string, folder: string): void {
	if (stampOf(folder) === stampOf(build)) return;
	const partial = `${folder}.partial`;
	for (const old of [partial, folder]) rmSync(old, { recursive: true, force: true });
	cpSync(build, partial, { recursive: true });
	renameSync(partial, folder);
}

function buildWhereOld(): void {
	ensureSecrets();
	const fingerprint = fingerprintOf(sources);
	if (stampOf(BUILD) === fingerprint) return;
	console.log("Building");
	rmSync(path.join(BUILD, STAMP), { force: true });
	execFileSync("react-router", ["build", "--logLevel", "warn"], {
		stdio: ["ignore", "ignore", "inherit"],
		// A test runner sets NODE_ENV; the build must be the one that would be deployed.
		env: { ...process.env, NODE_ENV: "production" },
	});
	writeKept(path.join(BUILD, STAMP), fingerprint);
}

function stampOf(folder: string): string | null {
	const file = path.join(folder, STAMP);
	return existsSync(file) ? readFileSync(file, "utf8") : null;
}

/** One process at a time; the system gives the lock back where one is killed. */
function alone(work: () => void): void {
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
	// Types and tests leave no trace in a build, and `npm test` writes some types anew.
	return globSync(patterns, { exclude: ["**/*.d.ts", "**/*.test.{ts,tsx}"] })
		.sort()
		.map((file) => ({ file, stat: statSync(file) }))
		.filter(({ stat }) => stat.isFile())
		.map(({ file, stat }) => `${file} ${stat.size} ${stat.mtimeMs}`)
		.join("\n");
}
