import { run } from "./run.ts";
import type { Tally } from "./tally.ts";

/** A tool that passes or fails as a whole. */
export async function runCheck(command: string, args: string[]): Promise<Tally> {
	const started = Date.now();
	const passed = await run(command, args);
	const seconds = Math.round((Date.now() - started) / 1_000);
	console.log(`${passed ? "ok    " : "FAILED"} ${[command, ...args].join(" ")} (${seconds} s)`);
	return { passed: Number(passed), failed: Number(!passed) };
}
