import { expect, test } from "vitest";
import { idsByDistance } from "./use-selection";

const row = Array.from({ length: 12 }, (_, index) => ({
	id: index + 1,
	latitude: 51,
	longitude: 3 + index ** 1.1 / 100,
}));

test("a property is swiped through with the nine nearest to it, the nearest first", () => {
	expect(idsByDistance(1, row)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
	expect(idsByDistance(5, row.slice(2, 7))).toEqual([5, 4, 6, 3, 7]);
});

test("a property that the map does not have is shown alone", () => {
	expect(idsByDistance(99, row)).toEqual([99]);
});
