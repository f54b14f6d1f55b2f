import type { LayerSpecification, StyleSpecification, SymbolLayerSpecification } from "maplibre-gl";
import type { MapLabel } from "./labels";
import outlines from "./outlines.json";
import type { Palette } from "./palette";

type Feature = GeoJSON.Feature;

function polygon(ring: number[][]): Feature {
	return { type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates: [ring] } };
}

function line(points: number[][]): Feature {
	return { type: "Feature", properties: {}, geometry: { type: "LineString", coordinates: points } };
}

function source(features: Feature[]) {
	return { type: "geojson" as const, data: { type: "FeatureCollection" as const, features } };
}

function label([name, longitude, latitude, rank]: MapLabel): Feature {
	return {
		type: "Feature",
		properties: { name, rank },
		geometry: { type: "Point", coordinates: [longitude, latitude] },
	};
}

/** Anchors that let a label move aside: markers reserve space like labels, so no label covers the place it names. */
export const PLACE_ANCHORS: SymbolLayerSpecification["layout"] = {
	"text-variable-anchor": ["center", "top", "bottom", "left", "right"],
	"text-radial-offset": 2.2,
	"text-justify": "auto",
};

/** Minimum zoom and text size per rank. */
const ranks = [
	{ minzoom: 0, size: [6, 12, 10, 17] },
	{ minzoom: 7.4, size: [7, 11, 11, 15] },
	{ minzoom: 9.4, size: [9, 11, 13, 14] },
] as const;

function nameLayer(rank: number, palette: Palette): LayerSpecification {
	const [fromZoom, fromSize, toZoom, toSize] = ranks[rank]?.size ?? [9, 11, 13, 14];
	return {
		id: `names-${rank}`,
		type: "symbol",
		source: "names",
		minzoom: ranks[rank]?.minzoom ?? 0,
		filter: ["==", ["get", "rank"], rank],
		layout: {
			"text-field": ["get", "name"],
			// Without a `glyphs` URL MapLibre renders text with the page's fonts.
			"text-font": ["Instrument Sans"],
			"text-size": ["interpolate", ["linear"], ["zoom"], fromZoom, fromSize, toZoom, toSize],
			"text-padding": 4,
			...PLACE_ANCHORS,
			"text-max-width": 8,
		},
		paint: { "text-color": palette.label, "text-halo-color": palette.halo, "text-halo-width": 1.4 },
	};
}

/**
 * Returns a style without external resources: the borders of Belgium, its regions and Luxembourg, three rivers, and the
 * names of the municipalities.
 */
export function embeddedStyle(
	labels: readonly MapLabel[],
	palette: Palette,
): Pick<StyleSpecification, "version" | "sources" | "layers"> {
	return {
		version: 8,
		sources: {
			sea: source([polygon(outlines.sea)]),
			abroad: source(outlines.abroad.map(polygon)),
			land: source(outlines.land.map(polygon)),
			regions: source(outlines.regions.map(line)),
			rivers: source(outlines.rivers.map(line)),
			names: source(labels.map(label)),
		},
		layers: [
			{ id: "paper", type: "background", paint: { "background-color": palette.abroad } },
			{ id: "sea", type: "fill", source: "sea", paint: { "fill-color": palette.sea } },
			{ id: "abroad", type: "fill", source: "abroad", paint: { "fill-color": palette.abroad } },
			{ id: "land", type: "fill", source: "land", paint: { "fill-color": palette.land } },
			{
				id: "rivers",
				type: "line",
				source: "rivers",
				// At higher zooms the simplified lines would run beside the river beds.
				maxzoom: 11,
				layout: { "line-join": "round", "line-cap": "round" },
				paint: { "line-color": palette.river, "line-width": 2 },
			},
			{
				id: "regions",
				type: "line",
				source: "regions",
				maxzoom: 12,
				paint: { "line-color": palette.region, "line-width": 1, "line-dasharray": [3, 2] },
			},
			{ id: "borders", type: "line", source: "land", paint: { "line-color": palette.border, "line-width": 1.2 } },
			...ranks.map((_, rank) => nameLayer(rank, palette)),
		],
	};
}
