import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { MAX_FIRST, startSize } from "../../bench/edge/sizes.ts";
import { BUILT_CONFIG } from "../../scripts/deploy/config.ts";
import { uploadSize, WORKER_BUDGET } from "../../scripts/deploy/upload-size.ts";
import { ensureBuild } from "../../scripts/local/build.ts";

const BUILD_TIMEOUT_MS = 180_000;

beforeAll(() => ensureBuild(), BUILD_TIMEOUT_MS);

test("the script of every document keeps within its budget", () => {
	expect(startSize()).toBeLessThanOrEqual(MAX_FIRST);
});

test("the Worker, as it would be uploaded, keeps within its budget", () => {
	expect(uploadSize(BUILT_CONFIG)).toBeLessThanOrEqual(WORKER_BUDGET);
});

/** Packages loaded on demand: for PDFs, calendars, inbound email, pictures, charts and the map. */
const askedFor = ["@cantoo/pdf-lib", "ical.js", "postal-mime", "jpeg-js", "recharts", "maplibre-gl"];

/** Sources of a built module and its static imports. */
function sourcesFrom(file: string, seen = new Set<string>()): string[] {
	if (seen.has(file)) return [];
	seen.add(file);
	// The bundler's helpers have no source map.
	const map = existsSync(`${file}.map`) ? readFileSync(`${file}.map`, "utf8") : '{"sources":[]}';
	const { sources } = JSON.parse(map) as { sources: string[] };
	const imported = readFileSync(file, "utf8").matchAll(/(?:from|import)"(\.[^"]+)"/g);
	return [
		...sources,
		...[...imported].flatMap(([, name = ""]) => sourcesFrom(path.resolve(path.dirname(file), name), seen)),
	];
}

test("an isolate that starts evaluates nothing that few requests ask for", () => {
	const sources = sourcesFrom(path.resolve("build/server/index.js"));
	expect(sources.some((source) => source.includes("node_modules/hono/"))).toBe(true);
	expect(askedFor.filter((name) => sources.some((source) => source.includes(`node_modules/${name}/`)))).toEqual([]);
});
