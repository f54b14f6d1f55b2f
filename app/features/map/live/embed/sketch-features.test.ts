import { expect, test } from "vitest";
import { sketchFeatures } from "./sketch-features";

const points = [
	{ latitude: 51, longitude: 4 },
	{ latitude: 51, longitude: 5 },
	{ latitude: 50, longitude: 5 },
];
const typesOf = (length: number, corners: number) =>
	sketchFeatures(points.slice(0, length), points.slice(0, corners)).features.map(({ geometry }) => geometry.type);

test("two points are a line, three an area, and each corner a point on it", () => {
	expect(typesOf(1, 1)).toEqual(["Point"]);
	expect(typesOf(2, 1)).toEqual(["LineString", "Point"]);
	expect(typesOf(3, 2)).toEqual(["Polygon", "Point", "Point"]);
	expect(typesOf(0, 0)).toEqual([]);
});

test("an area ends where it begins, with the longitude first", () => {
	const [area] = sketchFeatures(points, []).features;
	expect(area?.geometry).toEqual({
		type: "Polygon",
		coordinates: [
			[
				[4, 51],
				[5, 51],
				[5, 50],
				[4, 51],
			],
		],
	});
});
