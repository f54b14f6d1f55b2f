import process from "node:process";
import { findRunningSite } from "./local/note.ts";
import { localOptions } from "./local/options.ts";
import { freePort } from "./local/server.ts";
import { importInto, startSite } from "./local/site.ts";

/** `--rebuild` derives everything again from what the last complete import kept. */
const rebuild = process.argv.includes("--rebuild");

/** Progress lines are for long imports; the result comes at the end. */
function print(line: string): void {
	if (!line.startsWith("…")) console.log(line);
}

async function main(): Promise<boolean> {
	const options = localOptions();
	const running = await findRunningSite(options.stateDir);
	if (running) return importInto(running, options, print, rebuild);
	// The site is not running: it is started for as long as the import takes.
	const site = await startSite({ ...options, port: await freePort() });
	try {
		return await importInto(site.origin, options, print, rebuild);
	} finally {
		await site.stop();
	}
}

main().then(
	(ok) => process.exit(ok ? 0 : 1),
	(error: unknown) => {
		console.error(`import failed: ${error instanceof Error ? error.message : String(error)}`);
		process.exit(1);
	},
);
