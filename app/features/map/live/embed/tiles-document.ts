import { fetchJson } from "../../../../ui/fetch-json";

/** The site's current tiles: a TileJSON document. */
export type TilesDocument = {
	tiles: string[];
	minzoom: number;
	maxzoom: number;
	bounds: [number, number, number, number];
	/** Plain text. */
	attribution: string;
};

const ADDRESS = "/map/tiles.json";
/** A little more than the site itself gives a service. */
const PATIENCE_MS = 2_500;

/** Null where there are no tiles, or on a timeout: the embedded outlines are used. */
export async function findTiles(): Promise<TilesDocument | null> {
	const document = await fetchJson<TilesDocument>(ADDRESS, AbortSignal.timeout(PATIENCE_MS));
	// The map's worker has no base address for relative ones.
	return document && { ...document, tiles: document.tiles.map((path) => location.origin + path) };
}
