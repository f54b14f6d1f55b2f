import type { ExpressionSpecification, FilterSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";
import type { Language } from "../../../domain/language";
import type { Box } from "../../../domain/localities/geo";
import { embeddedStyle, PLACE_ANCHORS } from "./embedded-style";
import type { MapLabel } from "./labels";
import type { Palette } from "./palette";
import type { TilesDocument } from "./tiles-document";

export const TILES = "tiles";

const REGULAR = ["Instrument Sans"];
const MEDIUM = ["Instrument Sans Medium", "Instrument Sans"];

type Stops = readonly (readonly [zoom: number, value: number])[];

function byZoom(stops: Stops): ExpressionSpecification {
	return ["interpolate", ["exponential", 1.4], ["zoom"], ...stops.flat()] as unknown as ExpressionSpecification;
}

function classIn(...classes: string[]): FilterSpecification {
	return ["in", ["get", "class"], ["literal", classes]];
}

function both(...filters: FilterSpecification[]): FilterSpecification {
	return ["all", ...filters] as FilterSpecification;
}

/** In the page's language where the map has it, else the local name. */
export function nameIn(language: Language): ExpressionSpecification {
	return [
		"coalesce",
		["get", `name:${language}`],
		["get", `name_${language}`],
		["get", "name:latin"],
		["get", "name"],
	] as ExpressionSpecification;
}

type FillOptions = { filter?: FilterSpecification; minzoom?: number; opacity?: number; outline?: string };

function fill(id: string, layer: string, color: string, options: FillOptions = {}): LayerSpecification {
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

type LineOptions = { filter?: FilterSpecification; minzoom?: number; dash?: number[]; cap?: "round" | "butt" };

function line(id: string, layer: string, color: string, width: Stops, options: LineOptions = {}): LayerSpecification {
	const { filter, minzoom, dash, cap = "round" } = options;
	return {
		id,
		type: "line",
		source: TILES,
		"source-layer": layer,
		...(filter ? { filter } : {}),
		...(minzoom === undefined ? {} : { minzoom }),
		layout: { "line-cap": dash ? "butt" : cap, "line-join": "round" },
		paint: { "line-color": color, "line-width": byZoom(width), ...(dash ? { "line-dasharray": dash } : {}) },
	};
}

/** From the least to the most important: what is drawn later lies above. */
const streets = [
	{
		id: "minor",
		classes: ["minor", "service"],
		minzoom: 12.5,
		width: [
			[12.5, 0.5],
			[15, 4],
			[18, 16],
		],
		edge: 1,
	},
	{
		id: "tertiary",
		classes: ["tertiary"],
		minzoom: 10.5,
		width: [
			[10.5, 0.6],
			[14, 4],
			[18, 20],
		],
		edge: 1.2,
	},
	{
		id: "main",
		classes: ["primary", "secondary"],
		minzoom: 8,
		width: [
			[8, 0.5],
			[12, 2],
			[14, 5],
			[18, 24],
		],
		edge: 1.4,
	},
	{
		id: "fast",
		classes: ["motorway", "trunk"],
		minzoom: 5,
		width: [
			[5, 0.5],
			[10, 2],
			[14, 6],
			[18, 26],
		],
		edge: 1.6,
	},
] as const satisfies readonly { id: string; classes: string[]; minzoom: number; width: Stops; edge: number }[];

function streetLayers(palette: Palette): LayerSpecification[] {
	const colours = { minor: palette.street, tertiary: palette.street, main: palette.mainStreet, fast: palette.motorway };
	const edges = streets.map(({ id, classes, minzoom, width, edge }) =>
		line(
			`street-edge-${id}`,
			"transportation",
			palette.streetEdge,
			width.map(([zoom, value]) => [zoom, value + edge] as const),
			{ filter: classIn(...classes), minzoom },
		),
	);
	const surfaces = streets.map(({ id, classes, minzoom, width }) =>
		line(`street-${id}`, "transportation", colours[id], width, { filter: classIn(...classes), minzoom }),
	);
	const path: Stops = [
		[14, 0.6],
		[18, 2.5],
	];
	const rail: Stops = [
		[10, 0.6],
		[14, 1.4],
		[18, 3],
	];
	return [
		line("path", "transportation", palette.path, path, {
			filter: classIn("path", "track"),
			minzoom: 14,
			dash: [3, 1.5],
		}),
		...edges,
		...surfaces,
		line("rail", "transportation", palette.rail, rail, { filter: classIn("rail", "transit"), minzoom: 10 }),
		line(
			"rail-sleepers",
			"transportation",
			palette.land,
			[
				[13, 0.8],
				[18, 1.8],
			],
			{
				filter: classIn("rail"),
				minzoom: 13,
				dash: [4, 4],
			},
		),
	];
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
			"text-padding": along ? 2 : 6,
			...(along ? { "symbol-placement": "line" as const, "symbol-spacing": 300 } : {}),
			...(moves ? PLACE_ANCHORS : {}),
		},
		paint: { "text-color": color, "text-halo-color": halo, "text-halo-width": 1.4 },
	};
}

