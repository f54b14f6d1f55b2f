import fc from "fast-check";
import { expect, test } from "vitest";
import { mapListing as listing } from "../../../tests/support/map/map-listing";
import type { MapGroup, MapListing } from "../../domain/map/messages";
import { type GroupMark, groupMarks, isOnePoint, type Mark, markKey, priceRange, successorOf } from "./marker-groups";

const point = {
	latitude: fc.double({ min: 49, max: 52, noNaN: true }),
	longitude: fc.double({ min: 2, max: 7, noNaN: true }),
};
const listings = fc
	.array(fc.record(point), { maxLength: 60 })
	.map((points) => points.map((each, index): MapListing => ({ ...listing, ...each, id: index + 1 })));
const groups = fc
	.array(fc.record({ ...point, count: fc.integer({ min: 2, max: 400 }) }), { maxLength: 20 })
	.map((list) =>
		list.map(
			(each): MapGroup => ({
				...each,
				box: { west: each.longitude, east: each.longitude, south: each.latitude, north: each.latitude },
			}),
		),
	);

test("no property is lost and none is counted twice, at any zoom", () => {
	fc.assert(
		fc.property(listings, groups, fc.integer({ min: 1, max: 100_000 }), (some, others, scale) => {
			const project = (at: { latitude: number; longitude: number }) => ({
				x: at.longitude * scale,
				y: -at.latitude * scale,
			});
			const marks = groupMarks(some, others, project);
			const counted = marks.reduce((sum, mark) => sum + (mark.kind === "home" ? 1 : mark.count), 0);
			expect(counted).toBe(some.length + others.reduce((sum, group) => sum + group.count, 0));
			const ids = marks.flatMap((mark) =>
				mark.kind === "home" ? [mark.listing.id] : mark.listings.map((each) => each.id),
			);
			expect(ids.sort((a, b) => a - b)).toEqual(some.map((each) => each.id));
		}),
	);
});

test("no marker lies on another one", () => {
	fc.assert(
		fc.property(listings, groups, fc.integer({ min: 30, max: 200 }), (some, others, scale) => {
			const project = (at: { latitude: number; longitude: number }) => ({
				x: at.longitude * scale,
				y: -at.latitude * scale,
			});
			const drawn = groupMarks(some, others, project).map(project);
			const overlapping = drawn.filter((mark, index) =>
				drawn.slice(index + 1).some(({ x, y }) => Math.abs(mark.x - x) < 75 && Math.abs(mark.y - y) < 37),
			);
			expect(overlapping).toEqual([]);
		}),
	);
});

test("properties that can be told apart stand for themselves, and the others together", () => {
	const near = { ...listing, id: 2, longitude: 4.0001 };
	const far = { ...listing, id: 3, longitude: 5 };
	const project = (at: { latitude: number; longitude: number }) => ({ x: at.longitude * 500, y: -at.latitude * 500 });
	const marks = groupMarks([listing, near, far], [], project);
	expect(marks.map((mark) => mark.kind)).toEqual(["group", "home"]);
});

test("markers come in the list's order, and what one stands for as well", () => {
	const project = (at: { latitude: number; longitude: number }) => ({ x: at.longitude * 500, y: -at.latitude * 500 });
	const at = (id: number, latitude: number) => ({ ...listing, id, latitude });
	const list = [at(9, 50), at(3, 52), at(7, 50.0001), at(1, 51)];
	const ids = groupMarks(list, [], project).map((mark) =>
		mark.kind === "home" ? [mark.listing.id] : mark.listings.map(({ id }) => id),
	);
	expect(ids).toEqual([[9, 7], [3], [1]]);
});

const box = { west: 4, south: 50, east: 5, north: 51 };
const home = (id: number, longitude = 4): Mark => ({
	kind: "home",
	listing: { ...listing, id },
	longitude,
	latitude: 50.5,
});
const group = (listings: MapListing[], count = listings.length): GroupMark => ({
	kind: "group",
	count,
	listings,
	box,
	longitude: 4.5,
	latitude: 50.5,
});

test("the marker that holds the property of one that went takes its place, or the first of its area", () => {
	const holder = group([{ ...listing, id: 8 }, listing]);
	expect(successorOf(home(1), [home(2), holder])).toBe(holder);
	expect(successorOf(holder, [home(2), home(8)])).toMatchObject({ listing: { id: 8 } });
	expect(successorOf(group([], 40), [home(2, 9), home(3)])).toMatchObject({ listing: { id: 3 } });
	expect(successorOf(home(1), [home(2)])).toBeUndefined();
});

test("a group says its lowest and highest price where all of it has one and they differ", () => {
	const priced = (...prices: (number | undefined)[]) =>
		group(prices.map((price, index) => ({ ...listing, id: index, ...(price === undefined ? {} : { price }) })));
	expect(priceRange(priced(300_000, 200_000, 400_000))).toEqual([200_000, 400_000]);
	expect(priceRange(priced(300_000, 300_000))).toBeNull();
	expect(priceRange(priced(300_000, undefined))).toBeNull();
	expect(priceRange({ ...priced(200_000, 300_000), count: 9 })).toBeNull();
});

test("a marker is another one once it says something else or opens otherwise", () => {
	const of = (mark: Mark, isStack = false) => markKey(mark, [], () => isStack);
	expect(of(home(1))).toBe(of(home(1, 5)));
	expect(of(home(1))).not.toBe(of(home(2)));
	expect(of(group([listing]))).not.toBe(of(group([listing]), true));
});

test("properties are at one point where their markers lie on each other from as near as the map comes", () => {
	const box = { west: 3.72, east: 3.721, south: 51.05, north: 51.05 };
	expect(isOnePoint(box, 75_000)).toBe(true);
	expect(isOnePoint(box, 77_000)).toBe(false);
	// A degree of latitude is longer than one of longitude.
	const upright = { west: 3.72, east: 3.72, south: 51.05, north: 51.051 };
	expect(isOnePoint(upright, 23_000)).toBe(true);
	expect(isOnePoint(upright, 25_000)).toBe(false);
});
