import { circleAround } from "../../../../domain/localities/circle";
import { distanceMetres, type Point } from "../../../../domain/localities/geo";
import type { DrawTool } from "../../../../domain/map/messages";

/** Point with its position on the screen in pixels. */
export type Spot = Point & { x: number; y: number };

/** Next step for the visitor. */
export type SketchStep = "begin" | "go-on" | "close" | "too-small";

export type Sketch = {
	tool: DrawTool;
	/** Corners so far; a circle has only its centre. */
	corners: readonly Spot[];
	/** Pointer position while the drawing can continue from it. */
	cursor: Spot | null;
	/** Position of the pointer when it was pressed; null when released. */
	pressed: Spot | null;
	/** Whether the pointer moves while pressed. */
	isDragging: boolean;
	step: SketchStep;
	done: Point[] | null;
};

/** Minimum movement of a drag in pixels. */
const DRAG_PX = 6;
/** Minimum distance in pixels between the points of a freehand line. */
const LINE_PX = 4;
/** Distance in pixels from the first corner within which a press closes the polygon. */
const CLOSE_PX = 18;
/** Minimum width in pixels; narrower areas are discarded. */
const MIN_PX = 12;
/** Tolerance in pixels for simplifying a freehand line. */
const STRAIGHT_PX = 2;
const MAX_CORNERS = 120;
const CIRCLE_CORNERS = 48;
const MIN_CORNERS = 3;

export function beginSketch(tool: DrawTool): Sketch {
	return { tool, corners: [], cursor: null, pressed: null, isDragging: false, step: "begin", done: null };
}

function pixelDistance(a: Spot, b: Spot): number {
	return Math.hypot(a.x - b.x, a.y - b.y);
}

export function press(sketch: Sketch, at: Spot): Sketch {
	if (sketch.done) return sketch;
	return { ...sketch, pressed: at, isDragging: false, cursor: at };
}

export function move(sketch: Sketch, at: Spot): Sketch {
	if (sketch.done) return sketch;
	const { pressed, tool, corners } = sketch;
	const isDragging = sketch.isDragging || (pressed !== null && pixelDistance(pressed, at) >= DRAG_PX);
	const moved = { ...sketch, cursor: at, isDragging };
	if (isDragging && !sketch.isDragging && pressed) {
		// A drag starts a circle, a freehand line, or a polygon's first side.
		const first = corners.length === 0 || tool !== "polygon" ? [pressed] : corners;
		return { ...moved, corners: tool === "lasso" ? [...first, at] : first, step: "go-on" };
	}
	const isFollowing = tool === "lasso" && corners.length > 0 && (isDragging || pressed === null);
	const last = corners.at(-1);
	if (isFollowing && last && pixelDistance(last, at) >= LINE_PX) return { ...moved, corners: [...corners, at] };
	return moved;
}

/** @param canHover true for a mouse, which continues drawing while not pressed; false for touch */
export function release(sketch: Sketch, at: Spot, canHover: boolean): Sketch {
	const { pressed, isDragging, tool, corners } = sketch;
	if (sketch.done || !pressed) return sketch;
	const lifted = { ...sketch, pressed: null, isDragging: false, cursor: canHover ? at : null };
	if (tool === "polygon") return corner(lifted, at);
	if (isDragging) return finish({ ...lifted, cursor: at });
	if (corners.length > 0) return finish({ ...lifted, cursor: at });
	// On touch a freehand line needs the finger down.
	if (tool === "lasso" && !canHover) return { ...lifted, step: "begin" };
	return { ...lifted, corners: [at], step: "go-on" };
}

function corner(sketch: Sketch, at: Spot): Sketch {
	const { corners } = sketch;
	const first = corners[0];
	if (first && corners.length >= MIN_CORNERS && pixelDistance(first, at) <= CLOSE_PX) return finish(sketch);
	const last = corners.at(-1);
	if (last && pixelDistance(last, at) < DRAG_PX) return sketch;
	return withStep({ ...sketch, corners: [...corners, at].slice(0, MAX_CORNERS) });
}

function withStep(sketch: Sketch): Sketch {
	const { length } = sketch.corners;
	return { ...sketch, step: length === 0 ? "begin" : canClose(sketch) ? "close" : "go-on" };
}

