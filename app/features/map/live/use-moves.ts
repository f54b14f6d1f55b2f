import { type RefObject, useRef, useState } from "react";
import type { Box } from "../../../domain/localities/geo";
import type { Search } from "../../../domain/search/search";
import { PHONE } from "../../../ui/phone";
import type { Choose } from "../../search/live/use-search";
import type { MapListings } from "./use-map-listings";

const DEGREE_FACTOR = 1e5;

/** As an address keeps it. */
function rounded(box: Box): Box {
	const round = (value: number) => Math.round(value * DEGREE_FACTOR) / DEGREE_FACTOR + 0;
	return { west: round(box.west), south: round(box.south), east: round(box.east), north: round(box.north) };
}

/** Where the visitor moves the map to, and whether the list follows. */
export function useMoves(search: Search, choose: Choose, map: RefObject<HTMLElement | null>) {
	/** What is in view, where the map shows groups for want of the properties in them. */
	const [seen, setSeen] = useState<Box | null>(null);
	const [follows, setFollows] = useState(search.bbox !== undefined);
	/** Where the map has been moved to, while the list has not followed. */
	const [elsewhere, setElsewhere] = useState<Box | null>(null);
	const movedTo = useRef<Box | undefined>(undefined);

	function stay() {
		setSeen(null);
		setElsewhere(null);
	}

	function move(box: Box, listings: MapListings | null) {
		const next = rounded(box);
		movedTo.current = next;
		// A phone asks with a button, and shows no box to tick.
		if (follows && !matchMedia(PHONE).matches) return choose({ bbox: next }, "bbox");
		setElsewhere(next);
		if (listings && (listings.clusters.length > 0 || listings.seen)) setSeen(next);
	}

	function follow(on: boolean) {
		setFollows(on);
		stay();
		if (!on) choose({ bbox: undefined });
		else if (movedTo.current) choose({ bbox: movedTo.current }, "bbox");
	}

	function searchHere() {
		if (!elsewhere) return;
		stay();
		choose({ bbox: elsewhere });
		// The pressed button goes.
		map.current?.focus();
	}

	return { seen, follows, elsewhere, movedTo, move, follow, searchHere, stay };
}
