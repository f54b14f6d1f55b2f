import { wranglerText } from "./wrangler.ts";

const BYTES_PER_KIB = 1_024;

/** Maximum gzipped size of the Worker in bytes: every new isolate loads all of it before it answers. */
export const WORKER_BUDGET = 1.5 * 1_024 * 1_024;

/** Gzipped size of the upload in bytes, from wrangler's dry run. */
export function uploadSize(config: string): number {
	const text = wranglerText("deploy", "--dry-run", "--config", config);
	const size = /gzip: ([\d.]+) KiB/.exec(text)?.[1];
	if (!size) throw new Error(`wrangler does not tell the size:\n${text}`);
	return Math.round(Number(size) * BYTES_PER_KIB);
}
