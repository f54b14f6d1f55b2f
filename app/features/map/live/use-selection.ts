import { useEffect, useRef, useState } from "react";
import { distanceMetres, type Point } from "../../../domain/localities/geo";
import type { ToMap } from "../../../domain/map/messages";
import { PHONE } from "../../../ui/phone";
import { scrollListTo, useHoveredListing } from "./listed-cards";
import type { MapCardsKind } from "./map-cards";
import type { MapListings } from "./use-map-listings";

type Cards = { ids: readonly number[]; kind: MapCardsKind };

/** Number of nearby properties to swipe through on a phone. */
const SWIPED = 10;

/** Returns a property and its neighbours, nearest first. */
export function idsByDistance(id: number, points: readonly (Point & { id: number })[]): number[] {
	const pressed = points.find((point) => point.id === id);
	if (!pressed) return [id];
	const others = points.filter((point) => point.id !== id);
	const nearest = others.sort((a, b) => distanceMetres(pressed, a) - distanceMetres(pressed, b));
	return [id, ...nearest.slice(0, SWIPED - 1).map((point) => point.id)];
}

function cardsOf(id: number, listings: MapListings | null): Cards {
	const isSwiped = matchMedia(PHONE).matches && listings?.points.some((point) => point.id === id);
	return listings && isSwiped ? { ids: idsByDistance(id, listings.points), kind: "swipe" } : { ids: [id], kind: "one" };
}

/** State of the selected marker, the hovered listing and the cards over the map. */
export function useSelection(ready: boolean, post: (message: ToMap) => void) {
	const [selected, setSelected] = useState<number | null>(null);
	const [cards, setCards] = useState<Cards | null>(null);
	/** Id that the map shows as selected. */
	const marked = useRef<number | null>(null);
	const pointedAt = useHoveredListing();

	function pressed(id: number | null, listings: MapListings | null) {
		marked.current = id;
		setSelected(id);
		setCards(id === null ? null : cardsOf(id, listings));
		if (id !== null) scrollListTo(id);
	}

	useEffect(() => {
		if (ready) post({ type: "highlight", id: pointedAt });
	}, [ready, post, pointedAt]);

	useEffect(() => {
		// Skip the echo of the map's own selection: it would arrive after the visitor's next press and undo it.
		if (!ready || marked.current === selected) return;
		marked.current = selected;
		post({ type: "select", id: selected });
	}, [ready, post, selected]);

	return { cards, setCards, pressed, setSelected };
}
