import { expect, test } from "vitest";
import { boundsOf } from "../../domain/localities/geo";
import { firstView, MIN_DEGREES, openingView } from "./first-view";

const GHENT = { latitude: 51.05, longitude: 3.72 };
const box = { west: 3.71, south: 51.04, east: 3.73, north: 51.06 };

test("a map opens on as much as its drawing shows, of a list and of one property without streets", () => {
	expect(openingView(box, false, true)).toEqual(firstView(box, MIN_DEGREES.list));
	expect(openingView(null, false, false)).toEqual(firstView(null, MIN_DEGREES.list));
	const drawn = firstView(boundsOf([GHENT]), MIN_DEGREES.place);
	const opened = openingView(box, true, false);
	for (const side of ["west", "south", "east", "north"] as const) expect(opened[side]).toBeCloseTo(drawn[side], 3);
});

test("of one property a map opens on the streets around it, where there are any", () => {
	expect(openingView(box, true, true)).toEqual(box);
});
