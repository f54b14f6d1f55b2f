import { type Map as MapLibre, Marker } from "maplibre-gl";
import { type MapState, markerText } from "../../../../domain/map/messages";
import { groupMarks, hasListing, type Mark, markKey, successorOf } from "../../marker-groups";
import { type ButtonEvents, groupButton, listingButton, type MarkerTexts } from "./marker-buttons.client";

export type MarkerEvents = ButtonEvents & {
	/** Map pixels per pixel of marker spacing. */
	density: () => number;
	/** Called with the markers currently shown. */
	onDrawn: (marks: readonly Mark[]) => void;
};

/** Zoom from which markers show prices. */
const PRICES_FROM = 9;
/** Pixels outside the view within which a marker is still visible. */
const EDGE = 16;

type Shown = { mark: Mark; button: HTMLButtonElement; marker: Marker };

/** Puts the buttons in keyboard order. Buttons already in order are not moved: one may be in the middle of a press. */
function putInOrder(map: MapLibre, next: readonly Shown[]) {
	let before: HTMLElement = map.getCanvas();
	for (const { marker, button } of next) {
		const isNew = !button.isConnected;
		if (isNew) marker.addTo(map);
		const isBehind = before.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_PRECEDING;
		if (isNew || isBehind) before.parentNode?.insertBefore(button, before.nextSibling);
		before = button;
	}
}

/** Shows prices and counts as buttons over the map, which are focusable and have an accessible name. */
export function createMarkers(map: MapLibre, texts: MarkerTexts, events: MarkerEvents) {
	let shown: Shown[] = [];
	let state: Pick<MapState, "properties" | "groups" | "marqueeIgnore"> = {
		properties: [],
		groups: [],
		marqueeIgnore: [],
	};
	let highlighted: number | null = null;
	let selected: number | null = null;
	/** Mark of a removed button that had the focus, until its successor takes it. */
	let orphan: Mark | null = null;

	function project({ longitude, latitude }: { longitude: number; latitude: number }) {
		return map.project([longitude, latitude]);
	}

	/** Markers outside the view must not be reachable by keyboard. */
	function isSeen(mark: Mark): boolean {
		const { x, y } = project(mark);
		const { clientWidth, clientHeight } = map.getContainer();
		return x > -EDGE && y > -EDGE && x < clientWidth + EDGE && y < clientHeight + EDGE;
	}

	/** Redraws the markers. Unchanged buttons stay in the document: one may be in the middle of a press. */
	function draw() {
		map.getContainer().toggleAttribute("data-far", map.getZoom() < PRICES_FROM);
		const focused = shown.find(({ button }) => button === document.activeElement)?.mark;
		const keyOf = (each: Mark) => markKey(each, state.marqueeIgnore, events.isStack);
		const before = new Map(shown.map((each) => [keyOf(each.mark), each]));
		const density = events.density();
		const apart = (point: { longitude: number; latitude: number }) => {
			const { x, y } = project(point);
			return { x: x / density, y: y / density };
		};
		const next = groupMarks(state.properties, state.groups, apart)
			.filter(isSeen)
			.map((mark) => before.get(keyOf(mark)) ?? show(mark));
		const kept = new Set(next);
		for (const each of shown) if (!kept.has(each)) each.marker.remove();
		putInOrder(map, next);
		shown = next;
		mark();
		events.onDrawn(shown.map((each) => each.mark));
		if (focused && document.activeElement === document.body) orphan = focused;
		if (orphan && document.activeElement === document.body) {
			const successor = successorOf(
				orphan,
				next.map((each) => each.mark),
			);
			next.find((each) => each.mark === successor)?.button.focus({ preventScroll: true });
		}
		if (document.activeElement !== document.body) orphan = null;
	}

	function show(mark: Mark): Shown {
		const button =
			mark.kind === "home"
				? listingButton(mark.listing, markerText(mark.listing, state.marqueeIgnore), texts, events)
				: groupButton(mark, texts, events);
		const marker = new Marker({ element: button }).setLngLat([mark.longitude, mark.latitude]);
		return { mark, button, marker };
	}

	function mark() {
		for (const { mark: each, button } of shown) {
			button.toggleAttribute("data-pointed", highlighted !== null && hasListing(each, highlighted));
			if (each.kind === "home") button.setAttribute("aria-pressed", String(each.listing.id === selected));
		}
	}

	return {
		set(next: typeof state) {
			state = next;
			draw();
		},
		redraw: draw,
		highlight(id: number | null) {
			highlighted = id;
			mark();
		},
		select(id: number | null) {
			const before = shown.find(({ mark }) => selected !== null && hasListing(mark, selected));
			// The overlay was closed and the focus fell back to the body: return it to the marker that opened it.
			const isBack = id === null && document.hasFocus() && document.activeElement === document.body;
			if (isBack) before?.button.focus({ preventScroll: true });
			selected = id;
			mark();
		},
	};
}
