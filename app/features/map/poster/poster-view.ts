import type { Box, Point } from "../../../domain/localities/geo";
import { drawnLatitude } from "../first-view";

/** Side of the square drawing in units. */
export const POSTER_SIZE = 1_000;

/** Scale and origin of `outlines.svg`: its unit is a thousandth of a degree of longitude. */
const UNITS = 1_000;
const WEST = 2.4;
const NORTH = 51.55;

/** Projects a point to the units of `outlines.svg`. */
export function outlinePoint({ latitude, longitude }: Point): { x: number; y: number } {
	return {
		x: Math.round((longitude - WEST) * UNITS),
		y: Math.round((drawnLatitude(NORTH) - drawnLatitude(latitude)) * UNITS),
	};
}

export type PosterView = {
	/** SVG transform of the outlines in the drawing. */
	transform: string;
	/** Projects a point to units of the drawing. */
	place: (point: Point) => { x: number; y: number };
};

/** Maps a first view onto the drawing, edge to edge. */
export function posterView({ west, north, east }: Box): PosterView {
	const scale = POSTER_SIZE / ((east - west) * UNITS);
	const place = ({ latitude, longitude }: Point) => ({
		x: (longitude - west) * UNITS * scale,
		y: (drawnLatitude(north) - drawnLatitude(latitude)) * UNITS * scale,
	});
	const corner = place({ longitude: WEST, latitude: NORTH });
	return {
		transform: `translate(${corner.x.toFixed(1)} ${corner.y.toFixed(1)}) scale(${scale.toFixed(4)})`,
		place,
	};
}
