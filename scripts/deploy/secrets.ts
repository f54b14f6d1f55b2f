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

/** A secret of others, which only the agency can know, and the setting without which it is not needed. */
type AskedSecret = { title: string; goesWith?: string };

/** Nothing typed: the site runs without, unless its settings need it. */
const asked: Readonly<Record<string, AskedSecret>> = {
	FEED_TOKEN: { title: "token of the agency's feed" },
	FEED_PASSWORD: { title: "password of the CRM's web service", goesWith: "FEED_USER" },
	TURNSTILE_SECRET_KEY: { title: "secret key of Turnstile", goesWith: "TURNSTILE_SITE_KEY" },
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

/** Secrets that the site makes itself. */
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
 * Secrets that the Worker lacks: its own are made at random, others' are asked for. Existing ones are never changed:
 * another LOCATION_SECRET would move every hidden address.
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

/** Stands for a secret that is there: none can be read back. */
const UNREADABLE = "x".repeat(SECRET_BYTES);

/** @throws SettingsError where the Worker would refuse to answer with these settings. @param secrets null: all that it may need */
export function checkSettings(config: BuiltConfig, secrets: { known: Iterable<string>; made: object } | null): void {
	const known = secrets?.known ?? [...ownNames(config), ...askedNames(config)];
	const there = Object.fromEntries([...known].map((name) => [name, UNREADABLE]));
	readVariables({ ...there, ...secrets?.made, ...config.vars });
}

/** Variables with secrets of the site's own that only have to be there. */
export function withOwnSecrets(variables: Readonly<Record<string, string>>): Record<string, string> {
	const own = ["SESSION_SECRET", "LINK_SECRET", "LOCATION_SECRET"];
	return { ...Object.fromEntries(own.map((name) => [name, UNREADABLE])), ...variables };
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
