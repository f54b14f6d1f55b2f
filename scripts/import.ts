import process from "node:process";
import { findRunningSite } from "./local/note.ts";
import { localOptions } from "./local/options.ts";
import { freePort } from "./local/server.ts";
import { importInto, startSite } from "./local/site.ts";

/** `--rebuild` derives everything again from the stored data of the last complete import. */
const rebuild = process.argv.includes("--rebuild");

/** Skips progress lines, which are meant for long imports. */
function print(line: string): void {
	if (!line.startsWith("…")) console.log(line);
}

async function main(): Promise<boolean> {
	const options = localOptions();
	const running = await findRunningSite(options.stateDir);
	if (running) return importInto(running, options, print, rebuild);
	// Start the site for the duration of the import.
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
