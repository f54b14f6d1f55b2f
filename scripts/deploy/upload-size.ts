import { wranglerText } from "./wrangler.ts";

const BYTES_PER_KIB = 1_024;

/** What the Worker may weigh, gzipped: it is what every new isolate loads before it answers. */
export const WORKER_BUDGET = 1.5 * 1_024 * 1_024;

/** Bytes of the built Worker, gzipped, as wrangler would upload it. Uploads nothing. */
export function uploadSize(config: string): number {
	const text = wranglerText("deploy", "--dry-run", "--config", config);
	const size = /gzip: ([\d.]+) KiB/.exec(text)?.[1];
	if (!size) throw new Error(`wrangler does not tell the size:\n${text}`);
	return Math.round(Number(size) * BYTES_PER_KIB);
}
