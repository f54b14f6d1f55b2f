import { plainText } from "../../app/domain/formatting/description";
import type { Bounds, TileAddress } from "./coverage";

/** What is known of the tiles before the first one is asked for. */
export type TilesInfo = {
	/** Names the tiles' content in their addresses: other content, other addresses. */
	version: string;
	minzoom: number;
	maxzoom: number;
	bounds: Bounds;
	/** Whom to name on the map, as plain text. */
	attribution: string;
};

/** An archive of the agency's own, or a service. */
export type TilesSource = {
	info: TilesInfo;
	/**
	 * Bytes of a tile, not compressed; null where there is no such tile.
	 * @throws TilesUnavailable where the source does not answer as it should
	 */
	tile(address: TileAddress): Promise<ArrayBuffer | null>;
};

/** The tiles cannot be had now; the map does without them. */
export class TilesUnavailable extends Error {}

const LONGEST_ATTRIBUTION = 300;

/** Whom a source names, without its markup: what comes from outside is shown as text. */
export function plainAttribution(html: unknown): string {
	if (typeof html !== "string") return "";
	return plainText(html).replace(/[<>]/g, "").trim().slice(0, LONGEST_ATTRIBUTION);
}

/** Four numbers in degrees that make a box; else the other one. */
export function boundsOr(value: unknown, other: Bounds): Bounds {
	if (!Array.isArray(value) || value.length !== 4) return other;
	const [west, south, east, north] = value.map(Number);
	if (west === undefined || south === undefined || east === undefined || north === undefined) return other;
	const isBox = -180 <= west && west < east && east <= 180 && -90 <= south && south < north && north <= 90;
	return isBox ? [west, south, east, north] : other;
}
