import type { Box, Point } from "../../../domain/localities/geo";
import { drawnLatitude } from "../first-view";

/** A drawing is a square of so many units. */
export const POSTER_SIZE = 1_000;

/** Units of `outlines.svg`: thousandths of a degree of longitude, from this corner. */
const UNITS = 1_000;
const WEST = 2.4;
const NORTH = 51.55;

/** A point in the units of `outlines.svg`. */
export function outlinePoint({ latitude, longitude }: Point): { x: number; y: number } {
	return {
		x: Math.round((longitude - WEST) * UNITS),
		y: Math.round((drawnLatitude(NORTH) - drawnLatitude(latitude)) * UNITS),
	};
}

export type PosterView = {
	/** Of the outlines in the drawing. */
	transform: string;
	/** In units of the drawing. */
	place: (point: Point) => { x: number; y: number };
};

/** How a first view fills the drawing, from edge to edge. */
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
