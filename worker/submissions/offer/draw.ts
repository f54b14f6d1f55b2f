import {
	CONTENT_WIDTH,
	createSheet,
	drawRule,
	leadingOf,
	linesOf,
	needHeight,
	PAGE,
	type PdfLib,
	type Sheet,
	type TextStyle,
	writeLine,
	writeText,
} from "../../platform/pdf/sheet";
import type { OfferFact, OfferPaper, OfferSection } from "./paper";

const GAP = 8;
const FOOT = 34;
const WIDE_LABEL = 150;
const NARROW_LABEL = 66;
const SIGNATURE_HEIGHT = 86;
const FACT_PADDING = 6;
const COLUMN_GAP = 36;
const HEADING_HEIGHT = 22;
/** A heading stays with the first lines below it. */
const SHORTEST_ROW = 60;

const styles = {
	brand: { font: "serif", size: 17 },
	small: { font: "sans", size: 8, tone: "quiet" },
	title: { font: "serif", size: 28, leading: 1.2 },
	notice: { font: "sans", size: 9.5, leading: 1.5 },
	heading: { font: "serif", size: 14, leading: 1.3 },
	label: { font: "sans", size: 9.5, tone: "quiet" },
	fact: { font: "sans", size: 10 },
	text: { font: "sans", size: 10, leading: 1.5 },
} as const satisfies Record<string, TextStyle>;

/** The document of an offer as a PDF on A4 pages. */
export async function drawOffer(lib: PdfLib, paper: OfferPaper, brandName: string): Promise<Uint8Array<ArrayBuffer>> {
	const sheet = await createSheet(lib);
	sheet.doc.setTitle(`${paper.title}: ${paper.property}`);
	sheet.doc.setAuthor(brandName);
	sheet.doc.setLanguage(paper.language);
	sheet.y -= styles.brand.size;
	writeLine(sheet, brandName, styles.brand, { x: PAGE.margin, y: sheet.y });
	sheet.y -= 2 * GAP;
	writeText(sheet, paper.title, styles.title);
	sheet.y -= 1.5 * GAP;
	for (const row of paper.rows) writeRow(sheet, row);
	writeEnd(sheet, paper);
	writeFeet(sheet, paper);
	return (await sheet.doc.save()) as Uint8Array<ArrayBuffer>;
}

type Column = { x: number; width: number };

/** Sections beside each other, each with its own facts; only a row of one may have running text. */
function writeRow(sheet: Sheet, sections: readonly OfferSection[]): void {
	const width = (CONTENT_WIDTH - COLUMN_GAP * (sections.length - 1)) / sections.length;
	const columns = sections.map((section, index) => ({
		section,
		column: { x: PAGE.margin + index * (width + COLUMN_GAP), width },
	}));
	const heights = columns.map(({ section, column }) =>
		section.facts.reduce((height, fact) => height + heightOf(measure(sheet, fact, column)), HEADING_HEIGHT),
	);
	needHeight(sheet, Math.max(...heights, SHORTEST_ROW));
	const top = sheet.y;
	for (const { section, column } of columns) writeSection(sheet, section, column, top);
	sheet.y = top - Math.max(...heights);
	for (const paragraph of sections.flatMap(({ paragraphs }) => paragraphs)) {
		writeText(sheet, paragraph, styles.text);
		sheet.y -= GAP / 2;
	}
	sheet.y -= 1.25 * GAP;
}

function writeSection(sheet: Sheet, { title, facts }: OfferSection, column: Column, top: number): void {
	writeLine(sheet, title, styles.heading, { x: column.x, y: top - styles.heading.size });
	let y = top - HEADING_HEIGHT;
	for (const fact of facts) {
		const measured = measure(sheet, fact, column);
		writeFact(sheet, measured, column, y);
		y -= heightOf(measured);
	}
}

type Measured = { labels: string[]; texts: string[] };

function measure(sheet: Sheet, { label, text }: OfferFact, column: Column): Measured {
	const labelWidth = labelWidthOf(column);
	return {
		labels: linesOf(sheet, label, styles.label, labelWidth - GAP),
		texts: linesOf(sheet, text, styles.fact, column.width - labelWidth),
	};
}

function labelWidthOf({ width }: Column): number {
	return width === CONTENT_WIDTH ? WIDE_LABEL : NARROW_LABEL;
}

function heightOf({ labels, texts }: Measured): number {
	return Math.max(labels.length, texts.length) * leadingOf(styles.fact) + FACT_PADDING;
}

/** Label at the left, value beside it, and a hairline below. */
function writeFact(sheet: Sheet, measured: Measured, column: Column, top: number): void {
	const leading = leadingOf(styles.fact);
	for (const [row, line] of measured.labels.entries()) {
		writeLine(sheet, line, styles.label, { x: column.x, y: top - (row + 1) * leading });
	}
	for (const [row, line] of measured.texts.entries()) {
		writeLine(sheet, line, styles.fact, { x: column.x + labelWidthOf(column), y: top - (row + 1) * leading });
	}
	drawRule(sheet, top - heightOf(measured) + 2, column.x, column.width);
}

/** Title, place and date, and a signature line for each buyer; the signature page always carries content. */
function writeEnd(sheet: Sheet, { notice, drawnUp, signatures }: OfferPaper): void {
	const lines = [notice, drawnUp].map((text) => linesOf(sheet, text, styles.notice, CONTENT_WIDTH).length);
	const height = lines.reduce((sum, count) => sum + count * leadingOf(styles.notice), 0);
	needHeight(sheet, height + GAP + SIGNATURE_HEIGHT);
	writeText(sheet, notice, styles.notice);
	sheet.y -= GAP;
	writeText(sheet, drawnUp, styles.notice);
	const width = (CONTENT_WIDTH - COLUMN_GAP) / 2;
	const top = sheet.y - 2 * GAP;
	for (const [column, { label, text }] of signatures.entries()) {
		const x = PAGE.margin + column * (width + COLUMN_GAP);
		const [name = ""] = linesOf(sheet, text, styles.fact, width);
		writeLine(sheet, label, styles.label, { x, y: top - GAP });
		drawRule(sheet, top - 50, x, width);
		writeLine(sheet, name, styles.fact, { x, y: top - 64 });
	}
	sheet.y -= SIGNATURE_HEIGHT;
}

/** Footer of every page: reference and page number. */
function writeFeet(sheet: Sheet, { agency }: OfferPaper): void {
	const pages = sheet.doc.getPages();
	for (const [index, page] of pages.entries()) {
		sheet.page = page;
		const right = PAGE.width - PAGE.margin;
		drawRule(sheet, FOOT + 14);
		writeLine(sheet, agency, styles.small, { x: PAGE.margin, y: FOOT });
		writeLine(sheet, `${index + 1} / ${pages.length}`, styles.small, { x: right, y: FOOT, isRight: true });
	}
}
