import type { Box, Point } from "../../app/domain/localities/geo";

/** Sides of grid squares in degrees, doubling from about 4 km to the size of both countries. */
const SIDES = [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4] as const;
/** Squares that a drawn area may take: fewer are rougher, more are more rows. */
const MOST_SQUARES = 24;

function squareName(level: number, row: number, column: number): string {
	return `s${level}:${row}:${column}`;
}

/** The grid squares of every size that contain a point. */
export function squaresOf({ latitude, longitude }: Point): string[] {
	return SIDES.map((side, level) => squareName(level, Math.floor(latitude / side), Math.floor(longitude / side)));
}

/** Squares of one size that hold a box: the smallest size that needs few enough of them, else the largest. */
export function squaresAround(box: Box): string[] {
	const ranges = SIDES.map((side) => rangesOf(box, side));
	const fitting = ranges.findIndex(({ rows, columns }) => rows.length * columns.length <= MOST_SQUARES);
	const level = fitting === -1 ? SIDES.length - 1 : fitting;
	const { rows, columns } = ranges[level] ?? { rows: [], columns: [] };
	return rows.flatMap((row) => columns.map((column) => squareName(level, row, column)));
}

function rangesOf({ south, north, west, east }: Box, side: number): { rows: number[]; columns: number[] } {
	return { rows: steps(south, north, side), columns: steps(west, east, side) };
}

function steps(from: number, to: number, side: number): number[] {
	const first = Math.floor(from / side);
	const count = Math.floor(to / side) - first + 1;
	return Array.from({ length: count }, (_, index) => first + index);
}