function nameLayers(palette: Palette, language: Language): LayerSpecification[] {
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

/** Belgium and Luxembourg, to a few kilometres. */
const LANDS = { west: 2.6, south: 49.5, east: 6.5, north: 51.45 };
/** Nearer, the outlines would lie beside the borders of the tiles. */
const OUTLINES_UNTIL = 10;

/** Whether the tiles contain both countries; an archive may be of one region alone. */
export function coversAll({ bounds: [west, south, east, north] }: TilesDocument): boolean {
	return west <= LANDS.west && south <= LANDS.south && east >= LANDS.east && north >= LANDS.north;
}

/** Whether the tiles contain any of a box. */
export function reaches({ bounds: [west, south, east, north] }: TilesDocument, box: Box): boolean {
	return box.west < east && box.east > west && box.south < north && box.north > south;
}

/** What lies under and around the streets: nothing but land, or the outlines and names where the tiles end. */
function ground(tiles: TilesDocument, palette: Palette, labels: readonly MapLabel[]) {
	const land: LayerSpecification = { id: "ground", type: "background", paint: { "background-color": palette.land } };
	if (coversAll(tiles)) return { sources: {}, layers: [land] };
	const [west, south, east, north] = tiles.bounds;
	const isOutside = ([, longitude, latitude]: MapLabel) =>
		longitude < west || longitude > east || latitude < south || latitude > north;
	const { sources, layers } = embeddedStyle(labels.filter(isOutside), palette);
	return {
		sources,
		layers: layers.map((layer) => (layer.type === "line" ? { ...layer, maxzoom: OUTLINES_UNTIL } : layer)),
	};
}

/** The street map, from tiles in the OpenMapTiles schema. Text is rendered with the page's own fonts. */
export function streetStyle(
	tiles: TilesDocument,
	palette: Palette,
	language: Language,
	labels: readonly MapLabel[],
): StyleSpecification {
	const under = ground(tiles, palette, labels);
	const level = (...levels: number[]): FilterSpecification => ["in", ["get", "admin_level"], ["literal", levels]];
	const onLand: FilterSpecification = ["!=", ["get", "maritime"], 1];
	return {
		version: 8,
		sources: {
			...under.sources,
			[TILES]: {
				type: "vector",
				tiles: tiles.tiles,
				minzoom: tiles.minzoom,
				maxzoom: tiles.maxzoom,
				bounds: tiles.bounds,
			},
		},
		layers: [
			...under.layers,
			fill("built", "landuse", palette.built, { filter: classIn("residential", "suburb", "neighbourhood") }),
			fill("grass", "landcover", palette.green, { filter: classIn("grass", "wetland"), opacity: 0.7 }),
			fill("wood", "landcover", palette.wood, { filter: classIn("wood"), opacity: 0.8 }),
			fill("park", "park", palette.green, { opacity: 0.6 }),
			fill("cemetery", "landuse", palette.green, { filter: classIn("cemetery", "pitch", "playground") }),
			fill("water", "water", palette.water),
			line(
				"waterway",
				"waterway",
				palette.water,
				[
					[9, 0.6],
					[14, 2],
					[18, 6],
				],
				{ minzoom: 9 },
			),
			fill("building", "building", palette.building, { minzoom: 14, outline: palette.streetEdge }),
			...streetLayers(palette),
			line(
				"municipality",
				"boundary",
				palette.region,
				[
					[10, 0.8],
					[16, 1.6],
				],
				{
					filter: both(level(7, 8), onLand),
					minzoom: 10,
					dash: [3, 2],
				},
			),
			line(
				"province",
				"boundary",
				palette.region,
				[
					[6, 0.6],
					[14, 2],
				],
				{
					filter: both(level(4, 5, 6), onLand),
					dash: [5, 2],
				},
			),
			line(
				"country",
				"boundary",
				palette.border,
				[
					[5, 0.8],
					[14, 2.4],
				],
				{ filter: both(level(2), onLand) },
			),
			...nameLayers(palette, language),
		],
	};
}
