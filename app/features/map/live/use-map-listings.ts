import { useEffect, useState } from "react";
import type { MapAnswer } from "../../../../worker/listings/lists/map";
import type { Language } from "../../../domain/language";
import type { Box } from "../../../domain/localities/geo";
import { defaultSort } from "../../../domain/search/orders";
import { type Search, searchParams } from "../../../domain/search/search";
import { fetchJson } from "../../../ui/fetch-json";

/** Server response with the properties of a search on the map, and the query and box it answers. */
export type MapListings = MapAnswer & { query: string; seen: Box | null };

/** Returns the intersection of the visible box and the search's own box. */
function within(box: Box, other: Box | undefined): Box {
	if (!other) return box;
	const west = Math.max(box.west, other.west);
	const south = Math.max(box.south, other.south);
	return {
		west,
		south,
		east: Math.max(west, Math.min(box.east, other.east)),
		north: Math.max(south, Math.min(box.north, other.north)),
	};
}

/** Query string that determines the properties on the map; the page number and the sort order do not matter. */
export function mapQuery(search: Search): string {
	return askedFor({ ...search, sort: defaultSort });
}

/** Query string in the list's order, which is also the keyboard order. */
function askedFor(search: Search): string {
	return searchParams(search, { page: 1, view: "list" }).toString();
}

/**
 * Fetches the properties of a search whenever it changes. `seen` is the visible box, at zooms where the server must
 * return the properties of its groups.
 */
export function useMapListings(
	search: Search,
	seen: Box | null,
	language: Language,
	wanted: boolean,
): MapListings | null {
	const [listings, setListings] = useState<MapListings | null>(null);
	const query = mapQuery(search);
	const bbox = seen && within(seen, search.bbox);
	const asked = askedFor(bbox ? { ...search, bbox } : search);

	useEffect(() => {
		if (!wanted) return;
		const stop = new AbortController();
		async function ask() {
			const found = await fetchJson<MapAnswer>(`/api/map?${asked}&lang=${language}`, stop.signal);
			if (found && !stop.signal.aborted) setListings({ ...found, query, seen });
		}
		void ask();
		return () => stop.abort();
	}, [asked, query, seen, language, wanted]);

	return listings;
}
