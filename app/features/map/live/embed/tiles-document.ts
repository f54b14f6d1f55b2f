import { fetchJson } from "../../../../ui/fetch-json";

/** TileJSON document of the site's current tiles. */
export type TilesDocument = {
	tiles: string[];
	minzoom: number;
	maxzoom: number;
	bounds: [number, number, number, number];
	/** Plain text. */
	attribution: string;
};

const ADDRESS = "/map/tiles.json";
/** Slightly longer than the site's own timeout for external services. */
const PATIENCE_MS = 2_500;

/** Returns null if there are no tiles or on a timeout; the embedded outlines are used instead. */
export async function findTiles(): Promise<TilesDocument | null> {
	const document = await fetchJson<TilesDocument>(ADDRESS, AbortSignal.timeout(PATIENCE_MS));
	// MapLibre's worker cannot resolve relative URLs.
	return document && { ...document, tiles: document.tiles.map((path) => location.origin + path) };
}
