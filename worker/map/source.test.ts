import { expect, test } from "vitest";
import { COVERAGE } from "./coverage";
import { boundsOr } from "./source";

test("a box of degrees is taken as it is", () => {
	expect(boundsOr([-180, -90, 180, 90], COVERAGE)).toEqual([-180, -90, 180, 90]);
	expect(boundsOr([2.5, 49.5, 6.5, 51.6], COVERAGE)).toEqual([2.5, 49.5, 6.5, 51.6]);
});

test.for([
	[[0, -500, 6, 50]],
	[[0, 40, 500, 50]],
	[[-500, 40, 6, 50]],
	[[0, 40, 6, 500]],
	[[6, 40, 0, 50]],
	[[0, 50, 6, 40]],
	[[0, 40, 6]],
	[["a", 40, 6, 50]],
	[null],
])("%j is no box of degrees", ([value]) => {
	expect(boundsOr(value, COVERAGE)).toBe(COVERAGE);
});
