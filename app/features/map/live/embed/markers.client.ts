import { type Map as MapLibre, Marker } from "maplibre-gl";
import type { Box } from "../../../../domain/localities/geo";
import { type MapListing, type MapState, markerText } from "../../../../domain/map/messages";
import { groupMarks, type Mark } from "./marker-groups";

export type MarkerTexts = {
	listing: (price: string, title: string) => string;
	group: (mark: Mark & { kind: "group" }) => string;
	/** Properties that lie too close to each other to be told apart by coming nearer. */
	stack: (mark: Mark & { kind: "group" }) => string;
	/** The lowest and the highest price, in thousands. */
	range: (low: number, high: number) => string;
	number: (value: number) => string;
};

export type MarkerEvents = {
	onHover: (id: number | null) => void;
	onSelect: (id: number) => void;
	onGroup: (mark: Mark & { kind: "group" }) => void;
	isStack: (mark: Mark & { kind: "group" }) => boolean;
	/** What is shown now. */
	onDrawn: (marks: readonly Mark[]) => void;
};

/** From this zoom on, markers say prices. */
const PRICES_FROM = 9;
/** Pixels by which a marker reaches into the view from outside. */
const EDGE = 16;

type Shown = { mark: Mark; button: HTMLButtonElement; marker: Marker };

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

	/** In order, which is the keyboard's. What stands in it already is left alone: it may be being pressed. */
	function place(next: readonly Shown[]) {
		let before: HTMLElement = map.getCanvas();
		for (const { marker, button } of next) {
			const isNew = !button.isConnected;
			if (isNew) marker.addTo(map);
			const isBehind = before.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_PRECEDING;
			if (isNew || isBehind) before.parentNode?.insertBefore(button, before.nextSibling);
			before = button;
		}
	}

	/** Buttons that stay the same stay where they are: one that is being pressed must not go away. */
	function draw() {
		map.getContainer().toggleAttribute("data-far", map.getZoom() < PRICES_FROM);
		const focused = shown.find(({ button }) => button === document.activeElement)?.mark;
		const before = new Map(shown.map((each) => [keyOf(each.mark), each]));
		const next = groupMarks(state.properties, state.groups, project)
			.filter(isSeen)
			.map((mark) => before.get(keyOf(mark)) ?? show(mark));
		const kept = new Set(next);
		for (const each of shown) if (!kept.has(each)) each.marker.remove();
		place(next);
		shown = next;
		mark();
		events.onDrawn(shown.map((each) => each.mark));
		if (focused && document.activeElement === document.body) orphan = focused;
		if (orphan && document.activeElement === document.body) refocus(orphan);
		if (document.activeElement !== document.body) orphan = null;
	}

	function keyOf(mark: Mark): string {
		if (mark.kind === "home") return `${mark.listing.id} ${markerText(mark.listing, state.marqueeIgnore)}`;
		const how = events.isStack(mark) ? "stack" : "group";
		return `${how} ${mark.count} ${mark.longitude} ${mark.latitude} ${mark.listings.map((listing) => listing.id).join(" ")}`;
	}

	/** A press on a button is none on the map under it. */
	function onPress(button: HTMLButtonElement, act: () => void) {
		button.addEventListener("click", (event) => {
			event.stopPropagation();
			act();
		});
	}

	/** The button that had the focus may be another one now: the one that holds its property, or the first of its place. */
	function refocus(mark: Mark) {
		const id = mark.kind === "home" ? mark.listing.id : mark.listings[0]?.id;
		const next = shown.find((each) =>
			id === undefined ? mark.kind === "group" && isWithin(mark.box, each.mark) : holds(each.mark, id),
		);
		next?.button.focus({ preventScroll: true });
	}

	function isWithin({ west, south, east, north }: Box, { longitude, latitude }: Mark): boolean {
		return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
	}

	function show(mark: Mark): Shown {
		const button = document.createElement("button");
		button.type = "button";
		if (mark.kind === "home") dressListing(button, mark.listing);
		else dressGroup(button, mark);
		const marker = new Marker({ element: button }).setLngLat([mark.longitude, mark.latitude]);
		return { mark, button, marker };
	}

	function dressListing(button: HTMLButtonElement, listing: MapListing) {
		const price = markerText(listing, state.marqueeIgnore);
		button.className = listing.ended ? "map-price map-price-ended" : "map-price";
		button.textContent = price;
		button.toggleAttribute("data-open-day", Boolean(listing.openDay));
		button.setAttribute(
			"aria-label",
			texts.listing(price, [listing.title, listing.openDay].filter(Boolean).join(", ")),
		);
		onPress(button, () => events.onSelect(listing.id));
		button.addEventListener("pointerenter", () => events.onHover(listing.id));
		button.addEventListener("pointerleave", () => events.onHover(null));
		button.addEventListener("focus", () => events.onHover(listing.id));
		button.addEventListener("blur", () => events.onHover(null));
	}

	function dressGroup(button: HTMLButtonElement, mark: Mark & { kind: "group" }) {
		button.className = "map-group";
		button.textContent = texts.number(mark.count);
		const range = rangeOf(mark);
		if (range) {
			const shownRange = document.createElement("span");
			shownRange.className = "map-range";
			shownRange.textContent = ` · ${range}`;
			button.appendChild(shownRange);
		}
		const text = events.isStack(mark) ? texts.stack : texts.group;
		// What is seen is a part of what is heard.
		button.setAttribute("aria-label", [range && button.textContent, text(mark)].filter(Boolean).join(", "));
		onPress(button, () => events.onGroup(mark));
	}

	/** Of properties that all say a price, where it is not the same; null for others. */
	function rangeOf({ listings, count }: Mark & { kind: "group" }): string | null {
		const prices = listings.flatMap(({ price }) => price ?? []);
		const [low, high] = [Math.min(...prices), Math.max(...prices)];
		return prices.length === count && low < high ? texts.range(low, high) : null;
	}

	function holds(mark: Mark, id: number): boolean {
		return mark.kind === "home" ? mark.listing.id === id : mark.listings.some((listing) => listing.id === id);
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
