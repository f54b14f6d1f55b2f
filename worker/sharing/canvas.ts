import type { Edge } from "./outlines";

export type Colour = readonly [red: number, green: number, blue: number];

/** Pixels in memory: red, green, blue and an unused alpha byte each. */
export type Canvas = { width: number; height: number; data: Uint8Array<ArrayBuffer> };

/** A decoded photograph, three bytes per pixel. */
export type Photograph = { width: number; height: number; data: Uint8Array };

const CHANNELS = 4;
const PHOTOGRAPH_CHANNELS = 3;
/** Scanlines per row of pixels, for anti-aliasing. */
const SUBLINES = 4;

export function createCanvas(width: number, height: number, colour: Colour): Canvas {
	const canvas = { width, height, data: new Uint8Array(width * height * CHANNELS) };
	fillRows(canvas, 0, height, colour);
	return canvas;
}

export function fillRows({ width, data }: Canvas, from: number, to: number, [red, green, blue]: Colour): void {
	for (let at = from * width * CHANNELS; at < to * width * CHANNELS; at += CHANNELS) {
		data[at] = red;
		data[at + 1] = green;
		data[at + 2] = blue;
		data[at + 3] = 255;
	}
}

/**
 * Fills the upper rows with the centre of a photograph, cropped to fit; each pixel is the mean of the area that it
 * covers.
 */
export function drawPhotograph({ width, data }: Canvas, photograph: Photograph, rows: number): void {
	const scale = Math.min(photograph.width / width, photograph.height / rows);
	const left = (photograph.width - width * scale) / 2;
	const top = (photograph.height - rows * scale) / 2;
	for (let y = 0; y < rows; y += 1) {
		const fromY = Math.floor(top + y * scale);
		const toY = Math.min(photograph.height, Math.max(fromY + 1, Math.round(top + (y + 1) * scale)));
		for (let x = 0; x < width; x += 1) {
			const fromX = Math.floor(left + x * scale);
			const toX = Math.min(photograph.width, Math.max(fromX + 1, Math.round(left + (x + 1) * scale)));
			let [red, green, blue] = [0, 0, 0];
			for (let sourceY = fromY; sourceY < toY; sourceY += 1) {
				for (let sourceX = fromX; sourceX < toX; sourceX += 1) {
					const at = (sourceY * photograph.width + sourceX) * PHOTOGRAPH_CHANNELS;
					red += photograph.data[at] ?? 0;
					green += photograph.data[at + 1] ?? 0;
					blue += photograph.data[at + 2] ?? 0;
				}
			}
			const count = Math.max(1, (toY - fromY) * (toX - fromX));
			const at = (y * width + x) * CHANNELS;
			data[at] = red / count;
			data[at + 1] = green / count;
			data[at + 2] = blue / count;
		}
	}
}

/** Fills an outline with anti-aliasing; overlaps count once (non-zero winding rule). */
export function fillOutline(canvas: Canvas, edges: readonly Edge[], colour: Colour): void {
	const [top, bottom] = rowsOf(edges, canvas.height);
	const coverage = new Float32Array(canvas.width);
	for (let row = top; row < bottom; row += 1) {
		coverage.fill(0);
		for (let subline = 0; subline < SUBLINES; subline += 1) {
			addSpans(coverage, edges, row + (subline + 0.5) / SUBLINES);
		}
		blendRow(canvas, row, coverage, colour);
	}
}

function rowsOf(edges: readonly Edge[], height: number): [number, number] {
	const ys = edges.flatMap(({ y0, y1 }) => [y0, y1]);
	if (ys.length === 0) return [0, 0];
	return [Math.max(0, Math.floor(Math.min(...ys))), Math.min(height, Math.ceil(Math.max(...ys)))];
}

function addSpans(coverage: Float32Array, edges: readonly Edge[], y: number): void {
	const crossings = edges
		.filter(({ y0, y1 }) => y0 <= y !== y1 <= y)
		.map(({ x0, y0, x1, y1 }) => ({ x: x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), turn: y1 > y0 ? 1 : -1 }))
		.sort((one, other) => one.x - other.x);
	let winding = 0;
	for (const [index, { x, turn }] of crossings.entries()) {
		winding += turn;
		const next = crossings[index + 1];
		if (winding !== 0 && next) addSpan(coverage, x, next.x);
	}
}

function addSpan(coverage: Float32Array, from: number, to: number): void {
	for (let x = Math.max(0, Math.floor(from)); x < Math.min(coverage.length, Math.ceil(to)); x += 1) {
		const covered = Math.min(to, x + 1) - Math.max(from, x);
		coverage[x] = (coverage[x] ?? 0) + covered / SUBLINES;
	}
}

function blendRow({ width, data }: Canvas, row: number, coverage: Float32Array, colour: Colour): void {
	for (let x = 0; x < width; x += 1) {
		const share = Math.min(1, coverage[x] ?? 0);
		if (share === 0) continue;
		const at = (row * width + x) * CHANNELS;
		for (const [channel, value] of colour.entries()) {
			data[at + channel] = (data[at + channel] ?? 0) * (1 - share) + value * share;
		}
	}
}
