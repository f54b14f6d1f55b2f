import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** A file, an import, and whether the import is allowed. */
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
	{ file: "worker/import/run.ts", imports: "../platform/records", allowed: true },
	{ file: "worker/import/run.ts", imports: "../search/publish", allowed: true },
	{ file: "worker/import/run.ts", imports: "../listings/service", allowed: false },
	{ file: "worker/import/derive/property.ts", imports: "../hash", allowed: true },
	{ file: "worker/import/derive/property.ts", imports: "../../listings/service", allowed: false },
	{ file: "worker/import/derive/property.ts", imports: "../../http/app", allowed: false },
	{ file: "worker/listings/service.ts", imports: "../http/app", allowed: false },
	{ file: "worker/listings/service.ts", imports: "../../tests/support/builder", allowed: false },
	{ file: "worker/search/memory.ts", imports: "../platform/reader", allowed: true },
	{ file: "worker/search/memory.ts", imports: "../http/app", allowed: false },
];

let folder = "";

beforeAll(() => {
	folder = mkdtempSync(path.join(tmpdir(), "boundaries-"));
	for (const part of [".oxlintrc.json", "scripts/lint"]) cpSync(part, path.join(folder, part), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
	const target = path.join(folder, file);
	mkdirSync(path.dirname(target), { recursive: true });
	writeFileSync(target, text);
}

/** Import of code or types whose permission is tested. */
type Question = { file: string; imports: string; what?: "code" | "types"; name?: string };

/**
 * Lints one file per import and returns whether each import is allowed. The linter runs once for all files, and again
 * for each further import of the same file.
 */
function areAllowed(questions: readonly Question[]): boolean[] {
	const answers = questions.map(() => false);
	let left = [...questions.entries()];
	while (left.length > 0) {
		const asked = new Map(left.toReversed().map((entry) => [entry[1].file, entry]));
		for (const [file, [, { imports, what = "code", name = "thing" }]] of asked) {
			const code = `import { ${name} } from "${imports}";\n\nexport const used = ${name};\n`;
			const types = `import type { Thing } from "${imports}";\n\nexport type Used = Thing;\n`;
			write(file, what === "code" ? code : types);
		}
		const faulty = faultyOf([...asked.keys()]);
		for (const [file, [index]] of asked) {
			answers[index] = !faulty.has(file);
			rmSync(path.join(folder, file));
		}
		const answered = new Set([...asked.values()].map(([index]) => index));
		left = left.filter(([index]) => !answered.has(index));
	}
	return answers;
}

/** Files with errors. Ignores import cycles, which the files of other questions can cause. */
function faultyOf(files: readonly string[]): Set<string> {
	const { stdout } = spawnSync("oxlint", ["--format", "json", ...files], { cwd: folder, encoding: "utf8" });
	const { diagnostics, number_of_files } = JSON.parse(stdout) as Report;
	expect(number_of_files).toBe(files.length);
	const errors = diagnostics.filter(({ severity, code }) => severity === "error" && !code.includes("no-cycle"));
	return new Set(errors.map(({ filename }) => filename));
}

type Report = {
	diagnostics: readonly { filename: string; severity: string; code: string }[];
	number_of_files: number;
};

describe("an import", () => {
	let answers: boolean[] = [];
	beforeAll(() => {
		answers = areAllowed(cases);
	});

	const numbered = cases.map((row, index) => ({ ...row, index }));
	test.for(numbered)("of $imports by $file is allowed: $allowed", ({ index, allowed }) => {
		expect(answers[index]).toBe(allowed);
	});
});

test("a module may import types of another one, and not even types of http", () => {
	const file = "worker/import/run.ts";
	const types = ["../listings/service", "../http/app"].map((imports) => ({ file, imports, what: "types" as const }));
	expect(areAllowed(types)).toEqual([true, false]);
});

test("code of other folders is imported from foundations alone, which import nothing of modules", () => {
	const foundations = ["content", "outbox", "platform", "redirects", "search"];
	const folders = readdirSync("worker", { withFileTypes: true }).filter((entry) => entry.isDirectory());
	const names = folders.map(({ name }) => name).filter((name) => name !== "http" && name !== "jobs");
	expect(names).toEqual(expect.arrayContaining(foundations));
	const questions = names.flatMap((from) =>
		names
			.filter((to) => to !== from)
			.flatMap((to) =>
				(["code", "types"] as const).map((what) => ({
					file: `worker/${from}/${what}-of-${to}.ts`,
					imports: `../${to}/service`,
					what,
					isAllowed: foundations.includes(to) || (what === "types" && !foundations.includes(from)),
				})),
			),
	);
	const answers = areAllowed(questions);
	expect(questions.filter(({ isAllowed }, index) => answers[index] !== isAllowed)).toEqual([]);
});

test("two files that import each other are not allowed, not even by their types", () => {
	const files = { "app/domain/one/first.ts": "second", "app/domain/one/second.ts": "first" };
	for (const [file, other] of Object.entries(files)) {
		write(file, `import type { Thing } from "./${other}";\n\nexport type Used = Thing;\n`);
	}
	const result = spawnSync("oxlint", Object.keys(files), { cwd: folder, encoding: "utf8" });
	for (const file of Object.keys(files)) rmSync(path.join(folder, file));
	expect(result.stdout).toContain("no-cycle");
	expect(result.status).not.toBe(0);
});

test("the bundled agency stands in for the published one nowhere", () => {
	const questions = [
		"app/features/layout",
		"app/features/desk",
		"app/routes/public/contact",
		"app/routes/desk/setup",
		"app",
		"worker/email",
		"worker/desk/viewings",
	].flatMap((room) =>
		["bundledBrand", "officeForZip"].map((name) => {
			const brand = `./${path.posix.relative(room, "app/domain/agency/brand")}`;
			return { file: `${room}/page.ts`, imports: brand, name };
		}),
	);
	const answers = areAllowed(questions);
	expect(questions.map(({ file, name }, index) => [file, name, answers[index]])).toEqual(
		questions.map(({ file, name }) => [file, name, name !== "bundledBrand"]),
	);
});
