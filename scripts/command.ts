import { createHmac, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline/promises";
import { findRunningSite } from "./local/note.ts";
import { localOptions } from "./local/options.ts";
import { localSecrets } from "./local/secrets.ts";

/** Length of the truncated HMAC, as in `worker/http/signed-command.ts`. */
const SIGNATURE_BYTES = 16;

type Target = { origin: string; key: string };

export type CalledSite = { origin: string; sign(purpose: string, text: string): string };

/**
 * Returns the origin and the signing key of a site.
 * @param environment null for the local site
 */
async function targetOf(environment: string | null): Promise<Target> {
	if (environment === null && !process.env.SITE_URL) {
		const options = localOptions();
		const origin = await findRunningSite(options.stateDir);
		const key = process.env.PRIVACY_KEY ?? localSecrets().PRIVACY_KEY;
		if (!origin) throw new Error("The site is not running. Start it, or say which: --env production");
		if (!key) throw new Error("PRIVACY_KEY is not set, and .dev.vars has none.");
		return { origin, key };
	}
	const origin = process.env.SITE_URL ?? siteOf(environment ?? "", readFileSync("wrangler.toml", "utf8"));
	if (!origin) throw new Error(`wrangler.toml has no SITE_URL of ${environment}.`);
	return { origin: new URL(origin).origin, key: process.env.PRIVACY_KEY || (await askKey()) };
}

/** SITE_URL of an environment in wrangler.toml; undefined when missing. */
export function siteOf(environment: string, toml: string): string | undefined {
	const [, section = ""] = toml.split(`[env.${environment}.vars]`);
	return /^SITE_URL\s*=\s*"([^"]+)"/m.exec(section.split(/^\[/m)[0] ?? "")?.[1];
}

/** Prompts for the key: as an argument it would be visible to other users and in the shell's history. */
async function askKey(): Promise<string> {
	const terminal = createInterface({ input: process.stdin, output: process.stderr });
	const key = (await terminal.question("PRIVACY_KEY (the deploy has shown it): ")).trim();
	terminal.close();
	if (!key) throw new Error("Without PRIVACY_KEY the site answers nobody.");
	return key;
}

/**
 * Removes `--env NAME` or `--env=NAME` from the arguments.
 * @throws Error for `--env` without a name: the command was not meant for the local site
 */
export function withoutEnvironment(args: readonly string[]): { environment: string | null; rest: string[] } {
	const split = args.flatMap((arg) => (arg.startsWith("--env=") ? ["--env", arg.slice("--env=".length)] : [arg]));
	const at = split.indexOf("--env");
	if (at < 0) return { environment: null, rest: split };
	const environment = split[at + 1];
	if (!environment) throw new Error("--env wants staging or production.");
	return { environment, rest: split.toSpliced(at, 2) };
}

/**
 * Returns the site's origin and a function that signs requests.
 * @param environment null for the local site
 */
export async function calledSite(environment: string | null): Promise<CalledSite> {
	const { origin, key } = await targetOf(environment);
	return {
		origin,
		sign(purpose, text) {
			const digest = createHmac("sha256", key).update(`${purpose}\n${text}`).digest();
			return digest.subarray(0, SIGNATURE_BYTES).toString("base64url");
		},
	};
}

/** Sends a signed command to the site. The signature covers the body, including its time and its single-use nonce. */
export async function askSite(
	{ environment, call, purpose }: { environment: string | null; call: string; purpose: string },
	command: object,
): Promise<unknown> {
	const { origin, sign } = await calledSite(environment);
	const body = JSON.stringify({ ...command, at: Math.floor(Date.now() / 1_000), nonce: randomUUID() });
	const response = await fetch(`${origin}${call}`, {
		method: "POST",
		headers: {
			"content-type": "application/json",
			"x-signature": sign(purpose, body),
		},
		body,
	});
	if (response.status === 404)
		throw new Error(`${origin} does not know this PRIVACY_KEY, or its clock is another one.`);
	const answer: unknown = await response.json().catch(() => null);
	if (response.ok && answer !== null) return answer;
	const { message } = (answer ?? {}) as { message?: unknown };
	throw new Error(typeof message === "string" ? message : `${origin} answered ${response.status}.`);
}
