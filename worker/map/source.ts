import { plainText } from "../../app/domain/formatting/description";
import type { Bounds, TileAddress } from "./coverage";

/** Metadata of the tiles. */
export type TilesInfo = {
	/** Version in the tiles' URLs; it changes with their content. */
	version: string;
	minzoom: number;
	maxzoom: number;
	bounds: Bounds;
	/** Attribution on the map, as plain text. */
	attribution: string;
};

/** The agency's own archive, or a service. */
export type TilesSource = {
	info: TilesInfo;
	/**
	 * Returns the uncompressed bytes of a tile; null when it does not exist.
	 * @throws TilesUnavailable when the source fails
	 */
	tile(address: TileAddress): Promise<ArrayBuffer | null>;
};

/** The tiles are unavailable; the map works without them. */
export class TilesUnavailable extends Error {}

const MAX_ATTRIBUTION_LENGTH = 300;

/** Returns a source's attribution without markup: external content is shown as plain text. */
export function plainAttribution(html: unknown): string {
	if (typeof html !== "string") return "";
	return plainText(html).replace(/[<>]/g, "").trim().slice(0, MAX_ATTRIBUTION_LENGTH);
}

/** Returns valid bounds in degrees, otherwise `other`. */
export function boundsOr(value: unknown, other: Bounds): Bounds {
	if (!Array.isArray(value) || value.length !== 4) return other;
	const [west, south, east, north] = value.map(Number);
	if (west === undefined || south === undefined || east === undefined || north === undefined) return other;
	const isBox = -180 <= west && west < east && east <= 180 && -90 <= south && south < north && north <= 90;
	return isBox ? [west, south, east, north] : other;
}
