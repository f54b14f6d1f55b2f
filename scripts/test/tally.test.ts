import { expect, test } from "vitest";
import { tallyOfPlaywright, tallyOfVitest } from "./reports.ts";
import { sumOf, tallyOf } from "./tally.ts";

test("a runner's count is taken as it is", () => {
	expect(tallyOf("vitest", true, () => ({ passed: 3, failures: [] }))).toEqual({ passed: 3, failures: [] });
	expect(tallyOf("vitest", false, () => ({ passed: 3, failures: ["a", "b"] }))).toEqual({
		passed: 3,
		failures: ["a", "b"],
	});
});

test("a runner that fails although its tests passed counts as one failure", () => {
	expect(tallyOf("vitest", false, () => ({ passed: 3, failures: [] }))).toEqual({
		passed: 3,
		failures: ["vitest: failed, and no test of it did"],
	});
});

test("a runner that left no report is one failure, even if it ended well", () => {
	const read = () => {
		throw new Error("no report");
	};
	expect(tallyOf("vitest", true, read)).toEqual({ passed: 0, failures: ["vitest: left no report"] });
});

test("counts add up", () => {
	expect(
		sumOf([
			{ passed: 1, failures: ["a"] },
			{ passed: 2, failures: ["b", "c"] },
		]),
	).toEqual({ passed: 3, failures: ["a", "b", "c"] });
});

test("a failed test is named with its file and the first line of its fault, and so is a file that could not run", () => {
	const tally = tallyOfVitest({
		numPassedTests: 1,
		testResults: [
			{
				name: `${process.cwd()}/app/a.test.ts`,
				status: "failed",
				message: "",
				assertionResults: [
					{ status: "passed", fullName: "adds", failureMessages: [] },
					{ status: "failed", fullName: "sums adds", failureMessages: ["AssertionError: 1\n    at a.test.ts"] },
				],
			},
			{ name: `${process.cwd()}/app/b.test.ts`, status: "failed", message: "no such module", assertionResults: [] },
		],
	});
	expect(tally).toEqual({
		passed: 1,
		failures: ["app/a.test.ts > sums adds: AssertionError: 1", "app/b.test.ts > could not run: no such module"],
	});
});

test("a failed journey is named, wherever it stands; one that passed at its second attempt has passed", () => {
	const ok = {
		title: "looks",
		file: "a.spec.ts",
		ok: true,
		tests: [{ results: [{ error: { message: "late" } }, {}] }],
	};
	const failed = {
		title: "books",
		file: "a.spec.ts",
		ok: false,
		tests: [{ results: [{ error: { message: "full\n1" } }] }],
	};
	expect(
		tallyOfPlaywright({ stats: { expected: 2, flaky: 1 }, suites: [{ specs: [ok], suites: [{ specs: [failed] }] }] }),
	).toEqual({ passed: 3, failures: ["a.spec.ts > books: full"] });
});
