import { useEffect, useState } from "react";
import type { MapAnswer } from "../../../../worker/listings/lists/map";
import type { Language } from "../../../domain/language";
import type { Box } from "../../../domain/localities/geo";
import { firstSort } from "../../../domain/search/orders";
import { type Search, searchParams } from "../../../domain/search/search";
import { fetchJson } from "../../../ui/fetch-json";

/** The properties of a search as the server puts them on the map, and what they are the answer to. */
export type MapListings = MapAnswer & { query: string; seen: Box | null };

/** The part of the box that the search's own box leaves. */
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

/** What decides which properties are on the map: neither the page nor the order of the list. */
export function mapQuery(search: Search): string {
	return askedFor({ ...search, sort: firstSort });
}

/** In the list's order, which is that of the keyboard. */
function askedFor(search: Search): string {
	return searchParams(search, { page: 1, view: "list" }).toString();
}

/**
 * The properties of a search, fetched again when it changes. `seen` is the visible box at zooms with
 * details of clustered properties.
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
