import {
	AttributionControl,
	GeolocateControl,
	Map as MapLibre,
	Marker,
	NavigationControl,
	type StyleSpecification,
	setWorkerUrl,
} from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import type { Language } from "../../../../domain/language";
import type { Box, Point } from "../../../../domain/localities/geo";
import type { CustomMarker, DrawTool, MapState, MapType } from "../../../../domain/map/messages";
import { firstView, LEAST_DEGREES, type ViewSize, viewSizes } from "../../first-view";
import { type GroupMark, type Mark, NEAR_X, NEAR_Y } from "../../marker-groups";
import { createDrawing, type Drawing, type DrawState } from "./drawing.client";
import { embeddedStyle } from "./embedded-style";
import type { MapLabel } from "./labels";
import { provideRoom, showAreas, showRoom, showShape, withOwnLayers } from "./layers.client";
import type { MarkerTexts } from "./marker-buttons.client";
import { createMarkers } from "./markers.client";
import { currentPalette, onSchemeChange } from "./palette";
import { streetStyle } from "./street-style";
import { TILES } from "./style-layers";
import type { TilesDocument } from "./tiles-document";
import { coversAll, reaches } from "./tiles-reach";

setWorkerUrl(workerUrl);

/** A single property is not shown from nearer than this: without streets there would be nothing to see. */
const NEAREST_EMBEDDED = 13.5;
const NEAREST = 17;
/** Of one property alone, the streets around it are to be seen. */
const NEAREST_TO_MARKER = 15;
const LARGEST_ZOOM = 19;
/** Pixels of the whole world at zoom 0. */
const WORLD_PX = 512;
/** Failed tiles, with none that came, after which the embedded outlines are better than a blank sheet. */
const FAILURES_ALLOWED = 2;

export type MapTexts = MarkerTexts & {
	title: string;
	zoomIn: string;
	zoomOut: string;
	/** Of the button that shows where the visitor is, and where that is not known. */
	here: string;
	nowhere: string;
	sources: string;
	/** Whom the embedded map is made by. */
	embeddedCredit: string;
	/** The same, where it only surrounds the streets. */
	beyondCredit: string;
	corner: (number: number) => string;
};

export type MapEvents = {
	onHover: (id: number | null) => void;
	onSelect: (id: number | null) => void;
	onStack: (ids: number[]) => void;
	onBounds: (box: Box, moved: boolean, zoom: number) => void;
	onShape: (points: Point[]) => void;
	onDrawState: (state: DrawState | null) => void;
	onPress: (point: Point) => void;
	/** A group has been opened, and so many markers are in view now. */
	onNearer: (markers: number) => void;
	onError: (message: string) => void;
};

export type MapOptions = {
	container: HTMLElement;
	language: Language;
	labels: readonly MapLabel[];
	/** Where in it the first view lies (`map-fit.css`). */
	square: HTMLElement;
	/** Whether the visitor's own place can be asked for. */
	hasTools: boolean;
	/** Where to look at first; null for the whole of both countries. */
	box: Box | null;
	/** Addresses of styles; null means the site's own, or none. */
	styleUrl: string | null;
	satelliteUrl: string | null;
	/** What is known of the tiles already; null where there are none, or they are still being asked for. */
	tiles: TilesDocument | null;
	texts: MapTexts;
	events: MapEvents;
};

