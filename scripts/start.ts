import process from "node:process";
import { localOptions } from "./local/options.ts";
import { ownerLines } from "./local/owners.ts";
import { importInto, type LocalSite, StartError, startSite } from "./local/site.ts";

const IMPORT_EVERY_MS = 15 * 60 * 1_000;
const IMPORT_CRON = "*/15 * * * *";

const options = localOptions();

async function main(): Promise<void> {
	const site = await startSite(options);
	stopOnSignals(site);
	console.log("Importing the feed");
	const imported = await importInto(site.origin, options, (line) => console.log(`  ${line}`));
	if (!imported) console.log("The feed could not be imported; the site shows what it has.");
	const hasOwners = !options.feedUrl && !options.feedIsCrm;
	console.log(welcome(hasOwners ? await ownerLines(site.origin, options.stateDir) : []));
	const clock = setInterval(() => void runCron(site.origin), IMPORT_EVERY_MS);
	await site.ended;
	clearInterval(clock);
	process.exit(0);
}

function stopOnSignals(site: LocalSite): void {
	for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
		process.once(name, () => void site.stop().then(() => process.exit(0)));
	}
}

/** The platform's clock does not tick locally: the scheduled work is triggered as the platform would. */
async function runCron(origin: string): Promise<void> {
	await fetch(`${origin}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(IMPORT_CRON)}`).catch(() => null);
}

function welcome(owners: readonly string[]): string {
	const lines = ["", `  Site       ${options.siteUrl}/`, `  Mailbox    ${options.siteUrl}/dev/mailbox`];
	lines.push(...owners.map((line, index) => `  ${index === 0 ? "Owners  " : "        "}   ${line}`));
	return [...lines, "", "Ctrl-C stops it.", ""].join("\n");
}

main().catch((error: unknown) => {
	console.error(error instanceof StartError ? error.message : error);
	process.exit(1);
});
