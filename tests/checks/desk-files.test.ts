import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { ensureBuild } from "../../scripts/local/build.ts";

const BUILD_TIMEOUT_MS = 180_000;
const ASSETS = "build/client/assets";

/** All scripts that a document can load, starting from its start script. */
function scriptsOfDocuments(): Set<string> {
	const found = new Set(globSync(`${ASSETS}/start-*.js`).map((file) => path.basename(file)));
	for (const file of found) {
		const code = readFileSync(path.join(ASSETS, file), "utf8");
		for (const [, other = ""] of code.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g)) found.add(other);
	}
	return found;
}

describe("what visitors load", () => {
	beforeAll(() => ensureBuild(), BUILD_TIMEOUT_MS);

	test("no document has a script of the desk, or of the router", () => {
		const scripts = scriptsOfDocuments();
		expect(scripts.size).toBeGreaterThan(20);
		for (const file of scripts) {
			expect(readFileSync(path.join(ASSETS, file), "utf8"), file).not.toMatch(
				/desk-(?:page|form|panes|table)|\/api\/desk|__reactRouter/,
			);
		}
	});

	test("no style sheet but its own has a rule of the desk", () => {
		const sheets = globSync("build/client/assets/*.css").filter((file) =>
			readFileSync(file, "utf8").includes(".desk-"),
		);
		expect(sheets.map((file) => path.basename(file).replace(/-[\w-]{8}\.css$/, ""))).toEqual(["desk"]);
	});
});
