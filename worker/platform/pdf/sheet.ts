import type { Color, PDFDocument, PDFImage, PDFPage } from "@cantoo/pdf-lib";
import { createFonts, embedLetters, type FontName, type Fonts, type PdfParts, widthOf } from "./fonts";
import { breakLines } from "./lines";
import { printable } from "./printable";
import { createTags, decorating, marking, type PdfLib, type Tag, type Tags, tagged, writeTags } from "./tags";

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 42 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;
/** Lower edge of the content; the footer is below. */
const LOWEST = 72;

type Tone = "ink" | "quiet" | "accent" | "hairline";
export type TextStyle = { font: FontName; size: number; tone?: Tone; leading?: number };

const colours: Record<Tone, readonly [red: number, green: number, blue: number]> = {
	ink: [0.11, 0.106, 0.098],
	quiet: [0.384, 0.369, 0.337],
	accent: [0.647, 0.251, 0.122],
	hairline: [0.894, 0.878, 0.847],
};

const USUAL_LEADING = 1.4;
const FOOT = 34;
const footStyle = { font: "sans", size: 8, tone: "quiet" } as const satisfies TextStyle;

/** A PDF that is written from top to bottom; `y` is the current position. */
export type Sheet = {
	doc: PDFDocument;
	page: PDFPage;
	y: number;
	lib: PdfLib;
	fonts: Fonts;
	letters: PdfParts["letters"];
	tags: Tags;
};

export async function createSheet(
	{ lib, letters }: PdfParts,
	about: { title: string; author: string; language: string },
): Promise<Sheet> {
	const doc = await lib.PDFDocument.create();
	doc.setTitle(about.title);
	doc.setAuthor(about.author);
	doc.setLanguage(about.language);
	const page = doc.addPage([PAGE.width, PAGE.height]);
	const fonts = await createFonts(lib, doc);
	return { doc, page, y: PAGE.height - PAGE.margin, lib, fonts, letters, tags: createTags(lib, doc) };
}

export type Paper = { file: Uint8Array<ArrayBuffer>; pages: number };

/** Adds the footer with notice and page number to every page and returns the finished file. */
export async function saveSheet(sheet: Sheet, notice: string): Promise<Paper> {
	const pages = sheet.doc.getPages();
	const right = PAGE.width - PAGE.margin;
	for (const [index, page] of pages.entries()) {
		sheet.page = page;
		drawRule(sheet, FOOT + 14);
		writeLine(sheet, notice, footStyle, { x: PAGE.margin, y: FOOT });
		writeLine(sheet, `${index + 1} / ${pages.length}`, footStyle, { x: right, y: FOOT, isRight: true });
	}
	writeTags(sheet.tags);
	await embedLetters(sheet.doc, sheet.fonts, sheet.letters);
	return { file: await sheet.doc.save(), pages: pages.length };
}

/** Runs `write` with its output inside a new structure element. */
export function element<T>(sheet: Sheet, tag: Tag, write: () => T): T {
	return tagged(sheet.tags, tag, write);
}

/** Writes a heading and its bookmark. */
export function writeHeading(sheet: Sheet, tag: "H1" | "H2", text: string, style: TextStyle): void {
	needHeight(sheet, leadingOf(style));
	markHeading(sheet, text, sheet.y);
	element(sheet, tag, () => writeText(sheet, text, style));
}

/** Adds a bookmark to a heading that the caller draws; `top` is its upper edge. */
export function markHeading(sheet: Sheet, text: string, top: number): void {
	sheet.tags.bookmarks.push({ title: printable(text), page: sheet.page, top });
}

/** Writes a table row: label (TH) and value (TD). */
export function row(sheet: Sheet, writeLabel: () => void, writeValue: () => void): void {
	element(sheet, "TR", () => {
		element(sheet, "TH", writeLabel);
		element(sheet, "TD", writeValue);
	});
}

function colour({ lib }: Sheet, tone: Tone = "ink"): Color {
	return lib.rgb(...colours[tone]);
}

