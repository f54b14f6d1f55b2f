import { expect, test } from "vitest";
import { boxContains } from "../../domain/localities/geo";
import { emptySearch } from "../../domain/search/search";
import { firstCamera } from "./first-camera";

const bounds = { west: 3.6, south: 51, east: 3.8, north: 51.1 };
const GHENT = { latitude: 51.05, longitude: 3.72 };

test("the map opens on the properties that were found", () => {
	expect(firstCamera(emptySearch(), bounds, "nl")).toEqual({ box: bounds, near: null });
});

test("a box or an area that is searched goes before the properties in it", () => {
	const bbox = { west: 4, south: 50, east: 5, north: 51 };
	expect(firstCamera({ ...emptySearch(), bbox }, bounds, "nl").box).toEqual(bbox);
	const polygon = [
		{ latitude: 50, longitude: 4 },
		{ latitude: 51, longitude: 4 },
		{ latitude: 51, longitude: 5 },
	];
	expect(firstCamera({ ...emptySearch(), polygon }, bounds, "nl").box).toEqual(bbox);
});

test("a place without a property that fits is where the map opens, under its name in the reader's language", () => {
	const { box, near } = firstCamera({ ...emptySearch(), zips: ["9000"] }, null, "fr");
	expect(near?.locality).toBe("Gand");
	expect(box && boxContains(box, GHENT)).toBe(true);
	expect(firstCamera({ ...emptySearch(), cities: ["Luxembourg"] }, null, "de").near?.locality).toBe("Luxemburg");
});

test("without properties and without a place there is nothing to look at first", () => {
	expect(firstCamera(emptySearch(), null, "nl")).toEqual({ box: null, near: null });
});
