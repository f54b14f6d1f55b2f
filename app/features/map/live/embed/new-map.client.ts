import { GeolocateControl, Map as MapLibre, NavigationControl, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import { openingView } from "../../first-view";
import { cornersOf, paddingTo } from "./camera.client";
import type { MapOptions } from "./map-options";
import { hasStreets } from "./tiles-reach";

setWorkerUrl(workerUrl);

const MAX_ZOOM = 19;

/** Creates a map without a style, north up, with its controls and their texts. */
export function createMap(options: MapOptions): MapLibre {
	const { container, square, box, isPlain, texts } = options;
	const map = new MapLibre({
		container,
		bounds: cornersOf(openingView(box, isPlain, box !== null && hasStreets(options, box))),
		fitBoundsOptions: { padding: paddingTo(square, container) },
		maxZoom: MAX_ZOOM,
		minZoom: 5,
		dragRotate: false,
		pitchWithRotate: false,
		touchPitch: false,
		attributionControl: false,
		locale: {
			"Map.Title": texts.title,
			"NavigationControl.ZoomIn": texts.zoomIn,
			"NavigationControl.ZoomOut": texts.zoomOut,
			"GeolocateControl.FindMyLocation": texts.here,
			"GeolocateControl.LocationNotAvailable": texts.nowhere,
			"AttributionControl.ToggleAttribution": texts.sources,
		},
	});
	map.touchZoomRotate.disableRotation();
	map.keyboard.disableRotation();
	map.addControl(new NavigationControl({ showCompass: false }), "top-right");
	if (!isPlain) {
		map.addControl(new GeolocateControl({}), "top-right");
		// MapLibre labels the button only after its permission check.
		container.querySelector(".maplibregl-ctrl-geolocate")?.setAttribute("aria-label", texts.here);
	}
	return map;
}
