import type { ChildProcess } from "node:child_process";
import { setTimeout } from "node:timers/promises";

/** Waits until a site that runs in a process says how it is stopped. @throws where the process ends before */
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
