import type { LayerSpecification } from "maplibre-gl";
import type { Palette } from "./palette";
import { classIn, line, type Stops } from "./style-layers";

/** Ordered from the least to the most important: later layers are drawn on top. */
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

export function streetLayers(palette: Palette): LayerSpecification[] {
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
