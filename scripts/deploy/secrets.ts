import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { createInterface } from "node:readline/promises";
import { readVariables } from "../../worker/variables.ts";
import type { BuiltConfig } from "./config.ts";
import { DeployError, wranglerJson } from "./wrangler.ts";

const SECRET_BYTES = 48;

/** Third-party secret that only the agency knows. Needed only with the setting `goesWith`, if any. */
type AskedSecret = { title: string; goesWith?: string };

/** Optional: the site runs without them unless its settings require one. */
const asked: Readonly<Record<string, AskedSecret>> = {
	FEED_TOKEN: { title: "token of the agency's feed" },
	FEED_PASSWORD: { title: "password of the CRM's web service", goesWith: "FEED_USER" },
	TURNSTILE_SECRET_KEY: { title: "secret key of Turnstile", goesWith: "TURNSTILE_SITE_KEY" },
};

/** Generated secrets that are also needed elsewhere. Shown once, because no secret can be read back. */
const shownOnce: Readonly<Record<string, string>> = {
	PRIVACY_KEY:
		"opens `npm run privacy`, `leads`, `redirects`, `preview` and `map`: keep it where the agency keeps its passwords",
	LEADS_SECRET: "signs the leads: give it to the system that takes them",
};

type ListSecrets = (worker: string) => { name: string }[];

const listSecrets: ListSecrets = (worker) => wranglerJson("secret", "list", "--name", worker, "--format", "json");

/** Cloudflare's error for a Worker that was never deployed. */
const neverDeployed = /\[code: (?:10007|10090)\]|does not exist on your account/;

/**
 * Returns the names of the Worker's secrets; empty when it was never deployed.
 * @throws DeployError when they cannot be listed: treating them as missing would regenerate them
 */
export function knownSecrets(worker: string, list: ListSecrets = listSecrets): Set<string> {
	try {
		return new Set(list(worker).map(({ name }) => name));
	} catch (error) {
		if (error instanceof DeployError && neverDeployed.test(error.message)) return new Set();
		throw error;
	}
}

/** Names of the generated secrets. */
function ownNames({ vars, secrets }: BuiltConfig): string[] {
	return [...(secrets?.required ?? []), ...(vars.LEADS_KIND === "webhook" ? ["LEADS_SECRET"] : [])];
}

function askedNames({ vars }: BuiltConfig): string[] {
	return Object.keys(asked).filter((name) => {
		const setting = asked[name]?.goesWith;
		return setting === undefined || vars[setting];
	});
}

/**
 * Generates the site's missing secrets and prompts for third-party ones. Never changes an existing secret: another
 * LOCATION_SECRET would move every hidden address.
 */
export async function missingSecrets(config: BuiltConfig, known: ReadonlySet<string>): Promise<Record<string, string>> {
	const secrets: Record<string, string> = {};
	for (const name of ownNames(config)) {
		if (!known.has(name)) secrets[name] = randomBytes(SECRET_BYTES).toString("base64url");
	}
	if (!process.stdin.isTTY) return secrets;
	const terminal = createInterface({ input: process.stdin, output: process.stdout });
	for (const name of askedNames(config)) {
		if (known.has(name)) continue;
		const answer = (await terminal.question(`${name} (${asked[name]?.title}; Enter for none): `)).trim();
		if (answer) secrets[name] = answer;
	}
	terminal.close();
	return secrets;
}

/** Placeholder for an existing secret, which cannot be read back. */
const UNREADABLE = "x".repeat(SECRET_BYTES);

/**
 * Validates the settings as the Worker does.
 * @param secrets null assumes that every secret exists
 * @throws SettingsError when the Worker would refuse to start
 */
export function checkSettings(config: BuiltConfig, secrets: { known: Iterable<string>; made: object } | null): void {
	const known = secrets?.known ?? [...ownNames(config), ...askedNames(config)];
	const there = Object.fromEntries([...known].map((name) => [name, UNREADABLE]));
	readVariables({ ...there, ...secrets?.made, ...config.vars });
}

/** Adds placeholders for the site's own secrets. */
export function withOwnSecrets(variables: Readonly<Record<string, string>>): Record<string, string> {
	const own = ["SESSION_SECRET", "LINK_SECRET", "LOCATION_SECRET"];
	return { ...Object.fromEntries(own.map((name) => [name, UNREADABLE])), ...variables };
}

/** Lines that show new secrets to be stored elsewhere. */
export function linesToKeep(secrets: Readonly<Record<string, string>>): string[] {
	return Object.entries(shownOnce).flatMap(([name, why]) => {
		const made = secrets[name];
		return made === undefined ? [] : [`${name} (${why}; shown this once): ${made}`];
	});
}

/** Writes the secrets to a file that only this user can read, and deletes it after `work`. */
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
