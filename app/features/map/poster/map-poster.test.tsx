import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import map from "../../../../locales/de/map.json";
import { mapListing } from "../../../../tests/support/map/map-listing";
import { bundledBrand } from "../../../domain/agency/brand";
import { languages } from "../../../domain/language";
import { boxContains } from "../../../domain/localities/geo";
import type { MapGroup, MapListing } from "../../../domain/map/messages";
import { TextsProvider, textSource } from "../../../i18n/texts";
import { firstView, MIN_DEGREES, type ViewSize, viewSizes } from "../first-view";
import { groupMarks } from "../marker-groups";
import { MapPoster } from "./map-poster";
import { listPoster, officesPoster, pinPoster } from "./map-poster-data";
import { POSTER_SIZE, posterView } from "./poster-view";

/** Gzipped bytes, including the outlines that all drawings share. */
const MAX_DRAWING = 9 * 1_024;
const sizes = Object.keys(viewSizes) as ViewSize[];
const belgium = { west: 2.5, south: 49.5, east: 6.4, north: 51.5 };
const outlines = readFileSync(new URL("./outlines.svg", import.meta.url), "utf8");

/** Groups all over the country, from left to right and from top to bottom. */
const groups = Array.from({ length: 96 }, (_, index): MapGroup => {
	const longitude = belgium.west + ((index % 12) / 11) * (belgium.east - belgium.west);
	const latitude = belgium.south + (Math.floor(index / 12) / 7) * (belgium.north - belgium.south);
	return {
		longitude,
		latitude,
		count: index + 1,
		box: { west: longitude, east: longitude, south: latitude, north: latitude },
	};
});

/** Listings as on the interactive map, in list order: the easternmost first. */
function listed(some: readonly MapGroup[]): MapListing[] {
	return some
		.toSorted((a, b) => b.longitude - a.longitude)
		.map(({ longitude, latitude }, index) => ({ ...mapListing, id: index + 1, longitude, latitude }));
}

/** Pixel projection of an interactive map that shows a box on a square with the given side. */
function projection({ west, north, east }: typeof belgium, side: number) {
	const world = (side / (east - west)) * 360;
	const down = (latitude: number) => {
		const sine = Math.sin((latitude * Math.PI) / 180);
		return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world;
	};
	return ({ longitude, latitude }: { longitude: number; latitude: number }) => ({
		x: ((longitude - west) / 360) * world,
		y: down(latitude) - down(north),
	});
}

for (const box of [belgium, { west: 3.7, south: 51, east: 3.72, north: 51.06 }, null]) {
	test(`the drawing and the living map show the same marks at the same places, in ${JSON.stringify(box)}`, () => {
		const within = groups.filter((group) => box === null || box === belgium || boxContains(box, group));
		const alone = within.map((group): MapGroup => ({ ...group, count: 1 }));
		const { drawings } = listPoster("list", alone, box, "nl", () => "/");
		for (const size of sizes) {
			// Slightly larger than the minimum of its size.
			const side = viewSizes[size] * 1.17;
			const project = projection(firstView(box, MIN_DEGREES.list), side);
			const density = side / viewSizes[size];
			const living = groupMarks(listed(alone), [], (point) => {
				const { x, y } = project(point);
				return { x: x / density, y: y / density };
			});
			const shown = living.map((mark) => {
				const { x, y } = project(mark);
				const count = mark.kind === "home" ? 1 : mark.count;
				return { count, x: Math.round((x / side) * POSTER_SIZE), y: Math.round((y / side) * POSTER_SIZE) };
			});
			const drawn = drawings[size].marks.map(({ count, x, y }) => ({ count, x, y }));
			const byPlace = (a: { x: number; y: number }, b: { x: number; y: number }) => a.y - b.y || a.x - b.x;
			expect(drawn.sort(byPlace)).toEqual(shown.sort(byPlace));
		}
	});
}

test("what is to be seen fills the drawing, in its middle", () => {
	const { place } = posterView(firstView(belgium, 0));
	const [first, last] = [
		place({ longitude: belgium.west, latitude: belgium.north }),
		place({ longitude: belgium.east, latitude: belgium.south }),
	];
	expect(first.x).toBeCloseTo(0);
	expect(last.x).toBeCloseTo(POSTER_SIZE);
	expect(first.y).toBeGreaterThan(0);
	expect(first.y + last.y).toBeCloseTo(POSTER_SIZE);
});

