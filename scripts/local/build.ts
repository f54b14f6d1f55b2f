import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import process from "node:process";

const STAMP = "build/.built-from";
/** Where the build tells wrangler what to serve. */
const DEPLOYED_CONFIG = ".wrangler/deploy/config.json";
const SECRET_BYTES = 32;
const secrets = ["SESSION_SECRET", "LINK_SECRET", "LOCATION_SECRET", "PRIVACY_KEY"];

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

/** Secrets of this clone alone, made once: nothing falls back to a known one. They go in before the build copies them. */
export function ensureSecrets(): void {
	const file = ".dev.vars";
	const text = existsSync(file) ? readFileSync(file, "utf8") : "";
	const missing = secrets.filter((name) => !new RegExp(`^${name}=`, "m").test(text));
	if (missing.length === 0) return;
	const lines = missing.map((name) => `${name}="${randomBytes(SECRET_BYTES).toString("base64url")}"\n`);
	writeFileSync(file, text + lines.join(""), { mode: 0o600 });
}

/** Builds the Worker and its pages unless nothing has changed since the last build. */
export function ensureBuild(): void {
	ensureSecrets();
	const fingerprint = fingerprintOf(sources);
	const isWhole = [STAMP, DEPLOYED_CONFIG].every((file) => existsSync(file));
	if (isWhole && readFileSync(STAMP, "utf8") === fingerprint) return;
	console.log("Building");
	execFileSync("react-router", ["build", "--logLevel", "warn"], {
		stdio: ["ignore", "ignore", "inherit"],
		// A test runner sets NODE_ENV; the build must be the one that would be deployed.
		env: { ...process.env, NODE_ENV: "production" },
	});
	writeFileSync(STAMP, fingerprint);
}

function fingerprintOf(patterns: string[]): string {
	return globSync(patterns)
		.sort()
		.map((file) => ({ file, stat: statSync(file) }))
		.filter(({ stat }) => stat.isFile())
		.map(({ file, stat }) => `${file} ${stat.size} ${stat.mtimeMs}`)
		.join("\n");
}
