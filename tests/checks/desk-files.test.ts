import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { firstFiles, type Screen } from "../../bench/edge/sizes.ts";
import { ensureBuild } from "../../scripts/local/build.ts";

const BUILD_TIMEOUT_MS = 180_000;

describe("what visitors load", () => {
	beforeAll(() => ensureBuild(), BUILD_TIMEOUT_MS);
	const pages: Screen[] = ["home", "list", "property", "project"];

	test.for(pages)("the %s page has no script of the desk", (page) => {
		for (const file of firstFiles(page)) {
			expect(readFileSync(path.join("build/client", file), "utf8"), file).not.toMatch(
				/desk-(?:page|form|panes|table)|\/api\/desk/,
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
