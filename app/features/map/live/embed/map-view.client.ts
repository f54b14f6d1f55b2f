import { type Map as MapLibre, Marker } from "maplibre-gl";
import type { Point } from "../../../../domain/localities/geo";
import type { CustomMarker, MapState } from "../../../../domain/map/messages";
import { createBaseMap } from "./base-map.client";
import { createCamera } from "./camera.client";
import { createDrawing } from "./drawing.client";
import { addSpacerImages, reserveMarkerSpace, showAreas, showShape } from "./layers.client";
import type { MapOptions } from "./map-options";
import { createMarkers } from "./markers.client";
import { createMap } from "./new-map.client";
import type { TilesDocument } from "./tiles-document";

/** Returns the pin of the page's property; null for a circle or without a marker. */
function pinOf(marker: CustomMarker | null): Marker | null {
	if (!marker || marker.radius !== null) return null;
	const element = document.createElement("div");
	element.className = "map-pin";
	element.setAttribute("role", "img");
	element.setAttribute("aria-label", marker.label);
	return new Marker({ element }).setLngLat([marker.longitude, marker.latitude]);
}

/** Disables double-click zoom on markers, so two quick presses stay two presses. */
function followPresses(map: MapLibre, isDrawing: () => boolean) {
	map.getContainer().addEventListener(
		"pointerdown",
		({ target }) => {
			if (isDrawing()) return;
			if (target instanceof HTMLButtonElement) map.doubleClickZoom.disable();
			else map.doubleClickZoom.enable();
		},
		{ capture: true },
	);
}

export function createMapView(options: MapOptions) {
	const { container, isPlain, texts, events } = options;
	const map = createMap(options);
	addSpacerImages(map);
	const base = createBaseMap(map, options);
	const camera = createCamera(map, options, base.hasStreets);
	let state: MapState | null = null;
	let pin: Marker | null = null;
	let inView = 0;
	let isNearing = false;
	/** Whether the visitor has moved the map. */
	let isMoved = false;

	const markers = createMarkers(map, texts, {
		onHover: events.onHover,
		onSelect: events.onSelect,
		onGroup(mark) {
			if (camera.isStack(mark)) return events.onStack(mark.listings.map((listing) => listing.id));
			isNearing = true;
			camera.comeNearer(mark.box);
		},
		isStack: camera.isStack,
		density: camera.density,
		onDrawn(marks) {
			inView = marks.length;
			reserveMarkerSpace(map, marks, state?.marker ?? null);
		},
	});
	const drawing = createDrawing(map, texts, {
		onState(next) {
			drawOwn();
			events.onDrawState(next);
		},
		onDone: events.onShape,
	});

	function drawOwn() {
		container.toggleAttribute("data-drawing", drawing.isActive());
		if (!state) return;
		showShape(map, drawing.isActive() ? null : state.shape);
		showAreas(map, state.marker ? [...state.properties, state.marker] : state.properties);
		markers.redraw();
	}

	map.on("moveend", (event) => {
		markers.redraw();
		if (isNearing) events.onNearer(inView);
		isNearing = false;
		const isVisitors = ("byVisitor" in event && event.byVisitor === true) || event.originalEvent !== undefined;
		if (isVisitors) base.foldSources();
		isMoved ||= isVisitors;
		events.onBounds(camera.seen(), isVisitors, map.getZoom());
	});
	map.on("click", ({ lngLat }) => {
		if (drawing.takesClicks()) return;
		events.onSelect(null);
		events.onPress({ latitude: lngLat.lat, longitude: lngLat.lng });
	});
	map.on("error", ({ error }) => events.onError((error?.message ?? "map").slice(0, 200)));
	map.on("style.load", drawOwn);
	map.on("idle", () => container.setAttribute("data-map", "idle"));

	followPresses(map, drawing.isActive);

	return {
		map,
		drawing,
		/** Shows the streets; a single property is then fitted again, at the zoom that streets allow. */
		showStreets(found: TilesDocument) {
			base.showStreets(found);
			if (isPlain && !isMoved && state?.fit) camera.open(state.fit);
		},
		show(next: MapState) {
			state = next;
			base.setType(next.mapType);
			markers.set(next);
			pin?.remove();
			pin = pinOf(next.marker)?.addTo(map) ?? null;
			drawOwn();
			// Do not move the map while an area is drawn.
			if (next.fit && !drawing.isActive()) camera.open(next.fit);
		},
		highlight: markers.highlight,
		select: markers.select,
		centre(): Point {
			const { lat, lng } = map.getCenter();
			return { latitude: lat, longitude: lng };
		},
		remove() {
			base.remove();
			map.remove();
		},
	};
}

export type MapView = ReturnType<typeof createMapView>;
