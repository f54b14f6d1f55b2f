import { type RefObject, useRef, useState } from "react";
import type { Box } from "../../../domain/localities/geo";
import type { Search } from "../../../domain/search/search";
import { PHONE } from "../../../ui/phone";
import type { Choose } from "../../search/live/use-search";
import type { MapListings } from "./use-map-listings";

const DEGREE_FACTOR = 1e5;

/** Rounds a box to the precision of the URL. */
function rounded(box: Box): Box {
	const round = (value: number) => Math.round(value * DEGREE_FACTOR) / DEGREE_FACTOR + 0;
	return { west: round(box.west), south: round(box.south), east: round(box.east), north: round(box.north) };
}

/** Tracks where the visitor moves the map, and whether the list follows. */
export function useMoves(search: Search, choose: Choose, map: RefObject<HTMLElement | null>) {
	/** Box in view, set while the server returns groups in place of properties. */
	const [seen, setSeen] = useState<Box | null>(null);
	const [follows, setFollows] = useState(search.bbox !== undefined);
	/** Box that the map was moved to while the list does not follow. */
	const [elsewhere, setElsewhere] = useState<Box | null>(null);
	const movedTo = useRef<Box | undefined>(undefined);

	function stay() {
		setSeen(null);
		setElsewhere(null);
	}

	function move(box: Box, listings: MapListings | null) {
		const next = rounded(box);
		movedTo.current = next;
		// Phones have a button for this in place of the checkbox.
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
		// The pressed button is removed.
		map.current?.focus();
	}

	return { seen, follows, elsewhere, movedTo, move, follow, searchHere, stay };
}
