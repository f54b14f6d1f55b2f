import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { createInterface } from "node:readline/promises";
import type { BuiltConfig } from "./config.ts";
import { DeployError, wranglerJson } from "./wrangler.ts";

const SECRET_BYTES = 48;

/** Secrets of others, which only the agency can know. Nothing typed: the site runs without. */
const asked: Readonly<Record<string, string>> = {
	FEED_TOKEN: "token of the agency's feed",
	FEED_PASSWORD: "password of the CRM's web service",
	TURNSTILE_SECRET_KEY: "secret key of Turnstile",
};

/** Made at random like the site's own, and needed elsewhere: shown once, because no secret can be read back. */
const shownOnce: Readonly<Record<string, string>> = {
	PRIVACY_KEY:
		"opens `npm run privacy`, `leads`, `redirects`, `preview` and `map`: keep it where the agency keeps its passwords",
	LEADS_SECRET: "signs the leads: give it to the system that takes them",
};

type ListSecrets = (worker: string) => { name: string }[];

const listSecrets: ListSecrets = (worker) => wranglerJson("secret", "list", "--name", worker, "--format", "json");

/** What Cloudflare answers about a Worker that was never deployed. */
const neverDeployed = /\[code: (?:10007|10090)\]|does not exist on your account/;

/**
 * Names of the secrets that the Worker has; none where it was never deployed.
 * @throws where that is unknown: secrets taken for missing would be made anew
 */
export function knownSecrets(worker: string, list: ListSecrets = listSecrets): Set<string> {
	try {
		return new Set(list(worker).map(({ name }) => name));
	} catch (error) {
		if (error instanceof DeployError && neverDeployed.test(error.message)) return new Set();
		throw error;
	}
}

/**
 * Secrets that the Worker lacks: its own are made at random, others' are asked for. Existing ones are never changed:
 * another LOCATION_SECRET would move every hidden address.
 */
export async function missingSecrets(config: BuiltConfig): Promise<Record<string, string>> {
	const has = knownSecrets(config.name);
	const secrets: Record<string, string> = {};
	const signed = config.vars.LEADS_KIND === "webhook" ? ["LEADS_SECRET"] : [];
	for (const name of [...(config.secrets?.required ?? []), ...signed]) {
		if (!has.has(name)) secrets[name] = randomBytes(SECRET_BYTES).toString("base64url");
	}
	if (!process.stdin.isTTY) return secrets;
	const terminal = createInterface({ input: process.stdin, output: process.stdout });
	for (const [name, title] of Object.entries(asked)) {
		if (has.has(name)) continue;
		const answer = (await terminal.question(`${name} (${title}; Enter for none): `)).trim();
		if (answer) secrets[name] = answer;
	}
	terminal.close();
	return secrets;
}

/** New secrets that have to be kept elsewhere, a line each. */
export function linesToKeep(secrets: Readonly<Record<string, string>>): string[] {
	return Object.entries(shownOnce).flatMap(([name, why]) => {
		const made = secrets[name];
		return made === undefined ? [] : [`${name} (${why}; shown this once): ${made}`];
	});
}

/** Lends the secrets as a file that only this user can read, for as long as the work takes. */
export function withSecretsFile<Result>(secrets: Record<string, string>, work: (args: string[]) => Result): Result {
	if (Object.keys(secrets).length === 0) return work([]);
	const folder = mkdtempSync(path.join(tmpdir(), "meridiaan-secrets-"));
	try {
		const file = path.join(folder, "secrets.json");
		writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
		return work(["--secrets-file", file]);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
