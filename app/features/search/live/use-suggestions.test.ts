import { expect, test } from "vitest";
import { NONE, wrapIndex } from "./use-suggestions";

test("the arrow keys go through the suggestions and around both ends", () => {
	expect(wrapIndex(0, 1, 3, 0)).toBe(1);
	expect(wrapIndex(2, 1, 3, 0)).toBe(0);
	expect(wrapIndex(0, -1, 3, 0)).toBe(2);
});

test("in a text the arrow keys pass a position where none is active, so that Enter sends what is typed", () => {
	expect(wrapIndex(NONE, 1, 2, NONE)).toBe(0);
	expect(wrapIndex(1, 1, 2, NONE)).toBe(NONE);
	expect(wrapIndex(NONE, -1, 2, NONE)).toBe(1);
});
