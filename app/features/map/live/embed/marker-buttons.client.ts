import type { MapListing } from "../../../../domain/map/messages";
import { type GroupMark, priceRange } from "../../marker-groups";

export type MarkerTexts = {
	listing: (price: string, listing: Pick<MapListing, "title" | "ended" | "openDay">) => string;
	/** `seen` is the marker's visible text if it is more than the count; the label then does not repeat the count. */
	group: (mark: GroupMark, seen: string | null) => string;
	/** Label of properties that cannot be separated by zooming in. */
	stack: (mark: GroupMark, seen: string | null) => string;
	/** Lowest and highest price, in thousands. */
	range: (low: number, high: number) => string;
	number: (value: number) => string;
};

export type ButtonEvents = {
	onHover: (id: number | null) => void;
	onSelect: (id: number) => void;
	onGroup: (mark: GroupMark) => void;
	isStack: (mark: GroupMark) => boolean;
};

/** @param price visible text of the marker */
export function listingButton(listing: MapListing, price: string, texts: MarkerTexts, events: ButtonEvents) {
	const button = markerButton(listing.ended ? "map-price map-price-ended" : "map-price", price);
	button.toggleAttribute("data-open-day", Boolean(listing.openDay));
	button.setAttribute("aria-label", texts.listing(price, listing));
	onPress(button, () => events.onSelect(listing.id));
	button.addEventListener("pointerenter", () => events.onHover(listing.id));
	button.addEventListener("pointerleave", () => events.onHover(null));
	button.addEventListener("focus", () => events.onHover(listing.id));
	button.addEventListener("blur", () => events.onHover(null));
	return button;
}

export function groupButton(mark: GroupMark, texts: MarkerTexts, events: ButtonEvents) {
	const button = markerButton("map-group", texts.number(mark.count));
	const prices = priceRange(mark);
	if (prices) {
		const range = document.createElement("span");
		range.className = "map-range";
		range.textContent = ` · ${texts.range(...prices)}`;
		button.appendChild(range);
	}
	const text = events.isStack(mark) ? texts.stack : texts.group;
	// The visible text must be part of the accessible name.
	button.setAttribute("aria-label", text(mark, prices && button.textContent));
	onPress(button, () => events.onGroup(mark));
	return button;
}

function markerButton(className: string, text: string): HTMLButtonElement {
	const button = document.createElement("button");
	button.type = "button";
	button.className = className;
	button.textContent = text;
	return button;
}

/** Handles a press without passing it to the map. */
function onPress(button: HTMLButtonElement, act: () => void) {
	button.addEventListener("click", (event) => {
		event.stopPropagation();
		act();
	});
}
