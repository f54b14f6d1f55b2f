import { createHmac } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { parseEnv } from "node:util";
import { findRunningSite } from "./local/note.ts";
import { localOptions } from "./local/options.ts";

const USAGE = "Usage: npm run redirects -- FILE.csv (lines of from,to) or npm run redirects -- missed";
/** As `worker/platform/links.ts` signs. */
const SIGNATURE_BYTES = 16;

/** Uploads the agency's list of earlier addresses, or prints the most requested missing ones. */
async function main([file]: string[]): Promise<void> {
	if (!file) throw new Error(USAGE);
	const options = localOptions();
	const local = existsSync(".dev.vars") ? parseEnv(readFileSync(".dev.vars", "utf8")).LINK_SECRET : undefined;
	const secret = process.env.LINK_SECRET ?? local;
	if (!secret) throw new Error("LINK_SECRET is not set, and .dev.vars has none.");
	const running = process.env.LINK_SECRET ? null : await findRunningSite(options.stateDir);
	if (!running && !process.env.SITE_URL) throw new Error("The site is not running. Start it, or set SITE_URL.");
	const at = Math.floor(Date.now() / 1_000);
	const body = file === "missed" ? null : readFileSync(file, "utf8");
	const digest = createHmac("sha256", secret)
		.update(`redirects\n${at}\n${body ?? ""}`)
		.digest();
	const headers = {
		"content-type": "text/csv",
		"x-signature": digest.subarray(0, SIGNATURE_BYTES).toString("base64url"),
	};
	const address = `${running ?? options.siteUrl}/api/redirects?at=${at}`;
	const response = await fetch(address, body === null ? { headers } : { method: "POST", headers, body });
	const answer = (await response.json().catch(() => ({}))) as {
		message?: string;
		redirects?: number;
		missed?: { address: string; n: number }[];
	};
	if (!response.ok) throw new Error(answer.message ?? `${address} answered ${response.status}.`);
	for (const { address: missed, n } of answer.missed ?? []) console.log(`${n}\t${missed}`);
	if (answer.redirects !== undefined) console.log(`${answer.redirects} addresses lead on.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
});
