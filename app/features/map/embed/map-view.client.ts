import { Map as MapLibre, Marker, NavigationControl, type StyleSpecification, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import type { Box, Point } from "../../../domain/localities/geo";
import type { CustomMarker, MapState, MapType } from "../../../domain/map/messages";
import { createDrawing, type Drawing } from "./draw.client";
import { embeddedStyle } from "./embedded-style";
import type { MapLabel } from "./labels";
import { showAreas, showShape, withOwnLayers } from "./layers.client";
import type { Mark } from "./marker-groups";
import { createMarkers, type MarkerTexts } from "./markers.client";
import { currentPalette } from "./palette";

setWorkerUrl(workerUrl);

/** Belgium and Luxembourg. */
const EVERYTHING: [number, number, number, number] = [2.4, 49.4, 6.55, 51.55];
const FIT_PADDING = 56;
/** A single property is not shown from nearer than this: without streets there would be nothing to see. */
const NEAREST_EMBEDDED = 13.5;
const NEAREST = 17;
/** Of one property alone, the names around it are to be seen. */
const NEAREST_TO_MARKER = 11.5;
const LARGEST_ZOOM = 18;
/** Where properties cannot be told apart by zooming in. */
const SAME_PLACE_DEGREES = 0.0004;

export type MapTexts = MarkerTexts & { title: string; zoomIn: string; zoomOut: string };

export type MapEvents = {
	onHover: (id: number | null) => void;
	onSelect: (id: number | null) => void;
	onBounds: (box: Box, moved: boolean, zoom: number) => void;
	onShape: (points: Point[]) => void;
	onPress: (point: Point) => void;
	onError: (message: string) => void;
};

export type MapOptions = {
	container: HTMLElement;
	labels: readonly MapLabel[];
	/** Addresses of styles; null means the embedded one, or none. */
	styleUrl: string | null;
	satelliteUrl: string | null;
	texts: MapTexts;
	events: MapEvents;
};

export function createMapView({ container, labels, styleUrl, satelliteUrl, texts, events }: MapOptions) {
	const palette = currentPalette();
	const streets: StyleSpecification | string = styleUrl ?? embeddedStyle(labels, palette);
	const transformStyle = (_: StyleSpecification | undefined, next: StyleSpecification) => withOwnLayers(next, palette);
	const map = new MapLibre({
		container,
		bounds: EVERYTHING,
		maxZoom: LARGEST_ZOOM,
		minZoom: 5,
		dragRotate: false,
		pitchWithRotate: false,
		touchPitch: false,
		attributionControl: styleUrl ? { compact: true } : false,
		locale: {
			"Map.Title": texts.title,
			"NavigationControl.ZoomIn": texts.zoomIn,
			"NavigationControl.ZoomOut": texts.zoomOut,
		},
	});
	map.touchZoomRotate.disableRotation();
	map.keyboard.disableRotation();
	map.setStyle(streets, { transformStyle });
	map.addControl(new NavigationControl({ showCompass: false }), "top-right");

	const nearest = styleUrl ? NEAREST : NEAREST_EMBEDDED;
	let state: MapState | null = null;
	let mapType: MapType = "streets";
	let custom: Marker | null = null;
	let drawing: Drawing | null = null;
	let pressed = 0;
	const markers = createMarkers(map, texts, {
		onHover: events.onHover,
		onSelect: (id) => events.onSelect(id),
		onGroup: openGroup,
	});

	/** Comes nearer; properties at one address are shown one after the other. */
	function openGroup({ box, listings }: Mark & { kind: "group" }) {
		const isOneLocality = box.east - box.west < SAME_PLACE_DEGREES && box.north - box.south < SAME_PLACE_DEGREES;
		if (isOneLocality && listings.length > 0) {
			const listing = listings[pressed % listings.length];
			pressed += 1;
			if (listing) events.onSelect(listing.id);
			return;
		}
		lookAt(box, true);
	}

	function lookAt(box: Box, byVisitor: boolean) {
		const maxZoom = !styleUrl && state?.marker ? NEAREST_TO_MARKER : nearest;
		map.fitBounds([box.west, box.south, box.east, box.north], { padding: FIT_PADDING, maxZoom }, { byVisitor });
	}

	function bounds(): Box {
		const seen = map.getBounds();
		return { west: seen.getWest(), south: seen.getSouth(), east: seen.getEast(), north: seen.getNorth() };
	}

	map.on("moveend", (event) => {
		const { byVisitor, originalEvent } = event as { byVisitor?: boolean; originalEvent?: unknown };
		markers.redraw();
		events.onBounds(bounds(), byVisitor === true || originalEvent !== undefined, map.getZoom());
	});
	map.on("click", (event) => {
		if (drawing?.isActive()) return;
		events.onSelect(null);
		events.onPress({ latitude: event.lngLat.lat, longitude: event.lngLat.lng });
	});
	map.on("error", (event) => events.onError(event.error?.message ?? "map"));
	map.on("style.load", drawOwn);
	map.once("idle", () => container.setAttribute("data-map", "idle"));

	function drawOwn() {
		const isDrawing = drawing?.isActive() ?? false;
		container.toggleAttribute("data-drawing", isDrawing);
		if (!state) return;
		showShape(map, isDrawing ? null : state.shape);
		showAreas(map, state.marker ? [...state.properties, state.marker] : state.properties);
	}

	function showCustom(marker: CustomMarker | null) {
		custom?.remove();
		custom = null;
		if (!marker || marker.radius !== null) return;
		const pin = document.createElement("div");
		pin.className = "map-pin";
		pin.setAttribute("role", "img");
		pin.setAttribute("aria-label", marker.label);
		custom = new Marker({ element: pin }).setLngLat([marker.longitude, marker.latitude]).addTo(map);
	}

	function setMapType(next: MapType) {
		if (next === mapType) return;
		mapType = next;
		map.setStyle(next === "satellite" && satelliteUrl ? satelliteUrl : streets, { transformStyle });
	}

	function drawingTools(): Drawing {
		drawing ??= createDrawing(map, palette.accent, (points) => {
			drawOwn();
			events.onShape(points);
		});
		return drawing;
	}

	return {
		map,
		show(next: MapState) {
			state = next;
			setMapType(next.mapType);
			markers.set(next);
			showCustom(next.marker);
			drawOwn();
			if (next.fit) lookAt(next.fit, false);
		},
		highlight: markers.highlight,
		select: markers.select,
		draw(tool: Parameters<Drawing["start"]>[0]) {
			drawingTools().start(tool);
			drawOwn();
		},
		edit(shape: readonly Point[]) {
			drawingTools().edit(shape);
			drawOwn();
		},
		finishEdit: () => drawingTools().finish(),
		stopDrawing() {
			drawing?.stop();
			drawOwn();
		},
		centre(): Point {
			const { lat, lng } = map.getCenter();
			return { latitude: lat, longitude: lng };
		},
		remove: () => map.remove(),
	};
}

export type MapView = ReturnType<typeof createMapView>;
