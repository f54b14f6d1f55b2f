import type { GeoJSONSource, LayerSpecification, Map as MapLibre, StyleSpecification } from "maplibre-gl";
import { circleAround } from "../../../domain/localities/circle";
import type { Point } from "../../../domain/localities/geo";
import type { CustomMarker, MapListing } from "../../../domain/map/messages";
import type { Palette } from "./palette";

const SHAPE = "own-shape";
const AREAS = "own-areas";

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
			paint: { "fill-color": palette.accent, "fill-opacity": 0.12, "fill-outline-color": palette.accent },
		},
		{ id: SHAPE, type: "fill", source: SHAPE, paint: { "fill-color": palette.accent, "fill-opacity": 0.08 } },
		{
			id: `${SHAPE}-line`,
			type: "line",
			source: SHAPE,
			layout: { "line-join": "round" },
			paint: { "line-color": palette.accent, "line-width": 2 },
		},
	];
}

/** A style with the site's own layers on top: the drawn area, and the circles of hidden addresses. */
export function withOwnLayers(style: StyleSpecification, palette: Palette): StyleSpecification {
	const empty = { type: "geojson" as const, data: collection([]) };
	return {
		...style,
		sources: { ...style.sources, [SHAPE]: empty, [AREAS]: empty },
		layers: [...style.layers, ...ownLayers(palette)],
	};
}

function setData(map: MapLibre, source: string, features: GeoJSON.Feature[]) {
	void map.getSource<GeoJSONSource>(source)?.setData(collection(features));
}

export function showShape(map: MapLibre, shape: readonly Point[] | null) {
	setData(map, SHAPE, shape ? [ring(shape)] : []);
}

/** The circle in which a property with a hidden address lies. */
export function showAreas(map: MapLibre, listings: readonly (MapListing | CustomMarker)[]) {
	setData(
		map,
		AREAS,
		listings.flatMap((listing) => (listing.radius === null ? [] : [ring(circleAround(listing, listing.radius))])),
	);
}