function escaped(text: string): string {
	return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The attribution required by the tiles; OpenStreetMap with the link that its licence requires. */
function creditOf(attribution: string): string {
	return escaped(attribution).replace(
		"OpenStreetMap",
		'<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a>',
	);
}

function cornersOf({ west, south, east, north }: Box): [number, number, number, number] {
	return [west, south, east, north];
}

export function createMapView(options: MapOptions) {
	const { container, language, labels, styleUrl, satelliteUrl, texts, events } = options;
	let palette = currentPalette();
	const transformStyle = (_: StyleSpecification | undefined, next: StyleSpecification) => withOwnLayers(next, palette);
	let tiles = options.tiles;
	let hasTile = false;
	let failures = 0;
	const map = new MapLibre({
		container,
		bounds: cornersOf(firstView(options.box, LEAST_DEGREES.list)),
		fitBoundsOptions: { padding: padding() },
		maxZoom: LARGEST_ZOOM,
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
	if (options.hasTools) {
		map.addControl(new GeolocateControl({}), "top-right");
		// MapLibre names it only once it knows whether it may ask.
		container.querySelector(".maplibregl-ctrl-geolocate")?.setAttribute("aria-label", texts.here);
	}
	provideRoom(map);

	let credit: AttributionControl | null = null;
	let state: MapState | null = null;
	let mapType: MapType = "streets";
	let custom: Marker | null = null;
	let drawing: Drawing | null = null;
	let inView = 0;
	let isNearing = false;
	const markers = createMarkers(map, texts, {
		onHover: events.onHover,
		onSelect: (id) => events.onSelect(id),
		onGroup: openGroup,
		isStack,
		density,
		onDrawn: giveRoom,
	});

	/** Names keep out of the way of markers, and of a property's own pin or circle. */
	function giveRoom(marks: readonly Mark[]) {
		inView = marks.length;
		const pin = state?.marker ? [{ ...state.marker, room: "pin" as const }] : [];
		const rooms = marks.map(({ kind, latitude, longitude }) => ({
			latitude,
			longitude,
			room: kind === "home" ? ("price" as const) : ("group" as const),
		}));
		showRoom(map, [...rooms, ...pin]);
	}

	/** From the edges of the map to the square of the first view. */
	function padding() {
		const [map, square] = [container.getBoundingClientRect(), options.square.getBoundingClientRect()];
		return {
			top: square.top - map.top,
			right: map.right - square.right,
			bottom: map.bottom - square.bottom,
			left: square.left - map.left,
		};
	}

	/** Pixels of the map for each by which marks are kept apart: the drawing knows no others than those of its size. */
	function density(): number {
		const size = getComputedStyle(options.square).getPropertyValue("--size").trim() as ViewSize;
		return options.square.offsetWidth / viewSizes[size];
	}

	/** An archive may be of one region, and have nothing to show beside it. */
	function hasStreets(box: Box): boolean {
		return styleUrl !== null || (tiles !== null && reaches(tiles, box));
	}

	function nearest(box: Box): number {
		return hasStreets(box) ? NEAREST : NEAREST_EMBEDDED;
	}

	function streets(): StyleSpecification | string {
		return styleUrl ?? (tiles ? streetStyle(tiles, palette, language, labels) : embeddedStyle(labels, palette));
	}

	/** Whom this map is made by; a style of somebody else's names its own. */
	function nameSources() {
		if (credit) map.removeControl(credit);
		const customAttribution = styleUrl ? "" : tiles ? creditsOf(tiles) : escaped(texts.embeddedCredit);
		credit = new AttributionControl({ compact: true, customAttribution });
		map.addControl(credit, "bottom-right");
	}

	/** Read at first; then they leave the room to the map, and the button shows them again. */
	function foldSources() {
		container.querySelector(".maplibregl-ctrl-attrib")?.classList.remove("maplibregl-compact-show");
	}

	function creditsOf(shown: TilesDocument): string[] {
		const credit = creditOf(shown.attribution);
		return coversAll(shown) ? [credit] : [credit, escaped(texts.beyondCredit)];
	}

	function show(style: StyleSpecification | string) {
		map.setStyle(style, { transformStyle, diff: false });
		nameSources();
		container.dataset.tiles = tiles ? "streets" : styleUrl ? "style" : "embedded";
	}

	/** Properties that would lie on each other also from as near as the map comes. */
	function isStack({ box, listings }: GroupMark): boolean {
		if (listings.length === 0) return false;
		const scale = (WORLD_PX / 360) * 2 ** nearest(box);
		const height = Math.cos((box.north * Math.PI) / 180);
		const apart = density();
		return (
			(box.east - box.west) * scale < NEAR_X * apart && ((box.north - box.south) * scale) / height < NEAR_Y * apart
		);
	}

	/** Zooms in; properties at one point are reported as a list. */
	function openGroup(mark: GroupMark) {
		if (isStack(mark)) events.onStack(mark.listings.map((listing) => listing.id));
		else {
			isNearing = true;
			lookAt(mark.box, true);
		}
	}

	function lookAt(box: Box, byVisitor: boolean) {
		const isAlone = state?.marker != null;
		const seen = isAlone && hasStreets(box) ? box : firstView(box, isAlone ? LEAST_DEGREES.place : LEAST_DEGREES.list);
		map.fitBounds(
			cornersOf(byVisitor ? box : seen),
			{ padding: padding(), maxZoom: isAlone ? NEAREST_TO_MARKER : nearest(box), animate: byVisitor },
			{ byVisitor },
		);
	}

	function bounds(): Box {
		const seen = map.getBounds();
		return { west: seen.getWest(), south: seen.getSouth(), east: seen.getEast(), north: seen.getNorth() };
	}

	map.on("moveend", (event) => {
		const { byVisitor, originalEvent } = event as { byVisitor?: boolean; originalEvent?: unknown };
		markers.redraw();
		if (isNearing) events.onNearer(inView);
		isNearing = false;
		const isVisitors = byVisitor === true || originalEvent !== undefined;
		if (isVisitors) foldSources();
		events.onBounds(bounds(), isVisitors, map.getZoom());
	});
	map.on("click", (event) => {
		if (drawing?.takesClicks()) return;
		events.onSelect(null);
		events.onPress({ latitude: event.lngLat.lat, longitude: event.lngLat.lng });
	});
	map.on("sourcedata", (event) => {
		if (event.sourceId === TILES && "tile" in event && event.tile) hasTile = true;
	});
	map.on("error", (event) => {
		events.onError((event.error?.message ?? "map").slice(0, 200));
		if (!("sourceId" in event) || event.sourceId !== TILES || hasTile) return;
		failures += 1;
		if (failures < FAILURES_ALLOWED || !tiles) return;
		tiles = null;
		show(streets());
	});
	map.on("style.load", drawOwn);
	map.on("idle", () => container.setAttribute("data-map", "idle"));
	show(streets());

	function drawOwn() {
		const isDrawing = drawing?.isActive() ?? false;
		container.toggleAttribute("data-drawing", isDrawing);
		if (!state) return;
		showShape(map, isDrawing ? null : state.shape);
		showAreas(map, state.marker ? [...state.properties, state.marker] : state.properties);
		markers.redraw();
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
		show(current());
	}

	function current(): StyleSpecification | string {
		return mapType === "satellite" && satelliteUrl ? satelliteUrl : streets();
	}

	/** Two quick presses on markers are two presses, and no way to come nearer. */
	function followPress({ target }: PointerEvent) {
		if (drawing?.isActive()) return;
		if (target instanceof HTMLButtonElement) map.doubleClickZoom.disable();
		else map.doubleClickZoom.enable();
	}
	container.addEventListener("pointerdown", followPress, { capture: true });

	const endSchemes = onSchemeChange(() => {
		palette = currentPalette();
		show(current());
	});

	function drawingTools(): Drawing {
		drawing ??= createDrawing(map, texts, {
			onState(next) {
				drawOwn();
				events.onDrawState(next);
			},
			onDone: events.onShape,
		});
		return drawing;
	}

	return {
		map,
		/** The tiles have been found: the streets take the place of the outlines. */
		showStreets(found: TilesDocument) {
			tiles = found;
			if (mapType === "streets") show(streets());
		},
		show(next: MapState) {
			state = next;
			setMapType(next.mapType);
			markers.set(next);
			showCustom(next.marker);
			drawOwn();
			// The map does not move away under an area that is being drawn.
			if (next.fit && !drawing?.isActive()) lookAt(next.fit, false);
		},
		highlight: markers.highlight,
		select: markers.select,
		draw: (tool: DrawTool) => drawingTools().start(tool),
		edit: (shape: readonly Point[]) => drawingTools().edit(shape),
		undoDrawing: () => drawingTools().undo(),
		finishDrawing: () => drawingTools().finish(),
		stopDrawing: () => drawing?.stop(),
		centre(): Point {
			const { lat, lng } = map.getCenter();
			return { latitude: lat, longitude: lng };
		},
		remove() {
			endSchemes();
			map.remove();
		},
	};
}

export type MapView = ReturnType<typeof createMapView>;
