import { describe, expect, test } from "vitest";
import {
	beginSketch,
	canClose,
	finish,
	interrupt,
	lineOf,
	move,
	press,
	release,
	type Sketch,
	type Spot,
	undo,
} from "./sketch";

/** Spot at a scale of roughly ten metres per pixel. */
function at(x: number, y: number): Spot {
	return { x, y, longitude: 3.7 + x * 0.0001, latitude: 51 - y * 0.0001 };
}

function drag(sketch: Sketch, spots: readonly Spot[], canHover: boolean): Sketch {
	const [first, ...rest] = spots;
	const last = spots.at(-1);
	if (!first || !last) return sketch;
	return release(rest.reduce(move, press(sketch, first)), last, canHover);
}

function tap(sketch: Sketch, spot: Spot, canHover = false): Sketch {
	return release(press(sketch, spot), spot, canHover);
}

const around = [at(10, 10), at(60, 12), at(110, 10), at(112, 60), at(110, 110), at(60, 112), at(10, 110), at(8, 60)];

describe("drawn by finger", () => {
	test("a line is drawn while the finger is down, and ends as it is lifted", () => {
		const { done } = drag(beginSketch("lasso"), around, false);
		expect(done?.length).toBeGreaterThanOrEqual(4);
		expect(done?.[0]).toEqual({ latitude: at(10, 10).latitude, longitude: at(10, 10).longitude });
	});

	test("a tap alone begins no line, and nothing is left of it", () => {
		const tapped = tap(beginSketch("lasso"), at(10, 10));
		expect(tapped).toMatchObject({ corners: [], step: "begin", done: null });
	});

	test("a circle is dragged from its middle, or tapped: middle, then edge", () => {
		expect(drag(beginSketch("circle"), [at(50, 50), at(80, 50), at(100, 50)], false).done).toHaveLength(48);
		const middle = tap(beginSketch("circle"), at(50, 50));
		expect(middle).toMatchObject({ step: "go-on", done: null });
		expect(tap(middle, at(100, 50)).done).toHaveLength(48);
	});

	test("a polygon's corners are tapped, a side may be dragged, and the first corner closes it", () => {
		let sketch = tap(beginSketch("polygon"), at(10, 10));
		sketch = drag(sketch, [at(60, 10), at(100, 12), at(110, 12)], false);
		expect(sketch.corners).toHaveLength(2);
		sketch = tap(sketch, at(110, 110));
		expect(sketch.step).toBe("close");
		expect(canClose(sketch)).toBe(true);
		expect(tap(sketch, at(16, 8)).done).toHaveLength(3);
	});

	test("a second finger takes back what was begun, but no corner of a polygon", () => {
		const begun = move(press(beginSketch("lasso"), at(10, 10)), at(50, 50));
		expect(interrupt(begun)).toMatchObject({ corners: [], done: null, pressed: null });
		const polygon = tap(tap(beginSketch("polygon"), at(10, 10)), at(90, 10));
		expect(interrupt(press(polygon, at(50, 50))).corners).toHaveLength(2);
	});
});

describe("drawn with a mouse", () => {
	test("a line follows the pointer from one click to the next", () => {
		const begun = tap(beginSketch("lasso"), at(10, 10), true);
		expect(begun.step).toBe("go-on");
		const moved = around.reduce(move, begun);
		expect(tap(moved, at(10, 20), true).done?.length).toBeGreaterThanOrEqual(4);
	});

	test("a circle grows with the pointer from one click to the next", () => {
		const begun = move(tap(beginSketch("circle"), at(50, 50), true), at(90, 50));
		expect(lineOf(begun)).toHaveLength(48);
		expect(tap(begun, at(90, 50), true).done).toHaveLength(48);
	});

	test("the way to the pointer is shown while a polygon is made", () => {
		const begun = move(tap(beginSketch("polygon"), at(10, 10), true), at(60, 60));
		expect(lineOf(begun)).toHaveLength(2);
	});
});

test("an area of no size is refused, and the tool begins anew", () => {
	const slips = [
		drag(beginSketch("circle"), [at(50, 50), at(57, 50), at(52, 50)], false),
		tap(tap(beginSketch("circle"), at(50, 50)), at(50, 50)),
		drag(beginSketch("lasso"), [at(10, 10), at(60, 10), at(110, 10)], false),
		finish(tap(tap(beginSketch("polygon"), at(10, 10)), at(90, 10))),
	];
	for (const slip of slips) expect(slip).toMatchObject({ corners: [], step: "too-small", done: null });
});

test("undo takes back a polygon's last corner, and all of a circle", () => {
	const polygon = [at(10, 10), at(90, 10), at(90, 90)].reduce(
		(sketch, spot) => tap(sketch, spot),
		beginSketch("polygon"),
	);
	expect(undo(polygon)).toMatchObject({ step: "go-on" });
	expect(undo(polygon).corners).toHaveLength(2);
	expect(undo(undo(undo(undo(polygon))))).toMatchObject({ corners: [], step: "begin" });
	expect(undo(tap(beginSketch("circle"), at(50, 50)))).toMatchObject({ corners: [], step: "begin" });
});

test("a long line keeps no more corners than an address can hold", () => {
	const spiral = Array.from({ length: 3_000 }, (_, index) =>
		at(300 + index * 0.1 * Math.cos(index / 7), 300 + index * 0.1 * Math.sin(index / 7)),
	);
	const { done } = drag(beginSketch("lasso"), spiral, false);
	expect(done?.length).toBeLessThanOrEqual(120);
});