/** Whether a polygon has enough corners to be closed. */
export function canClose({ tool, corners }: Sketch): boolean {
	return tool === "polygon" && corners.length >= MIN_CORNERS;
}

/** Closes the area. An area that is too small is cleared, with the step `too-small`. */
export function finish(sketch: Sketch): Sketch {
	const ring = ringOf(sketch);
	const side = narrowerSide(sketch, ring);
	if (ring.length < MIN_CORNERS || side < MIN_PX) {
		return { ...beginSketch(sketch.tool), step: "too-small" };
	}
	return { ...sketch, done: ring.map(({ latitude, longitude }) => ({ latitude, longitude })), pressed: null };
}

/** Returns the shorter side of the drawing in pixels. */
function narrowerSide({ tool, corners, cursor }: Sketch, ring: readonly Point[]): number {
	if (ring.length === 0) return 0;
	const [middle] = corners;
	if (tool === "circle") return middle && cursor ? 2 * pixelDistance(middle, cursor) : 0;
	const across = corners.map(({ x }) => x);
	const down = corners.map(({ y }) => y);
	return Math.min(Math.max(...across) - Math.min(...across), Math.max(...down) - Math.min(...down));
}

/** Removes the last corner of a polygon; resets other tools. */
export function undo(sketch: Sketch): Sketch {
	if (sketch.tool !== "polygon") return beginSketch(sketch.tool);
	return withStep({ ...sketch, corners: sketch.corners.slice(0, -1), cursor: null, pressed: null, done: null });
}

/** Handles a second finger: resets the drawing, but keeps a polygon's corners. */
export function interrupt(sketch: Sketch): Sketch {
	const rest = { ...sketch, pressed: null, isDragging: false, cursor: null };
	if (sketch.tool === "polygon") return withStep(rest);
	return beginSketch(sketch.tool);
}

/** Ring of the area if it were closed now. */
function ringOf({ tool, corners, cursor, isDragging }: Sketch): Point[] {
	const [first] = corners;
	if (!first) return [];
	if (tool === "circle") {
		return cursor ? circleAround(first, distanceMetres(first, cursor), CIRCLE_CORNERS) : [];
	}
	if (tool === "lasso") return simplifyToLimit(corners);
	return isDragging && cursor ? [...corners, cursor] : [...corners];
}

/** Line shown while drawing: the corners, and the segment to the pointer. */
export function lineOf(sketch: Sketch): Point[] {
	if (sketch.tool !== "polygon") return ringOf(sketch);
	return sketch.cursor ? [...sketch.corners, sketch.cursor] : [...sketch.corners];
}

/** Simplifies a line in pixel space (Douglas–Peucker), to at most MAX_CORNERS points. */
function simplifyToLimit(line: readonly Spot[]): Spot[] {
	let tolerance = STRAIGHT_PX;
	let kept = simplify(line, tolerance);
	while (kept.length > MAX_CORNERS) {
		tolerance *= 2;
		kept = simplify(line, tolerance);
	}
	return kept;
}

function simplify(line: readonly Spot[], tolerance: number): Spot[] {
	const keep = new Set([0, line.length - 1]);
	const open: [number, number][] = [[0, line.length - 1]];
	for (let part = open.pop(); part; part = open.pop()) {
		const [from, to] = part;
		const farthest = farthestBetween(line, from, to);
		if (!farthest || farthest.away <= tolerance) continue;
		keep.add(farthest.index);
		open.push([from, farthest.index], [farthest.index, to]);
	}
	return line.filter((_, index) => keep.has(index));
}

function farthestBetween(line: readonly Spot[], from: number, to: number): { index: number; away: number } | null {
	const a = line[from];
	const b = line[to];
	if (!a || !b) return null;
	const length = pixelDistance(a, b);
	let farthest: { index: number; away: number } | null = null;
	for (let index = from + 1; index < to; index += 1) {
		const spot = line[index];
		if (!spot) continue;
		const away =
			length === 0
				? pixelDistance(a, spot)
				: Math.abs((b.x - a.x) * (a.y - spot.y) - (a.x - spot.x) * (b.y - a.y)) / length;
		if (!farthest || away > farthest.away) farthest = { index, away };
	}
	return farthest;
}
