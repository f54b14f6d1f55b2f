import { createHmac } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { parseEnv } from "node:util";
import { localOptions } from "./options.ts";
import { findRunningSite } from "./site.ts";

/** As `worker/platform/links.ts` signs. */
const SIGNATURE_BYTES = 16;

/** The site that a command speaks to: the running local one, or the one that SITE_URL and LINK_SECRET name. */
export type CalledSite = { origin: string; sign(purpose: string, text: string): string };

export async function calledSite(): Promise<CalledSite> {
	const options = localOptions();
	const running = process.env.LINK_SECRET ? null : await findRunningSite(options.stateDir);
	const secret = process.env.LINK_SECRET ?? localSecret();
	if (!secret) throw new Error("LINK_SECRET is not set, and .dev.vars has none.");
	if (!running && !process.env.SITE_URL) throw new Error("The site is not running. Start it, or set SITE_URL.");
	return {
		origin: running ?? options.siteUrl,
		sign(purpose, text) {
			const digest = createHmac("sha256", secret).update(`${purpose}\n${text}`).digest();
			return digest.subarray(0, SIGNATURE_BYTES).toString("base64url");
		},
	};
}

function localSecret(): string | undefined {
	return existsSync(".dev.vars") ? parseEnv(readFileSync(".dev.vars", "utf8")).LINK_SECRET : undefined;
}
