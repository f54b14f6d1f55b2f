import type { Box } from "../../domain/localities/geo";

/** Belgium and Luxembourg. */
const EVERYTHING: Box = { west: 2.5, south: 49.45, east: 6.4, north: 51.5 };

/** A first view is at least so wide, in degrees of longitude: of a list, and of one place without streets around it. */
export const LEAST_DEGREES = { list: 0.06, place: 0.3 } as const;

/** Pixels of the first view's side from which on a map has this size (`map-fit.css`): as far apart are its marks. */
export const viewSizes = { small: 200, medium: 380, large: 580 } as const;
export type ViewSize = keyof typeof viewSizes;

/** Degrees of latitude as they are drawn: the map's own projection, which keeps angles. */
export function drawnLatitude(latitude: number): number {
	const radians = (latitude * Math.PI) / 180;
	return (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI;
}

function latitudeAt(drawn: number): number {
	return (Math.atan(Math.exp((drawn * Math.PI) / 180)) * 360) / Math.PI - 90;
}

/**
 * What the drawing and the living map show at first, as wide on the screen as it is high, with a box in its middle;
 * without one both countries.
 */
export function firstView(box: Box | null, least: number): Box {
	const { west, south, east, north } = box ?? EVERYTHING;
	const [low, high] = [drawnLatitude(south), drawnLatitude(north)];
	const half = Math.max(east - west, high - low, least) / 2;
	const [across, up] = [(west + east) / 2, (low + high) / 2];
	return { west: across - half, east: across + half, south: latitudeAt(up - half), north: latitudeAt(up + half) };
}

/**
 * What the living map opens on: as much as the drawing shows. Of one property alone it is the streets around it, where
 * there are any; the drawing has none.
 */
export function openingView(box: Box | null, isAlone: boolean, hasStreets: boolean): Box {
	if (box && isAlone && hasStreets) return box;
	return firstView(box, isAlone ? LEAST_DEGREES.place : LEAST_DEGREES.list);
}
