import { expect, test } from "vitest";
import { sumOf, tallyOf } from "./tally.ts";

test("a runner's count is taken as it is", () => {
	expect(tallyOf(true, () => ({ passed: 3, failed: 0 }))).toEqual({ passed: 3, failed: 0 });
	expect(tallyOf(false, () => ({ passed: 3, failed: 2 }))).toEqual({ passed: 3, failed: 2 });
});

test("a runner that fails although its tests passed counts as one failure", () => {
	expect(tallyOf(false, () => ({ passed: 3, failed: 0 }))).toEqual({ passed: 3, failed: 1 });
});

test("a runner that left no count is one failure, even if it ended well", () => {
	const read = () => {
		throw new Error("no report");
	};
	expect(tallyOf(true, read)).toEqual({ passed: 0, failed: 1 });
});

test("counts add up", () => {
	expect(
		sumOf([
			{ passed: 1, failed: 0 },
			{ passed: 2, failed: 3 },
		]),
	).toEqual({ passed: 3, failed: 3 });
});
