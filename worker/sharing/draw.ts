import { SHARING_SIZE } from "../../app/domain/property/media/sharing-path";
import {
	type Canvas,
	type Colour,
	createCanvas,
	drawPhotograph,
	fillOutline,
	fillRows,
	type Photograph,
} from "./canvas";
import type { SharingContent } from "./content";
import { type FontName, fitted, textEdges, widthOf } from "./outlines";

const BAND = 164;
const MARGIN = 48;
const GAP = 40;
const LINE = 2;

const paper: Colour = [251, 250, 247];
const ink: Colour = [28, 27, 25];
const quiet: Colour = [98, 94, 86];
const accent: Colour = [165, 64, 31];

type Style = { font: FontName; size: number; colour: Colour };

const styles = {
	price: { font: "serif", size: 58, colour: accent },
	headline: { font: "serif", size: 46, colour: ink },
	facts: { font: "sans", size: 27, colour: quiet },
	brand: { font: "sans", size: 27, colour: ink },
	alone: { font: "serif", size: 120, colour: ink },
} as const satisfies Record<string, Style>;

function write(canvas: Canvas, text: string, { font, size, colour }: Style, x: number, baseline: number): void {
	for (const edges of textEdges(text, font, size, x, baseline)) fillOutline(canvas, edges, colour);
}

/** Draws a photograph above a band with type, place and price; without a photograph, the agency's name. */
export function drawSharing(content: SharingContent, photograph: Photograph | null): Canvas {
	const { width, height } = SHARING_SIZE;
	const canvas = createCanvas(width, height, paper);
	const top = height - BAND;
	if (photograph) drawPhotograph(canvas, photograph, top);
	else {
		const { font, size } = styles.alone;
		const left = (width - widthOf(content.brand, font, size)) / 2;
		write(canvas, content.brand, styles.alone, left, (top + size / 2) / 2);
	}
	fillRows(canvas, top, top + LINE, accent);
	const right = width - MARGIN;
	const rightOf = (text: string, { font, size }: Style) => right - widthOf(text, font, size);
	const first = top + 74;
	const second = top + 124;
	const room = (text: string, style: Style) => rightOf(text, style) - GAP - MARGIN;
	write(canvas, content.price, styles.price, rightOf(content.price, styles.price), first);
	const beside = content.unit ?? content.brand;
	write(canvas, beside, styles.brand, rightOf(beside, styles.brand), second);
	const { headline, facts } = styles;
	const line = content.unit ? `${content.brand} · ${content.facts}` : content.facts;
	const headlineRoom = room(content.price, styles.price);
	write(canvas, fitted(content.headline, headline.font, headline.size, headlineRoom), headline, MARGIN, first);
	write(canvas, fitted(line, facts.font, facts.size, room(beside, styles.brand)), facts, MARGIN, second);
	return canvas;
}
