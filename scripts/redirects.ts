import { readFileSync } from "node:fs";
import process from "node:process";
import { askSite, withoutEnvironment } from "./command.ts";

const USAGE =
	"Usage: npm run redirects -- FILE.csv (lines of from,to) or npm run redirects -- missed [--env staging|production]";

type Answer = { redirects?: number; missed?: { address: string; n: number }[] };

/** Uploads the agency's list of old addresses, or prints the most requested missing ones. */
async function main(args: string[]): Promise<void> {
	const { environment, rest } = withoutEnvironment(args);
	const [file] = rest;
	if (!file) throw new Error(USAGE);
	const command = file === "missed" ? { action: "missed" } : { action: "replace", list: readFileSync(file, "utf8") };
	const answer = (await askSite({ environment, call: "/api/redirects", purpose: "redirects" }, command)) as Answer;
	for (const { address, n } of answer.missed ?? []) console.log(`${n}\t${address}`);
	if (answer.redirects !== undefined) console.log(`${answer.redirects} addresses lead on.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
});
