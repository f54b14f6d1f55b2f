import type { GeoJSONSource, LayerSpecification, Map as MapLibre, StyleSpecification } from "maplibre-gl";
import { circleAround } from "../../../../domain/localities/circle";
import type { Point } from "../../../../domain/localities/geo";
import type { CustomMarker, MapListing } from "../../../../domain/map/messages";
import type { Mark } from "../../marker-groups";
import type { Palette } from "./palette";

const SHAPE = "own-shape";
const AREAS = "own-areas";
/** Source of the area that is being drawn. */
export const SKETCH = "own-sketch";
/** Source of the space that markers occupy, which labels avoid. */
const SPACERS = "own-room";

/** Width and height in pixels: a price marker, a group marker, and the pin of a single property. */
const markerSizes = { price: [84, 34], group: [44, 40], pin: [28, 28] } as const;

function ring(points: readonly Point[]): GeoJSON.Feature {
	const positions = points.map(({ longitude, latitude }) => [longitude, latitude]);
	const [first] = positions;
	return {
		type: "Feature",
		properties: {},
		geometry: { type: "Polygon", coordinates: [first ? [...positions, first] : []] },
	};
}

function collection(features: GeoJSON.Feature[]): GeoJSON.FeatureCollection {
	return { type: "FeatureCollection", features };
}

function ownLayers(palette: Palette): LayerSpecification[] {
	return [
		{
			id: AREAS,
			type: "fill",
			source: AREAS,
			paint: { "fill-color": palette.accent, "fill-opacity": 0.12 },
		},
		{
			id: `${AREAS}-line`,
			type: "line",
			source: AREAS,
			paint: { "line-color": palette.accent, "line-width": 1.5 },
		},
		{ id: SHAPE, type: "fill", source: SHAPE, paint: { "fill-color": palette.accent, "fill-opacity": 0.08 } },
		{
			id: `${SHAPE}-line`,
			type: "line",
			source: SHAPE,
			layout: { "line-join": "round" },
			paint: { "line-color": palette.accent, "line-width": 2 },
		},
		{
			id: SKETCH,
			type: "fill",
			source: SKETCH,
			filter: ["==", ["geometry-type"], "Polygon"],
			paint: { "fill-color": palette.accent, "fill-opacity": 0.1 },
		},
		{
			id: `${SKETCH}-line`,
			type: "line",
			source: SKETCH,
			layout: { "line-join": "round", "line-cap": "round" },
			paint: { "line-color": palette.accent, "line-width": 2.5 },
		},
		{
			id: `${SKETCH}-corners`,
			type: "circle",
			source: SKETCH,
			filter: ["==", ["geometry-type"], "Point"],
			paint: {
				"circle-radius": 6,
				"circle-color": palette.land,
				"circle-stroke-color": palette.accent,
				"circle-stroke-width": 3,
			},
		},
		{
			id: SPACERS,
			type: "symbol",
			source: SPACERS,
			layout: { "icon-image": ["get", "room"], "icon-allow-overlap": true, "icon-padding": 0 },
		},
	];
}

/** Returns the style with the site's own layers on top: the drawn area, and the circles of hidden addresses. */
export function withOwnLayers(style: StyleSpecification, palette: Palette): StyleSpecification {
	const empty = { type: "geojson" as const, data: collection([]) };
	return {
		...style,
		sources: { ...style.sources, [SHAPE]: empty, [AREAS]: empty, [SKETCH]: empty, [SPACERS]: empty },
		layers: [...style.layers, ...ownLayers(palette)],
	};
}

function setData(map: MapLibre, source: string, features: GeoJSON.Feature[]) {
	void map.getSource<GeoJSONSource>(source)?.setData(collection(features));
}

export function showShape(map: MapLibre, shape: readonly Point[] | null) {
	setData(map, SHAPE, shape ? [ring(shape)] : []);
}

/**
 * Adds transparent images of the markers' sizes, which keep labels away from markers. They must be added after each
 * style load.
 */
export function addSpacerImages(map: MapLibre) {
	map.on("style.load", () => {
		for (const [id, [width, height]] of Object.entries(markerSizes)) {
			if (!map.hasImage(id)) map.addImage(id, { width, height, data: new Uint8ClampedArray(width * height * 4) });
		}
	});
}

/** Keeps labels away from markers and from a property's own pin or circle. */
export function reserveMarkerSpace(map: MapLibre, marks: readonly Mark[], pin: CustomMarker | null) {
	const feature = (kind: keyof typeof markerSizes, { longitude, latitude }: Point): GeoJSON.Feature => ({
		type: "Feature",
		properties: { room: kind },
		geometry: { type: "Point", coordinates: [longitude, latitude] },
	});
	const rooms = marks.map((mark) => feature(mark.kind === "home" ? "price" : "group", mark));
	setData(map, SPACERS, pin ? [...rooms, feature("pin", pin)] : rooms);
}

/** Shows the circles of properties with a hidden address. */
export function showAreas(map: MapLibre, listings: readonly (MapListing | CustomMarker)[]) {
	setData(
		map,
		AREAS,
		listings.flatMap((listing) => (listing.radius === null ? [] : [ring(circleAround(listing, listing.radius))])),
	);
}
