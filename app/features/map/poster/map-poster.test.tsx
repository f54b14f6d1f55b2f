import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import map from "../../../../locales/de/map.json";
import { boxContains } from "../../../domain/localities/geo";
import { TextsProvider, textSource } from "../../../i18n/texts";
import { MapPoster } from "./map-poster";
import { listPoster, type PosterGroup, pinPoster } from "./map-poster-data";
import { POSTER_SIZE, posterView } from "./poster-view";

/** Gzipped, with the outlines, which every drawing shares. */
const LARGEST_DRAWING = 9 * 1_024;
const belgium = { west: 2.5, south: 49.5, east: 6.4, north: 51.5 };
const outlines = readFileSync(new URL("./outlines.svg", import.meta.url), "utf8");

/** Properties all over the country, from left to right and from top to bottom. */
const groups = Array.from({ length: 96 }, (_, index): PosterGroup => {
	const longitude = belgium.west + ((index % 12) / 11) * (belgium.east - belgium.west);
	const latitude = belgium.south + (Math.floor(index / 12) / 7) * (belgium.north - belgium.south);
	return {
		longitude,
		latitude,
		count: index + 1,
		box: { west: longitude, east: longitude, south: latitude, north: latitude },
	};
});

test("what is to be seen fits the drawing, in the middle", () => {
	const { place } = posterView(belgium);
	const [first, last] = [
		place({ longitude: belgium.west, latitude: belgium.north }),
		place({ longitude: belgium.east, latitude: belgium.south }),
	];
	expect(first.x).toBeGreaterThan(0);
	expect(last.x).toBeLessThan(POSTER_SIZE);
	expect(first.y).toBeGreaterThan(0);
	expect(first.x + last.x).toBeCloseTo(POSTER_SIZE, -1);
	expect(first.y + last.y).toBeCloseTo(POSTER_SIZE, -1);
});

test("every property is counted once, and each mark leads to a box that holds what it counts", () => {
	const { marks, places } = listPoster(groups, belgium, "nl", (box) => JSON.stringify(box));
	expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(groups.reduce((sum, { count }) => sum + count, 0));
	expect(marks.length).toBeLessThan(groups.length);
	const held = marks.map(({ to }) => groups.filter((group) => boxContains(JSON.parse(to) as typeof belgium, group)));
	for (const [index, { count }] of marks.entries()) {
		expect(held[index]?.reduce((sum, group) => sum + group.count, 0)).toBeGreaterThanOrEqual(count);
	}
	expect(places.map(({ name }) => name)).toContain("Luxemburg");
});

test("the box that a mark leads to is written in thousandths of a degree", () => {
	const { marks } = listPoster(groups, belgium, "nl", (box) => Object.values(box).join());
	for (const { to } of marks) expect(to).toMatch(/^(?:\d+(?:\.\d{1,3})?(?:,|$)){4}$/);
});

test("a hidden address is a circle, and nothing tells where in it", () => {
	const [pin] = pinPoster({ latitude: 51.05, longitude: 3.72 }, 500, "nl").pins;
	expect(pin?.radius).toBeGreaterThan(5);
	expect(pin?.link).toBeNull();
	expect(pinPoster({ latitude: 51.05, longitude: 3.72 }, null, "nl").pins[0]?.radius).toBeNull();
});

test("a drawing is a link for each of its marks, and at most 9 KB with its outlines", () => {
	const poster = listPoster(groups, belgium, "de", ({ west, south }) => `/de/zu-verkaufen/?bbox=${west},${south}`);
	const i18n = createInstance();
	void i18n.init({ lng: "de", resources: { de: { map } }, initAsync: false });
	const html = renderToStaticMarkup(
		<TextsProvider value={textSource(i18n)}>
			<MapPoster poster={poster} title="Karte" />
		</TextsProvider>,
	);
	expect(html.match(/<a /g)).toHaveLength(poster.marks.length);
	const names = [...html.matchAll(/<a [^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);
	for (const name of names) expect(name).toMatch(/^\p{L}.* und Umgebung: \d+ Immobilien?, vergrößern$/u);
	expect(new Set(names).size).toBe(poster.marks.length);
	expect(gzipSync(outlines).length + gzipSync(html).length).toBeLessThan(LARGEST_DRAWING);
	expect(html).not.toContain("style=");
});
