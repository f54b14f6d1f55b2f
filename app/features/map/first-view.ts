import type { Box } from "../../domain/localities/geo";

/** Belgium and Luxembourg. */
const EVERYTHING: Box = { west: 2.5, south: 49.45, east: 6.4, north: 51.5 };

/** Minimum width of a first view in degrees of longitude: for a list, and for a single place without streets. */
export const MIN_DEGREES = { list: 0.06, place: 0.3 } as const;

/** Smallest side of the first view in pixels per map size (`map-fit.css`). Marker spacing scales with it. */
export const viewSizes = { small: 200, medium: 380, large: 580 } as const;
export type ViewSize = keyof typeof viewSizes;

/** Converts a latitude to its Mercator ordinate in degrees, as the map projects it. */
export function drawnLatitude(latitude: number): number {
	const radians = (latitude * Math.PI) / 180;
	return (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI;
}

function latitudeAt(drawn: number): number {
	return (Math.atan(Math.exp((drawn * Math.PI) / 180)) * 360) / Math.PI - 90;
}

/**
 * Returns the initial view of the drawing and of the interactive map: a square on the screen around the box.
 * @param box null shows both countries
 * @param least minimum width in degrees of longitude
 */
export function firstView(box: Box | null, least: number): Box {
	const { west, south, east, north } = box ?? EVERYTHING;
	const [low, high] = [drawnLatitude(south), drawnLatitude(north)];
	const half = Math.max(east - west, high - low, least) / 2;
	const [across, up] = [(west + east) / 2, (low + high) / 2];
	return { west: across - half, east: across + half, south: latitudeAt(up - half), north: latitudeAt(up + half) };
}

/**
 * Returns the initial view of the interactive map, the same as the drawing's. A single property shows the streets
 * around it if the tiles cover them; the drawing has no streets.
 */
export function openingView(box: Box | null, isPlain: boolean, hasStreets: boolean): Box {
	if (box && isPlain && hasStreets) return box;
	return firstView(box, isPlain ? MIN_DEGREES.place : MIN_DEGREES.list);
}
