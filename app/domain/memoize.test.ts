import { expect, test, vi } from "vitest";
import { memoize } from "./memoize";

test("an answer is worked out once for each set of arguments", () => {
	const work = vi.fn((one: { of: number }, other: string) => ({ text: `${one.of} ${other}` }));
	const ask = memoize(10, work);
	expect(ask({ of: 1 }, "a")).toBe(ask({ of: 1 }, "a"));
	expect(ask({ of: 2 }, "a").text).toBe("2 a");
	expect(ask({ of: 1 }, "b").text).toBe("1 b");
	expect(work).toHaveBeenCalledTimes(3);
});

test("what was asked for longest ago is forgotten first", () => {
	const work = vi.fn((number: number) => number);
	const ask = memoize(2, work);
	for (const number of [1, 2, 1, 3, 1]) ask(number);
	expect(work.mock.calls.flat()).toEqual([1, 2, 3]);
	ask(2);
	expect(work.mock.calls.flat()).toEqual([1, 2, 3, 2]);
});
