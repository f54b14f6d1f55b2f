import type { ExpressionSpecification, GeoJSONSource, LayerSpecification, Map as MapLibre } from "maplibre-gl";
import type { Point } from "../../../../domain/localities/geo";
import type { MapLabel } from "./labels";
import { currentPalette } from "./palette";

const PLACES = "own-places";
/** Maximum distance from a municipality's centre, in degrees of latitude. Presses farther away are at sea or abroad. */
const FARTHEST_PRESS = 0.12;
/** Length of a degree of longitude relative to one of latitude, at the latitude of Belgium. */
const NARROW = 0.635;

function layer(): LayerSpecification {
	const palette = currentPalette();
	const isChosen: ExpressionSpecification = ["==", ["get", "chosen"], 1];
	return {
		id: PLACES,
		type: "circle",
		source: PLACES,
		paint: {
			"circle-radius": [
				"interpolate",
				["linear"],
				["zoom"],
				6,
				["case", isChosen, 5, 1.5],
				11,
				["case", isChosen, 16, 5],
			],
			"circle-color": ["case", isChosen, palette.accent, palette.region],
			"circle-opacity": ["case", isChosen, 0.75, 0.9],
			"circle-stroke-color": palette.halo,
			"circle-stroke-width": ["case", isChosen, 1.5, 0],
		},
	};
}

/**
 * Layer of municipalities that can be pressed.
 * @param codes code of each label, in the same order
 */
export function createLocalities(map: MapLibre, labels: readonly MapLabel[], codes: readonly string[]) {
	const localities = labels.map(([, longitude, latitude], at) => ({ code: codes[at] ?? "", latitude, longitude }));
	let chosen: ReadonlySet<string> = new Set();

	function draw() {
		const features = localities.map(
			({ code, latitude, longitude }): GeoJSON.Feature => ({
				type: "Feature",
				properties: { chosen: chosen.has(code) ? 1 : 0 },
				geometry: { type: "Point", coordinates: [longitude, latitude] },
			}),
		);
		const data: GeoJSON.FeatureCollection = { type: "FeatureCollection", features };
		const source = map.getSource<GeoJSONSource>(PLACES);
		if (source) void source.setData(data);
		else {
			map.addSource(PLACES, { type: "geojson", data });
			map.addLayer(layer());
		}
	}

	map.on("style.load", draw);
	// The style may already be loaded.
	if (map.getStyle()) draw();

	return {
		choose(codes: readonly string[]) {
			chosen = new Set(codes);
			if (map.getSource(PLACES)) draw();
		},
		/** Returns the code of the municipality with the nearest centre; null if none is near enough. */
		at(point: Point): string | null {
			let nearest: string | null = null;
			let least = FARTHEST_PRESS;
			for (const locality of localities) {
				const away = Math.hypot((locality.longitude - point.longitude) * NARROW, locality.latitude - point.latitude);
				if (away < least) [nearest, least] = [locality.code, away];
			}
			return nearest;
		},
	};
}
