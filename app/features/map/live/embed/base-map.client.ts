import { AttributionControl, type Map as MapLibre, type StyleSpecification } from "maplibre-gl";
import type { Box } from "../../../../domain/localities/geo";
import type { MapType } from "../../../../domain/map/messages";
import { creditsOf } from "./credits";
import { embeddedStyle } from "./embedded-style";
import { withOwnLayers } from "./layers.client";
import type { MapOptions } from "./map-options";
import { currentPalette, onSchemeChange } from "./palette";
import { streetStyle } from "./street-style";
import { TILES } from "./style-layers";
import type { TilesDocument } from "./tiles-document";
import { hasStreets } from "./tiles-reach";

/** Number of failed tiles, with none loaded, after which the map falls back to the embedded outlines. */
const FAILURES_ALLOWED = 2;

/**
 * Creates the base map in the visitor's colour scheme: streets if there are tiles, otherwise the embedded outlines, or
 * satellite pictures.
 */
export function createBaseMap(map: MapLibre, options: MapOptions) {
	const { language, labels, styleUrl, satelliteUrl, texts } = options;
	let { tiles } = options;
	let palette = currentPalette();
	let mapType: MapType = "streets";
	let credit: AttributionControl | null = null;
	let hasTile = false;
	let failures = 0;

	function style(): StyleSpecification | string {
		if (mapType === "satellite" && satelliteUrl) return satelliteUrl;
		return styleUrl ?? (tiles ? streetStyle(tiles, palette, language, labels) : embeddedStyle(labels, palette));
	}

	function show() {
		map.setStyle(style(), { transformStyle: (_, next) => withOwnLayers(next, palette), diff: false });
		if (credit) map.removeControl(credit);
		// An external style lists its own sources.
		credit = new AttributionControl({ compact: true, customAttribution: styleUrl ? "" : creditsOf(tiles, texts) });
		map.addControl(credit, "bottom-right");
		map.getContainer().dataset.tiles = tiles ? "streets" : styleUrl ? "style" : "embedded";
	}

	map.on("sourcedata", (event) => {
		if (event.sourceId === TILES && "tile" in event && event.tile) hasTile = true;
	});
	map.on("error", (event) => {
		if (!("sourceId" in event) || event.sourceId !== TILES || hasTile) return;
		failures += 1;
		if (failures < FAILURES_ALLOWED || !tiles) return;
		tiles = null;
		show();
	});
	const endSchemes = onSchemeChange(() => {
		palette = currentPalette();
		show();
	});
	show();

	return {
		hasStreets: (box: Box) => hasStreets({ styleUrl, tiles }, box),
		/** Replaces the outlines by the streets once the tiles are found. */
		showStreets(found: TilesDocument) {
			tiles = found;
			if (mapType === "streets") show();
		},
		setType(next: MapType) {
			if (next === mapType) return;
			mapType = next;
			show();
		},
		/** Collapses the attribution, which is open at first; its button opens it again. */
		foldSources() {
			map.getContainer().querySelector(".maplibregl-ctrl-attrib")?.classList.remove("maplibregl-compact-show");
		},
		remove: endSchemes,
	};
}
