import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { ensureBuild } from "../../scripts/local/build.ts";

const BUILD_TIMEOUT_MS = 180_000;
const ASSETS = "build/client/assets";

/**
 * Functions missing in at least one of the oldest browsers (docs/decisions/0057). The build rewrites syntax but adds no
 * polyfills.
 */
const TOO_NEW =
	/\.(?:toReversed|toSorted|toSpliced|toWellFormed|isWellFormed|withResolvers|checkVisibility)\(|\b(?:Map|Object)\.groupBy\(/g;

beforeAll(() => ensureBuild(), BUILD_TIMEOUT_MS);

test("no script asks the oldest browsers for what they do not have", () => {
	const scripts = readdirSync(ASSETS).filter((name) => name.endsWith(".js"));
	expect(scripts.length).toBeGreaterThan(0);
	const found = scripts.flatMap((name) => {
		const uses = readFileSync(`${ASSETS}/${name}`, "utf8").match(TOO_NEW);
		return uses ? [`${name} ${uses.join(" ")}`] : [];
	});
	expect(found).toEqual([]);
});
