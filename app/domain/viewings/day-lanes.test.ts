import fc from "fast-check";
import { expect, test } from "vitest";
import { assignLanes, hoursAround, MAX_LANES, partsLeft, type Span } from "./day-lanes";

const at = (from: number, to: number): Span => ({ from: from * 60, to: to * 60 });
const lanes = (spans: readonly Span[]) => assignLanes(spans).map(({ lane, lanes }) => [lane, lanes]);

test("what overlaps stands side by side, and what does not has the whole width", () => {
	expect(lanes([at(10, 11), at(10, 10.5), at(10, 10.5), at(11, 12)])).toEqual([
		[0, 3],
		[1, 3],
		[2, 3],
		[0, 1],
	]);
});

test("a lane that is free again is taken again", () => {
	expect(lanes([at(10, 12), at(10, 11), at(11, 12), at(11.5, 13)])).toEqual([
		[0, 3],
		[1, 3],
		[1, 3],
		[2, 3],
	]);
});

test("what finds no lane joins the last one's, which then lasts as long", () => {
	const [last] = assignLanes([...Array.from({ length: MAX_LANES }, () => at(10, 11)), at(10.5, 12)]).slice(-1);
	expect(last).toMatchObject({ from: 600, to: 720, lane: MAX_LANES - 1, things: [at(10, 11), at(10.5, 12)] });
});

test("nothing is lost, and no two blocks share a lane at the same time", () => {
	const span = fc.tuple(fc.nat(280), fc.integer({ min: 1, max: 60 })).map(([from, length]) => ({
		from: from * 5,
		to: (from + length) * 5,
	}));
	fc.assert(
		fc.property(fc.array(span, { maxLength: 40 }), (spans) => {
			const blocks = assignLanes(spans);
			expect(blocks.flatMap(({ things }) => things)).toHaveLength(spans.length);
			for (const [place, one] of blocks.entries()) {
				expect(one.lane).toBeLessThan(one.lanes);
				for (const other of blocks.slice(place + 1)) {
					if (one.lane === other.lane) expect(one.to <= other.from || other.to <= one.from).toBe(true);
				}
			}
		}),
	);
});

test("the free parts of open times lie between what is taken, and hold a viewing each", () => {
	expect(partsLeft(at(9, 12), [at(10, 10.5), at(10.5, 11), at(8, 9.25)], 30)).toEqual([at(9.25, 10), at(11, 12)]);
	expect(partsLeft(at(9, 12), [at(9.25, 12)], 30)).toEqual([]);
	expect(partsLeft(at(9, 12), [], 30)).toEqual([at(9, 12)]);
});

test("a week is drawn from eight to twenty, and further where something lies outside", () => {
	expect(hoursAround([])).toEqual({ first: 8, last: 20 });
	expect(hoursAround([at(7.5, 8), at(20, 20.25)])).toEqual({ first: 7, last: 21 });
});