/** Starts a new page when less than `height` points are left. */
export function needHeight(sheet: Sheet, height: number): void {
	if (sheet.y - height >= LOWEST) return;
	sheet.page = sheet.doc.addPage([PAGE.width, PAGE.height]);
	sheet.y = PAGE.height - PAGE.margin;
}

/** Breaks a text into lines no wider than `width` points; a longer word is split. */
export function linesOf(sheet: Sheet, text: string, style: TextStyle, width: number): string[] {
	return breakLines(printable(text), width, (character) => style.size * widthOf(sheet.fonts, style.font, character));
}

/** Writes one line with its baseline at `y`. With `isRight`, `x` is its right edge. */
export function writeLine(
	sheet: Sheet,
	text: string,
	style: TextStyle,
	at: { x: number; y: number; isRight?: boolean },
): void {
	const font = sheet.fonts[style.font].standard;
	const line = printable(text);
	const x = at.isRight ? at.x - lineWidth(sheet, line, style) : at.x;
	marking(sheet.tags, sheet.page, () =>
		sheet.page.drawText(line, { x, y: at.y, font, size: style.size, color: colour(sheet, style.tone) }),
	);
}

function lineWidth(sheet: Sheet, line: string, style: TextStyle): number {
	let width = 0;
	for (const character of line) width += widthOf(sheet.fonts, style.font, character);
	return width * style.size;
}

export function leadingOf(style: TextStyle): number {
	return style.size * (style.leading ?? USUAL_LEADING);
}

/** Writes running text from `y` down, across pages. */
export function writeText(sheet: Sheet, text: string, style: TextStyle): void {
	for (const line of linesOf(sheet, text, style, CONTENT_WIDTH)) {
		needHeight(sheet, leadingOf(style));
		sheet.y -= leadingOf(style);
		writeLine(sheet, line, style, { x: PAGE.margin, y: sheet.y });
	}
}

export function drawRule(sheet: Sheet, y: number, x: number = PAGE.margin, width: number = CONTENT_WIDTH): void {
	decorating(sheet.tags, sheet.page, () =>
		sheet.page.drawLine({
			start: { x, y },
			end: { x: x + width, y },
			thickness: 0.6,
			color: colour(sheet, "hairline"),
		}),
	);
}

export type Box = { x: number; y: number; width: number; height: number };

/** Draws a picture whose proportions match the box. */
export function drawPicture({ tags, page }: Sheet, image: PDFImage, box: Box, alt: string): void {
	figure(tags, page, () => page.drawImage(image, box), { alt, box });
}

/** Draws a picture that covers a box and is clipped to it; `y` is the box's lower edge. */
export function drawCover({ lib, page, tags }: Sheet, image: PDFImage, box: Box, alt: string): void {
	const scale = Math.max(box.width / image.width, box.height / image.height);
	const [width, height] = [image.width * scale, image.height * scale];
	const draw = () => {
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
	};
	figure(tags, page, draw, { alt, box });
}

/** A picture without alternative text is decoration. */
function figure(tags: Tags, page: PDFPage, draw: () => void, { alt, box }: { alt: string; box: Box }): void {
	if (alt === "") decorating(tags, page, draw);
	else tagged(tags, "Figure", () => marking(tags, page, draw), { alt, box });
}

/** Draws a QR code as squares; `y` is its lower edge, `alt` describes its target. */
export function drawCode(
	sheet: Sheet,
	modules: readonly boolean[][],
	at: { x: number; y: number; size: number; alt: string },
): void {
	const unit = at.size / modules.length;
	const draw = () => {
		for (const [line, cells] of modules.entries()) {
			for (const [column, isDark] of cells.entries()) {
				if (!isDark) continue;
				sheet.page.drawRectangle({
					x: at.x + column * unit,
					y: at.y + at.size - (line + 1) * unit,
					width: unit,
					height: unit,
					color: colour(sheet),
				});
			}
		}
	};
	figure(sheet.tags, sheet.page, draw, { alt: at.alt, box: { ...at, width: at.size, height: at.size } });
}
