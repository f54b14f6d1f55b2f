import { createHmac } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { parseEnv } from "node:util";
import { findRunningSite } from "./local/note.ts";
import { localOptions } from "./local/options.ts";

const USAGE = "Usage: npm run privacy -- export|erase <email>";
/** As `worker/platform/links.ts` signs. */
const SIGNATURE_BYTES = 16;

type Erasure = { removed: Record<string, number>; kept: string[] };

/** Of the site that is asked: the running local one, or the one that SITE_URL and LINK_SECRET name. */
async function siteAndSecret(): Promise<{ origin: string; secret: string }> {
	const options = localOptions();
	const running = process.env.LINK_SECRET ? null : await findRunningSite(options.stateDir);
	const secret = process.env.LINK_SECRET ?? localSecret();
	if (!secret) throw new Error("LINK_SECRET is not set, and .dev.vars has none.");
	if (!running && !process.env.SITE_URL) throw new Error("The site is not running. Start it, or set SITE_URL.");
	return { origin: running ?? options.siteUrl, secret };
}

function localSecret(): string | undefined {
	return existsSync(".dev.vars") ? parseEnv(readFileSync(".dev.vars", "utf8")).LINK_SECRET : undefined;
}

function sign(secret: string, text: string): string {
	const digest = createHmac("sha256", secret).update(`privacy\n${text}`).digest();
	return digest.subarray(0, SIGNATURE_BYTES).toString("base64url");
}

async function main([action, email]: string[]): Promise<void> {
	if ((action !== "export" && action !== "erase") || !email) throw new Error(USAGE);
	const { origin, secret } = await siteAndSecret();
	const body = JSON.stringify({ action, email, at: Math.floor(Date.now() / 1_000) });
	const response = await fetch(`${origin}/api/privacy`, {
		method: "POST",
		headers: { "content-type": "application/json", "x-signature": sign(secret, body) },
		body,
	});
	if (!response.ok) throw new Error(`${origin} answered ${response.status}.`);
	const answer: unknown = await response.json();
	if (action === "export") console.log(JSON.stringify(answer, null, "\t"));
	else report(email, answer as Erasure);
}

function report(email: string, { removed, kept }: Erasure): void {
	console.log(`Removed what was kept of ${email}:`);
	for (const [what, count] of Object.entries(removed)) console.log(`  ${what.replaceAll("_", " ")}: ${count}`);
	for (const line of kept) console.log(`Kept: ${line}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
});
