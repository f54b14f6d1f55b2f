import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { Parser } from "htmlparser2";

import { KB, kilobytes } from "../figures.ts";
import { type Report, verdict } from "../report.ts";

const CLIENT = "build/client";

/** Measured screens; `bench/addresses.ts` finds an address for each. */
export type Screen = "home" | "list" | "property" | "project";

const MAX_HTML: Partial<Record<Screen, number>> = { list: 12 * KB, property: 20 * KB };
export const MAX_FIRST = 10 * KB;
export const MAX_AT_REST = 110 * KB;

function gzipped(address: string): number {
	return gzipSync(readFileSync(path.join(CLIENT, address)), { level: 9 }).byteLength;
}

/** Gzipped size in bytes of the start script, which every document loads. */
export function startSize(): number {
	const [file, ...others] = globSync(`${CLIENT}/assets/start-*.js`);
	if (!file || others.length > 0) throw new Error("build/client holds no start script, or more than one");
	return gzipped(path.relative(CLIENT, file));
}

/**
 * Gzipped size of scripts in bytes: those loaded before `load` (`first`), and including those that islands prefetch at
 * idle (`atRest`).
 */
export function scriptSizes(html: string): { first: number; atRest: number } {
	const files: string[] = [];
	const parser = new Parser({
		onopentag(_, { "data-wake": wake, "data-files": names }) {
			if (names && wake !== "link") files.push(...names.split(" "));
		},
	});
	parser.end(html);
	const first = startSize();
	const ahead = [...new Set(files)].filter(Boolean).reduce((sum, file) => sum + gzipped(file), 0);
	return { first, atRest: first + ahead };
}

/** Reports the sizes of each screen and their limits. */
export async function reportSizes(report: Report, site: string, addresses: Record<Screen, string>): Promise<void> {
	const rows: string[][] = [];
	const within = (bytes: number, most: number) => `${kilobytes(bytes)} ${verdict(bytes <= most)} (${kilobytes(most)})`;
	for (const [screen, address] of Object.entries(addresses) as [Screen, string][]) {
		const page = await (await fetch(site + address)).text();
		const html = gzipSync(page, { level: 9 }).byteLength;
		const { first, atRest } = scriptSizes(page);
		const most = MAX_HTML[screen];
		rows.push([
			screen,
			most === undefined ? kilobytes(html) : within(html, most),
			within(first, MAX_FIRST),
			within(atRest, MAX_AT_REST),
		]);
	}
	report.table("Sizes, gzipped", ["screen", "HTML", "scripts before load", "scripts at rest"], rows);
}
