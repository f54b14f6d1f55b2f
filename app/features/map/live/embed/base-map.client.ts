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

/** Failed tiles, with none that came, after which the embedded outlines are better than a blank sheet. */
const FAILURES_ALLOWED = 2;

/**
 * What everything else is shown on, in the colours of the visitor's system: streets where there are tiles, else the
 * embedded outlines, or pictures from a satellite.
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
		// A style of somebody else's names its own sources.
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
		/** The tiles have been found: the streets take the place of the outlines. */
		showStreets(found: TilesDocument) {
			tiles = found;
			if (mapType === "streets") show();
		},
		setType(next: MapType) {
			if (next === mapType) return;
			mapType = next;
			show();
		},
		/** The sources are read at first; then they leave the room to the map, and the button shows them again. */
		foldSources() {
			map.getContainer().querySelector(".maplibregl-ctrl-attrib")?.classList.remove("maplibregl-compact-show");
		},
		remove: endSchemes,
	};
}
