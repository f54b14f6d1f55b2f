import type { ChildProcess } from "node:child_process";
import { setTimeout } from "node:timers/promises";

/**
 * Waits until a site's process prints how to stop it.
 * @throws Error when the process ends first
 */
export async function untilStarted(site: ChildProcess): Promise<void> {
	let printed = "";
	site.stdout?.on("data", (part: Buffer) => {
		printed += part.toString();
	});
	while (!printed.includes("Ctrl-C")) {
		if (site.exitCode !== null || site.signalCode !== null) throw new Error(`the site ended: ${printed}`);
		await setTimeout(100);
	}
}
