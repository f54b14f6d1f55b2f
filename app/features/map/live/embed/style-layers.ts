import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from "maplibre-gl";

/** Name of the tile source in the style. */
export const TILES = "tiles";

export type Stops = readonly (readonly [zoom: number, value: number])[];

export function byZoom(stops: Stops): ExpressionSpecification {
	return ["interpolate", ["exponential", 1.4], ["zoom"], ...stops.flat()] as unknown as ExpressionSpecification;
}

export function classIn(...classes: string[]): ExpressionSpecification {
	return ["in", ["get", "class"], ["literal", classes]];
}

export function both(...filters: ExpressionSpecification[]): ExpressionSpecification {
	return ["all", ...filters];
}

type FillOptions = { filter?: FilterSpecification; minzoom?: number; opacity?: number; outline?: string };

export function fill(id: string, layer: string, color: string, options: FillOptions = {}): LayerSpecification {
	const { filter, minzoom, opacity = 1, outline } = options;
	return {
		id,
		type: "fill",
		source: TILES,
		"source-layer": layer,
		...(filter ? { filter } : {}),
		...(minzoom === undefined ? {} : { minzoom }),
		paint: { "fill-color": color, "fill-opacity": opacity, ...(outline ? { "fill-outline-color": outline } : {}) },
	};
}

type LineOptions = { filter?: FilterSpecification; minzoom?: number; dash?: number[] };

export function line(
	id: string,
	layer: string,
	color: string,
	width: Stops,
	options: LineOptions = {},
): LayerSpecification {
	const { filter, minzoom, dash } = options;
	return {
		id,
		type: "line",
		source: TILES,
		"source-layer": layer,
		...(filter ? { filter } : {}),
		...(minzoom === undefined ? {} : { minzoom }),
		layout: { "line-cap": dash ? "butt" : "round", "line-join": "round" },
		paint: { "line-color": color, "line-width": byZoom(width), ...(dash ? { "line-dasharray": dash } : {}) },
	};
}
