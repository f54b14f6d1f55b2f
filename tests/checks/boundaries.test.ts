import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/** A file and an import that it may or may not have. */
const cases: readonly { file: string; imports: string; allowed: boolean }[] = [
	{ file: "app/domain/rule.ts", imports: "zod", allowed: true },
	{ file: "app/domain/rule.ts", imports: "../ui/button", allowed: false },
	{ file: "app/domain/rule.ts", imports: "react", allowed: false },
	{ file: "app/domain/forms/offer/schema.ts", imports: "../../property/price", allowed: true },
	{ file: "app/domain/forms/offer/schema.ts", imports: "../../../ui/button", allowed: false },
	{ file: "app/domain/search/sentence/rule.ts", imports: "../../language", allowed: true },
	{ file: "app/domain/search/sentence/rule.ts", imports: "../../../i18n/translator", allowed: false },
	{ file: "app/i18n/instance.ts", imports: "../domain/language", allowed: true },
	{ file: "app/i18n/instance.ts", imports: "../features/layout/head", allowed: false },
	{ file: "app/ui/button.tsx", imports: "./icon", allowed: true },
	{ file: "app/ui/button.tsx", imports: "../domain/price", allowed: false },
	{ file: "app/ui/button.tsx", imports: "../features/layout/head", allowed: false },
	{ file: "app/features/layout/head.tsx", imports: "../../ui/button", allowed: true },
	{ file: "app/features/layout/head.tsx", imports: "../../routes/public/home-page/route", allowed: false },
	{ file: "app/features/layout/head.tsx", imports: "../../../worker/services", allowed: false },
	{ file: "app/features/layout/head.tsx", imports: "react-i18next", allowed: false },
	{ file: "app/features/desk/notice.tsx", imports: "react-i18next", allowed: true },
	{ file: "app/features/desk/notice.tsx", imports: "../../routes/public/home-page/route", allowed: false },
	{ file: "app/page/swap.ts", imports: "../i18n/texts", allowed: true },
	{ file: "app/page/swap.ts", imports: "../features/layout/toast", allowed: false },
	{ file: "app/page/behaviours.ts", imports: "../features/layout/layout-behaviour", allowed: true },
	{ file: "app/routes/public/home-page/route.tsx", imports: "./hero", allowed: true },
	{ file: "app/routes/public/home-page/route.tsx", imports: "react-i18next", allowed: false },
	{ file: "app/routes/desk/inbox/route.tsx", imports: "react-i18next", allowed: true },
	{ file: "app/routes/public/home-page/route.tsx", imports: "../property/route", allowed: false },
	{ file: "app/routes/public/home-page/route.tsx", imports: "../../../worker/services", allowed: false },
	{ file: "worker/http/pages/pages.ts", imports: "../listings/service", allowed: true },
	{ file: "worker/http/pages/pages.ts", imports: "../../app/features/layout/head", allowed: false },
	{ file: "worker/import/run.ts", imports: "../../app/domain/property/price", allowed: true },
	{ file: "worker/import/run.ts", imports: "../db/records", allowed: true },
	{ file: "worker/import/run.ts", imports: "../listings/service", allowed: false },
	{ file: "worker/listings/service.ts", imports: "../http/app", allowed: false },
	{ file: "worker/listings/service.ts", imports: "../../tests/support/builder", allowed: false },
];

let folder = "";

beforeAll(() => {
	folder = mkdtempSync(path.join(tmpdir(), "boundaries-"));
	for (const part of [".oxlintrc.json", "scripts/lint"]) cpSync(part, path.join(folder, part), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Whether the linter lets a file have an import, of types alone or of code; the file is written for the question. */
function isAllowed(file: string, imported: string, what: "code" | "types" = "code", name = "thing"): boolean {
	const target = path.join(folder, file);
	mkdirSync(path.dirname(target), { recursive: true });
	const code = `import { ${name} } from "${imported}";\n\nexport const used = ${name};\n`;
	const types = `import type { Thing } from "${imported}";\n\nexport type Used = Thing;\n`;
	writeFileSync(target, what === "code" ? code : types);
	const result = spawnSync("oxlint", [file], { cwd: folder, encoding: "utf8" });
	rmSync(target);
	return result.status === 0;
}

test.for(cases)("$file importing $imports is allowed: $allowed", ({ file, imports, allowed }) => {
	expect(isAllowed(file, imports)).toBe(allowed);
});

test("a capability may import types of another one, and not even types of http", () => {
	expect(isAllowed("worker/import/run.ts", "../listings/service", "types")).toBe(true);
	expect(isAllowed("worker/import/run.ts", "../http/app", "types")).toBe(false);
});

test("two files that import each other are not allowed, not even by their types", () => {
	const files = { "app/domain/one/first.ts": "second", "app/domain/one/second.ts": "first" };
	for (const [file, other] of Object.entries(files)) {
		const target = path.join(folder, file);
		mkdirSync(path.dirname(target), { recursive: true });
		writeFileSync(target, `import type { Thing } from "./${other}";\n\nexport type Used = Thing;\n`);
	}
	const result = spawnSync("oxlint", Object.keys(files), { cwd: folder, encoding: "utf8" });
	for (const file of Object.keys(files)) rmSync(path.join(folder, file));
	expect(result.stdout).toContain("no-cycle");
	expect(result.status).not.toBe(0);
});

test("the bundled agency stands in for the published one nowhere", () => {
	for (const folder of [
		"app/features/layout",
		"app/features/desk",
		"app/routes/public/contact",
		"app/routes/desk/setup",
		"app",
		"worker/email",
		"worker/desk/viewings",
	]) {
		const brand = `./${path.posix.relative(folder, "app/domain/agency/brand")}`;
		expect([folder, isAllowed(`${folder}/page.ts`, brand, "code", "bundledBrand")]).toEqual([folder, false]);
		expect([folder, isAllowed(`${folder}/page.ts`, brand, "code", "officeForZip")]).toEqual([folder, true]);
	}
});
