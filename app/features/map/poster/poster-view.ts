import type { Box, Point } from "../../../domain/localities/geo";

/** A drawing is a square of so many units, in which what is to be seen fits. */
export const POSTER_SIZE = 1_000;

/** Units of `outlines.svg`: thousandths of a degree of longitude, from this corner. */
export const UNITS = 1_000;
const WEST = 2.4;
const NORTH = 51.55;
/** The drawing has nothing to show from nearer than this, in degrees of longitude. */
const NARROWEST = 0.3;
/** What is to be seen keeps so far from the edges, as a share of the drawing. */
const MARGIN = 0.08;

/** Degrees of latitude as they are drawn: the map's own projection, which keeps angles. */
function drawnLatitude(latitude: number): number {
	const radians = (latitude * Math.PI) / 180;
	return (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI;
}

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
	/** Units of the drawing for one of the outlines. */
	scale: number;
	place: (point: Point) => { x: number; y: number };
};

/** How a box fills the drawing. */
export function posterView({ west, south, east, north }: Box): PosterView {
	const first = outlinePoint({ longitude: west, latitude: north });
	const last = outlinePoint({ longitude: east, latitude: south });
	const span = Math.max(last.x - first.x, last.y - first.y, NARROWEST * UNITS) / (1 - 2 * MARGIN);
	const scale = POSTER_SIZE / span;
	const left = Math.round(POSTER_SIZE / 2 - ((first.x + last.x) / 2) * scale);
	const top = Math.round(POSTER_SIZE / 2 - ((first.y + last.y) / 2) * scale);
	return {
		transform: `translate(${left} ${top}) scale(${scale.toFixed(4)})`,
		scale,
		place(point) {
			const { x, y } = outlinePoint(point);
			return { x: Math.round(left + x * scale), y: Math.round(top + y * scale) };
		},
	};
}
