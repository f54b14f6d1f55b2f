import { type Map as MapLibre, Marker } from "maplibre-gl";
import { type MapState, markerText } from "../../../../domain/map/messages";
import { groupMarks, heirOf, holds, type Mark, markKey } from "../../marker-groups";
import { type ButtonEvents, groupButton, listingButton, type MarkerTexts } from "./marker-buttons.client";

export type MarkerEvents = ButtonEvents & {
	/** Pixels of the map for each by which marks are kept apart. */
	density: () => number;
	/** What is shown now. */
	onDrawn: (marks: readonly Mark[]) => void;
};

/** From this zoom on, markers say prices. */
const PRICES_FROM = 9;
/** Pixels by which a marker reaches into the view from outside. */
const EDGE = 16;

type Shown = { mark: Mark; button: HTMLButtonElement; marker: Marker };

/** The order is the keyboard's. What stands in it already is left alone: it may be being pressed. */
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

/** Prices and numbers as buttons over the map: they are focusable and have an accessible name. */
export function createMarkers(map: MapLibre, texts: MarkerTexts, events: MarkerEvents) {
	let shown: Shown[] = [];
	let state: Pick<MapState, "properties" | "groups" | "marqueeIgnore"> = {
		properties: [],
		groups: [],
		marqueeIgnore: [],
	};
	let highlighted: number | null = null;
	let selected: number | null = null;
	/** Where the focus was when its button went, until another one of that place has it. */
	let orphan: Mark | null = null;

	function project({ longitude, latitude }: { longitude: number; latitude: number }) {
		return map.project([longitude, latitude]);
	}

	/** What lies outside the view is not to be reached by keyboard either. */
	function isSeen(mark: Mark): boolean {
		const { x, y } = project(mark);
		const { clientWidth, clientHeight } = map.getContainer();
		return x > -EDGE && y > -EDGE && x < clientWidth + EDGE && y < clientHeight + EDGE;
	}

	/** Buttons that stay the same stay where they are: one that is being pressed must not go away. */
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
			const heir = heirOf(
				orphan,
				next.map((each) => each.mark),
			);
			next.find((each) => each.mark === heir)?.button.focus({ preventScroll: true });
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
			button.toggleAttribute("data-pointed", highlighted !== null && holds(each, highlighted));
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
			const before = shown.find(({ mark }) => selected !== null && holds(mark, selected));
			// What was opened over the map has been closed, and the map has the focus again: it goes to where it came from.
			const isBack = id === null && document.hasFocus() && document.activeElement === document.body;
			if (isBack) before?.button.focus({ preventScroll: true });
			selected = id;
			mark();
		},
	};
}
