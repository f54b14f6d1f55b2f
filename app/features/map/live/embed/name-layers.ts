import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from "maplibre-gl";
import type { Language } from "../../../../domain/language";
import { PLACE_ANCHORS } from "./embedded-style";
import type { Palette } from "./palette";
import { both, byZoom, classIn, TILES } from "./style-layers";

const REGULAR = ["Instrument Sans"];
const MEDIUM = ["Instrument Sans Medium", "Instrument Sans"];

type Names = {
	id: string;
	/** Source layer in the tiles. */
	layer: string;
	ink: "label" | "quietLabel" | "waterLabel" | "greenLabel";
	/** Text size in pixels at two zooms. */
	size: readonly [zoom: number, px: number, nearer: number, larger: number];
	filter?: FilterSpecification;
	minzoom?: number;
	maxzoom?: number;
	/** Text in place of the name. */
	text?: ExpressionSpecification;
	/** Placed along a line. */
	along?: boolean;
	isMedium?: boolean;
	/** May move beside its point when the space is taken. */
	moves?: boolean;
};

/** Label layers from the least to the most important. */
const named: readonly Names[] = [
	{
		id: "housenumbers",
		layer: "housenumber",
		ink: "quietLabel",
		size: [17, 10, 19, 12],
		minzoom: 17,
		text: ["get", "housenumber"],
	},
	{ id: "water-names", layer: "water_name", ink: "waterLabel", size: [10, 11, 16, 13] },
	{ id: "waterway-names", layer: "waterway", ink: "waterLabel", size: [13, 10, 17, 12], minzoom: 13, along: true },
	{
		id: "street-names",
		layer: "transportation_name",
		ink: "quietLabel",
		size: [13, 10, 17, 13],
		filter: ["!", classIn("motorway", "trunk", "path", "track", "rail")],
		minzoom: 13,
		along: true,
	},
	{
		id: "near-names",
		layer: "poi",
		ink: "quietLabel",
		size: [15.5, 11, 18, 12],
		filter: classIn("school", "college", "hospital", "library", "park", "grocery", "town_hall", "pharmacy"),
		minzoom: 15.5,
	},
	{ id: "park-names", layer: "park", ink: "greenLabel", size: [12, 10, 16, 12], minzoom: 12 },
	{
		id: "station-names",
		layer: "poi",
		ink: "label",
		size: [12.5, 10, 16, 13],
		filter: both(classIn("railway"), ["in", ["get", "subclass"], ["literal", ["station", "halt", "subway"]]]),
		minzoom: 12.5,
		isMedium: true,
	},
	{
		id: "quarters",
		layer: "place",
		ink: "quietLabel",
		size: [12, 11, 15, 13],
		filter: classIn("suburb", "quarter", "neighbourhood", "hamlet", "isolated_dwelling"),
		minzoom: 12,
		moves: true,
	},
	{
		id: "villages",
		layer: "place",
		ink: "label",
		size: [9.5, 11, 14, 15],
		filter: classIn("village"),
		minzoom: 9.5,
		moves: true,
	},
	{
		id: "towns",
		layer: "place",
		ink: "label",
		size: [7.5, 11, 13, 17],
		filter: classIn("town"),
		minzoom: 7.5,
		moves: true,
	},
	{
		id: "cities",
		layer: "place",
		ink: "label",
		size: [5, 12, 12, 20],
		filter: classIn("city"),
		maxzoom: 15,
		isMedium: true,
		moves: true,
	},
];

/** Name in the page's language if the map has it, otherwise the local name. */
function nameIn(language: Language): ExpressionSpecification {
	return ["coalesce", ["get", `name:${language}`], ["get", `name_${language}`], ["get", "name:latin"], ["get", "name"]];
}

export function nameLayers(palette: Palette, language: Language): LayerSpecification[] {
	return named.map(({ id, layer, ink, size, text, along = false, isMedium = false, moves = false, ...shown }) => {
		const [zoom, px, nearer, larger] = size;
		return {
			id,
			type: "symbol",
			source: TILES,
			"source-layer": layer,
			...shown,
			layout: {
				"text-field": text ?? nameIn(language),
				"text-font": isMedium ? MEDIUM : REGULAR,
				"text-size": byZoom([
					[zoom, px],
					[nearer, larger],
				]),
				"text-max-width": 8,
				"text-padding": along ? 2 : 4,
				...(along ? { "symbol-placement": "line" as const, "symbol-spacing": 300 } : {}),
				...(moves ? PLACE_ANCHORS : {}),
			},
			paint: { "text-color": palette[ink], "text-halo-color": palette.halo, "text-halo-width": 1.4 },
		};
	});
}
