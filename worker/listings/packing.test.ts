import fc from "fast-check";
import { expect, test } from "vitest";
import { packNumbers, unpackNumbers } from "./packing";

const values = fc.oneof(
	fc.array(fc.option(fc.integer({ min: 0, max: 253 }))),
	fc.array(fc.option(fc.integer({ min: 0, max: 65_600 }))),
	fc.array(fc.option(fc.integer({ min: 0, max: 2 ** 32 }))),
	fc.array(fc.option(fc.double({ noNaN: true }))),
);

test("numbers of any width come back exactly, and null as NaN", () => {
	fc.assert(
		fc.property(values, (numbers) => {
			const expected = numbers.map((value) => value ?? Number.NaN);
			expect([...unpackNumbers(packNumbers(numbers))]).toEqual(expected);
		}),
		{ examples: [[[254]], [[255]], [[65_534, 65_535]], [[2 ** 32 - 2, 2 ** 32 - 1]], [[-1, 0]]] },
	);
});
