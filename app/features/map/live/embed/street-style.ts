import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";
import type { Language } from "../../../../domain/language";
import { embeddedStyle } from "./embedded-style";
import type { MapLabel } from "./labels";
import { nameLayers } from "./name-layers";
import type { Palette } from "./palette";
import { streetLayers } from "./street-layers";
import { both, classIn, fill, line, TILES } from "./style-layers";
import type { TilesDocument } from "./tiles-document";
import { coversAll } from "./tiles-reach";

/** Maximum zoom of the outlines: nearer, they would diverge from the borders in the tiles. */
const OUTLINES_UNTIL = 10;

/** Background of the streets: plain land, or the outlines and labels outside the tiles' bounds. */
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

/** Street map style from tiles in the OpenMapTiles schema. Text uses the page's own fonts. */
export function streetStyle(
	tiles: TilesDocument,
	palette: Palette,
	language: Language,
	labels: readonly MapLabel[],
): StyleSpecification {
	const under = ground(tiles, palette, labels);
	const level = (...levels: number[]): ExpressionSpecification => ["in", ["get", "admin_level"], ["literal", levels]];
	const onLand: ExpressionSpecification = ["!=", ["get", "maritime"], 1];
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