test("every property is counted once, and each mark leads to a box that holds what it counts", () => {
	const poster = listPoster("list", groups, belgium, "nl", (box) => JSON.stringify(box));
	for (const size of sizes) {
		const { marks, places } = poster.drawings[size];
		expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(groups.reduce((sum, { count }) => sum + count, 0));
		expect(marks.length).toBeLessThan(groups.length);
		const held = marks.map(({ to }) => groups.filter((group) => boxContains(JSON.parse(to) as typeof belgium, group)));
		for (const [index, { count }] of marks.entries()) {
			expect(held[index]?.reduce((sum, group) => sum + group.count, 0)).toBeGreaterThanOrEqual(count);
		}
		expect(places.length).toBeGreaterThan(0);
		expect(new Set(marks.map(({ near, count }) => `${near} ${count}`)).size).toBe(marks.length);
	}
});

test("the box that a mark leads to is written in hundredths of a degree, and in thousandths on a near view", () => {
	const town = { west: 3.7, south: 51, east: 3.72, north: 51.06 };
	const inTown = [3.7013, 3.7027].map((longitude) => ({
		longitude,
		latitude: 51.0301,
		count: 2,
		box: { ...town, west: longitude },
	}));
	const boxes = (some: readonly MapGroup[], box: typeof belgium) =>
		sizes.flatMap((size) => listPoster("list", some, box, "nl", (to) => Object.values(to).join()).drawings[size].marks);
	for (const { to } of boxes(groups, belgium)) expect(to).toMatch(/^(?:\d+(?:\.\d{1,2})?(?:,|$)){4}$/);
	expect(boxes(inTown, town)).toHaveLength(sizes.length);
	for (const { to } of boxes(inTown, town)) expect(to).toMatch(/^3\.70[12],/);
});

/** Pixels on the smallest drawing of a size: letter width, distance between lines, half a pin, space below. */
const [LETTER, LINES, PIN, BELOW] = [7, 28, 12, 20];

test.for(languages)("names keep a line between them, and none is cut off above or below, in %s", (language) => {
	const near = pinPoster({ latitude: 51.05, longitude: 3.72 }, null, language);
	for (const { drawings } of [
		near,
		listPoster("list", groups, belgium, language, () => "/"),
		officesPoster(bundledBrand.offices, language),
	]) {
		for (const size of sizes) {
			const pixel = POSTER_SIZE / viewSizes[size];
			const named = drawings[size].places;
			expect(named.filter(({ y }) => y < 0 || y > POSTER_SIZE + BELOW * pixel + 1)).toEqual([]);
			const crowded = named.flatMap((one, index) =>
				named
					.slice(index + 1)
					.filter(
						(other) =>
							Math.abs(one.x - other.x) < ((one.name.length + other.name.length) / 2) * LETTER * pixel - 1 &&
							Math.abs(one.y - other.y) < LINES * pixel - 1,
					)
					.map((other) => `${one.name}, ${other.name}`),
			);
			expect([size, crowded]).toEqual([size, []]);
		}
	}
});

test.for(languages)("no office lies on the name of another one, in %s", (language) => {
	const { drawings, pins } = officesPoster(bundledBrand.offices, language);
	for (const size of sizes) {
		const pixel = POSTER_SIZE / viewSizes[size];
		const covered = drawings[size].places.filter(({ x, y, name }) =>
			pins.some(
				(pin) =>
					Math.abs(pin.x - x) < ((name.length * LETTER) / 2 + PIN) * pixel && Math.abs(pin.y - y) < (PIN + 9) * pixel,
			),
		);
		expect([size, covered]).toEqual([size, []]);
	}
});

test("a hidden address is a circle, and nothing tells where in it", () => {
	const [pin] = pinPoster({ latitude: 51.05, longitude: 3.72 }, 500, "nl").pins;
	expect(pin?.radius).toBeGreaterThan(5);
	expect(pin?.link).toBeNull();
	expect(pinPoster({ latitude: 51.05, longitude: 3.72 }, null, "nl").pins[0]?.radius).toBeNull();
});

test("a drawing is a link for each of its marks, and at most 9 KB with its outlines", () => {
	const poster = listPoster(
		"list",
		groups,
		belgium,
		"de",
		({ west, south }) => `/de/zu-verkaufen/?bbox=${west},${south}`,
	);
	const i18n = createInstance();
	void i18n.init({ lng: "de", resources: { de: { map } }, initAsync: false });
	const html = renderToStaticMarkup(
		<TextsProvider value={textSource(i18n)}>
			<MapPoster poster={poster} title="Karte" />
		</TextsProvider>,
	);
	expect(html.match(/<a /g)).toHaveLength(sizes.flatMap((size) => poster.drawings[size].marks).length);
	const names = [...html.matchAll(/<a [^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);
	for (const name of names) expect(name).toMatch(/^\p{L}.* und Umgebung: \d+ Immobilien?, vergrößern$/u);
	expect(gzipSync(outlines).length + gzipSync(html).length).toBeLessThan(MAX_DRAWING);
	expect(html).not.toContain("style=");
});
