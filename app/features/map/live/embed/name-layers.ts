import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from "maplibre-gl";
import type { Language } from "../../../../domain/language";
import { PLACE_ANCHORS } from "./embedded-style";
import type { Palette } from "./palette";
import { both, byZoom, classIn, type Stops, TILES } from "./style-layers";

const REGULAR = ["Instrument Sans"];
const MEDIUM = ["Instrument Sans Medium", "Instrument Sans"];

/** In the page's language where the map has it, else the local name. */
function nameIn(language: Language): ExpressionSpecification {
	return [
		"coalesce",
		["get", `name:${language}`],
		["get", `name_${language}`],
		["get", "name:latin"],
		["get", "name"],
	] as ExpressionSpecification;
}

type TextOptions = {
	filter?: FilterSpecification;
	minzoom?: number;
	maxzoom?: number;
	along?: boolean;
	font?: string[];
	text?: ExpressionSpecification;
	moves?: boolean;
};

function text(
	id: string,
	layer: string,
	[color, halo]: readonly [string, string],
	size: Stops,
	language: Language,
	options: TextOptions = {},
): LayerSpecification {
	const { filter, minzoom, maxzoom, along = false, font = REGULAR, moves = false } = options;
	return {
		id,
		type: "symbol",
		source: TILES,
		"source-layer": layer,
		...(filter ? { filter } : {}),
		...(minzoom === undefined ? {} : { minzoom }),
		...(maxzoom === undefined ? {} : { maxzoom }),
		layout: {
			"text-field": options.text ?? nameIn(language),
			"text-font": font,
			"text-size": byZoom(size),
			"text-max-width": 8,
			"text-padding": along ? 2 : 4,
			...(along ? { "symbol-placement": "line" as const, "symbol-spacing": 300 } : {}),
			...(moves ? PLACE_ANCHORS : {}),
		},
		paint: { "text-color": color, "text-halo-color": halo, "text-halo-width": 1.4 },
	};
}

/** What is named, from the least to the most important. */
export function nameLayers(palette: Palette, language: Language): LayerSpecification[] {
	const plain = [palette.label, palette.halo] as const;
	const quiet = [palette.quietLabel, palette.halo] as const;
	const station = both(classIn("railway"), ["in", ["get", "subclass"], ["literal", ["station", "halt", "subway"]]]);
	const near = classIn("school", "college", "hospital", "library", "park", "grocery", "town_hall", "pharmacy");
	return [
		text(
			"housenumbers",
			"housenumber",
			quiet,
			[
				[17, 10],
				[19, 12],
			],
			language,
			{
				minzoom: 17,
				text: ["get", "housenumber"],
			},
		),
		text(
			"water-names",
			"water_name",
			[palette.waterLabel, palette.halo],
			[
				[10, 11],
				[16, 13],
			],
			language,
		),
		text(
			"waterway-names",
			"waterway",
			[palette.waterLabel, palette.halo],
			[
				[13, 10],
				[17, 12],
			],
			language,
			{
				minzoom: 13,
				along: true,
			},
		),
		text(
			"street-names",
			"transportation_name",
			quiet,
			[
				[13, 10],
				[17, 13],
			],
			language,
			{
				filter: ["!", classIn("motorway", "trunk", "path", "track", "rail")] as FilterSpecification,
				minzoom: 13,
				along: true,
			},
		),
		text(
			"near-names",
			"poi",
			quiet,
			[
				[15.5, 11],
				[18, 12],
			],
			language,
			{ filter: near, minzoom: 15.5 },
		),
		text(
			"park-names",
			"park",
			[palette.greenLabel, palette.halo],
			[
				[12, 10],
				[16, 12],
			],
			language,
			{ minzoom: 12 },
		),
		text(
			"station-names",
			"poi",
			plain,
			[
				[12.5, 10],
				[16, 13],
			],
			language,
			{
				filter: station,
				minzoom: 12.5,
				font: MEDIUM,
			},
		),
		text(
			"quarters",
			"place",
			quiet,
			[
				[12, 11],
				[15, 13],
			],
			language,
			{
				filter: classIn("suburb", "quarter", "neighbourhood", "hamlet", "isolated_dwelling"),
				minzoom: 12,
				moves: true,
			},
		),
		text(
			"villages",
			"place",
			plain,
			[
				[9.5, 11],
				[14, 15],
			],
			language,
			{
				filter: classIn("village"),
				minzoom: 9.5,
				moves: true,
			},
		),
		text(
			"towns",
			"place",
			plain,
			[
				[7.5, 11],
				[13, 17],
			],
			language,
			{ filter: classIn("town"), minzoom: 7.5, moves: true },
		),
		text(
			"cities",
			"place",
			plain,
			[
				[5, 12],
				[12, 20],
			],
			language,
			{
				filter: classIn("city"),
				maxzoom: 15,
				font: MEDIUM,
				moves: true,
			},
		),
	];
}
