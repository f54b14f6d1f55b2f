import type { Color, PDFDocument, PDFFont, PDFImage, PDFPage } from "@cantoo/pdf-lib";
import { breakLines } from "./lines";
import { printable } from "./printable";

export type PdfLib = typeof import("@cantoo/pdf-lib");

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 42 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;
/** Above it the content ends: the page's footer is below. */
const LOWEST = 72;

export type FontName = "serif" | "sans" | "bold";
export type Tone = "ink" | "quiet" | "accent" | "hairline";
export type TextStyle = { font: FontName; size: number; tone?: Tone; leading?: number };

const colours: Record<Tone, readonly [red: number, green: number, blue: number]> = {
	ink: [0.11, 0.106, 0.098],
	quiet: [0.384, 0.369, 0.337],
	accent: [0.647, 0.251, 0.122],
	hairline: [0.894, 0.878, 0.847],
};

const USUAL_LEADING = 1.4;

/** A document that is written from the top of its pages to the bottom; `y` is where the next thing goes. */
export type Sheet = {
	doc: PDFDocument;
	page: PDFPage;
	y: number;
	lib: PdfLib;
	fonts: Record<FontName, PDFFont>;
	/** Of the characters that were measured, at a size of one point. */
	widths: Record<FontName, Map<string, number>>;
};

export async function createSheet(lib: PdfLib): Promise<Sheet> {
	const doc = await lib.PDFDocument.create();
	const fonts = {
		serif: await doc.embedFont(lib.StandardFonts.TimesRoman),
		sans: await doc.embedFont(lib.StandardFonts.Helvetica),
		bold: await doc.embedFont(lib.StandardFonts.HelveticaBold),
	};
	const page = doc.addPage([PAGE.width, PAGE.height]);
	const widths = { serif: new Map(), sans: new Map(), bold: new Map() };
	return { doc, page, y: PAGE.height - PAGE.margin, lib, fonts, widths };
}

function colour({ lib }: Sheet, tone: Tone = "ink"): Color {
	return lib.rgb(...colours[tone]);
}

/** Begins a new page where less than so much height is left. */
export function needHeight(sheet: Sheet, height: number): void {
	if (sheet.y - height >= LOWEST) return;
	sheet.page = sheet.doc.addPage([PAGE.width, PAGE.height]);
	sheet.y = PAGE.height - PAGE.margin;
}

/** The text in lines no wider than so many points; a word that is longer is broken. */
export function linesOf(sheet: Sheet, text: string, style: TextStyle, width: number): string[] {
	return breakLines(printable(text), width, (character) => widthOf(sheet, character, style));
}

/** Of one character, as it is drawn: without kerning, so that the widths of a line add up. */
function widthOf({ fonts, widths }: Sheet, character: string, { font, size }: TextStyle): number {
	const known = widths[font];
	const width = known.get(character) ?? fonts[font].widthOfTextAtSize(character, 1);
	known.set(character, width);
	return width * size;
}

/** One line with its baseline at `y`; right-aligned where `right` is given. */
export function writeLine(
	sheet: Sheet,
	text: string,
	style: TextStyle,
	at: { x: number; y: number; isRight?: boolean },
): void {
	const font = sheet.fonts[style.font];
	const line = printable(text);
	const x = at.isRight ? at.x - lineWidth(sheet, line, style) : at.x;
	sheet.page.drawText(line, { x, y: at.y, font, size: style.size, color: colour(sheet, style.tone) });
}

function lineWidth(sheet: Sheet, line: string, style: TextStyle): number {
	let width = 0;
	for (const character of line) width += widthOf(sheet, character, style);
	return width;
}

export function leadingOf(style: TextStyle): number {
	return style.size * (style.leading ?? USUAL_LEADING);
}

/** Running text from `y` down, over as many pages as it takes. */
export function writeText(sheet: Sheet, text: string, style: TextStyle, width: number = CONTENT_WIDTH): void {
	for (const line of linesOf(sheet, text, style, width)) {
		needHeight(sheet, leadingOf(style));
		sheet.y -= leadingOf(style);
		writeLine(sheet, line, style, { x: PAGE.margin, y: sheet.y });
	}
}

export function drawRule(sheet: Sheet, y: number, x: number = PAGE.margin, width: number = CONTENT_WIDTH): void {
	sheet.page.drawLine({
		start: { x, y },
		end: { x: x + width, y },
		thickness: 0.6,
		color: colour(sheet, "hairline"),
	});
}

export type Box = { x: number; y: number; width: number; height: number };

/** A picture that fills a box and is cut at its edges; `y` is the box's lower edge. */
export function drawCover({ lib, page }: Sheet, image: PDFImage, box: Box): void {
	const scale = Math.max(box.width / image.width, box.height / image.height);
	const [width, height] = [image.width * scale, image.height * scale];
	page.pushOperators(
		lib.pushGraphicsState(),
		lib.moveTo(box.x, box.y),
		lib.lineTo(box.x + box.width, box.y),
		lib.lineTo(box.x + box.width, box.y + box.height),
		lib.lineTo(box.x, box.y + box.height),
		lib.closePath(),
		lib.clip(),
		lib.endPath(),
	);
	page.drawImage(image, {
		x: box.x + (box.width - width) / 2,
		y: box.y + (box.height - height) / 2,
		width,
		height,
	});
	page.pushOperators(lib.popGraphicsState());
}

/** A QR code as squares; `y` is its lower edge. */
export function drawCode(
	sheet: Sheet,
	modules: readonly boolean[][],
	at: { x: number; y: number; size: number },
): void {
	const unit = at.size / modules.length;
	for (const [row, cells] of modules.entries()) {
		for (const [column, isDark] of cells.entries()) {
			if (!isDark) continue;
			sheet.page.drawRectangle({
				x: at.x + column * unit,
				y: at.y + at.size - (row + 1) * unit,
				width: unit,
				height: unit,
				color: colour(sheet),
			});
		}
	}
}
