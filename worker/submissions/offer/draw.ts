import type { PdfParts } from "../../platform/pdf/fonts";
import {
	CONTENT_WIDTH,
	createSheet,
	drawRule,
	element,
	leadingOf,
	linesOf,
	markHeading,
	needHeight,
	PAGE,
	type Paper,
	row,
	type Sheet,
	saveSheet,
	type TextStyle,
	writeHeading,
	writeLine,
	writeText,
} from "../../platform/pdf/sheet";
import type { OfferFact, OfferPaper, OfferSection } from "./paper";

const GAP = 8;
const WIDE_LABEL = 150;
const NARROW_LABEL = 66;
const SIGNATURE_HEIGHT = 86;
const FACT_PADDING = 6;
const COLUMN_GAP = 36;
const HEADING_HEIGHT = 22;
/** Minimum height kept together, so that a heading stays with its first lines. */
const MIN_ROW_HEIGHT = 60;

const styles = {
	brand: { font: "serif", size: 17 },
	title: { font: "serif", size: 28, leading: 1.2 },
	notice: { font: "sans", size: 9.5, leading: 1.5 },
	heading: { font: "serif", size: 14, leading: 1.3 },
	label: { font: "sans", size: 9.5, tone: "quiet" },
	fact: { font: "sans", size: 10 },
	text: { font: "sans", size: 10, leading: 1.5 },
} as const satisfies Record<string, TextStyle>;

/** Draws an offer as a PDF on A4 pages. */
export async function drawOffer(parts: PdfParts, paper: OfferPaper, brandName: string): Promise<Paper> {
	const title = `${paper.title} · ${paper.property}`;
	const sheet = await createSheet(parts, { title, author: brandName, language: paper.language });
	sheet.y -= styles.brand.size;
	element(sheet, "P", () => writeLine(sheet, brandName, styles.brand, { x: PAGE.margin, y: sheet.y }));
	sheet.y -= 2 * GAP;
	writeHeading(sheet, "H1", paper.title, styles.title);
	sheet.y -= 1.5 * GAP;
	for (const sections of paper.rows) writeRow(sheet, sections);
	writeEnd(sheet, paper);
	return saveSheet(sheet, paper.agency);
}

type Column = { x: number; width: number };

/** Writes sections side by side, each with its own facts; only a row with one section may have running text. */
function writeRow(sheet: Sheet, sections: readonly OfferSection[]): void {
	const width = (CONTENT_WIDTH - COLUMN_GAP * (sections.length - 1)) / sections.length;
	const columns = sections.map((section, index) => ({
		section,
		column: { x: PAGE.margin + index * (width + COLUMN_GAP), width },
	}));
	const heights = columns.map(({ section, column }) =>
		section.facts.reduce((height, fact) => height + heightOf(measure(sheet, fact, column)), HEADING_HEIGHT),
	);
	needHeight(sheet, Math.max(...heights, MIN_ROW_HEIGHT));
	const top = sheet.y;
	for (const { section, column } of columns) writeSection(sheet, section, column, top);
	sheet.y = top - Math.max(...heights);
	for (const paragraph of sections.flatMap(({ paragraphs }) => paragraphs)) {
		element(sheet, "P", () => writeText(sheet, paragraph, styles.text));
		sheet.y -= GAP / 2;
	}
	sheet.y -= 1.25 * GAP;
}

function writeSection(sheet: Sheet, { title, facts }: OfferSection, column: Column, top: number): void {
	markHeading(sheet, title, top);
	element(sheet, "H2", () => writeLine(sheet, title, styles.heading, { x: column.x, y: top - styles.heading.size }));
	if (facts.length === 0) return;
	let y = top - HEADING_HEIGHT;
	element(sheet, "Table", () => {
		for (const fact of facts) {
			const measured = measure(sheet, fact, column);
			writeFact(sheet, measured, column, y);
			y -= heightOf(measured);
		}
	});
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

/** Writes a label, its value to the right, and a hairline below. */
function writeFact(sheet: Sheet, measured: Measured, column: Column, top: number): void {
	const leading = leadingOf(styles.fact);
	const write = (lines: readonly string[], style: TextStyle, x: number) => () => {
		for (const [index, line] of lines.entries()) writeLine(sheet, line, style, { x, y: top - (index + 1) * leading });
	};
	row(
		sheet,
		write(measured.labels, styles.label, column.x),
		write(measured.texts, styles.fact, column.x + labelWidthOf(column)),
	);
	drawRule(sheet, top - heightOf(measured) + 2, column.x, column.width);
}

/** Writes the legal notice, place and date, and a signature line per buyer. They stay on one page. */
function writeEnd(sheet: Sheet, { notice, drawnUp, signatures }: OfferPaper): void {
	const lines = [notice, drawnUp].map((text) => linesOf(sheet, text, styles.notice, CONTENT_WIDTH).length);
	const height = lines.reduce((sum, count) => sum + count * leadingOf(styles.notice), 0);
	needHeight(sheet, height + GAP + SIGNATURE_HEIGHT);
	element(sheet, "P", () => writeText(sheet, notice, styles.notice));
	sheet.y -= GAP;
	element(sheet, "P", () => writeText(sheet, drawnUp, styles.notice));
	const width = (CONTENT_WIDTH - COLUMN_GAP) / 2;
	const top = sheet.y - 2 * GAP;
	for (const [column, { label, text }] of signatures.entries()) {
		const x = PAGE.margin + column * (width + COLUMN_GAP);
		const [name = ""] = linesOf(sheet, text, styles.fact, width);
		drawRule(sheet, top - 50, x, width);
		element(sheet, "P", () => {
			writeLine(sheet, label, styles.label, { x, y: top - GAP });
			writeLine(sheet, name, styles.fact, { x, y: top - 64 });
		});
	}
	sheet.y -= SIGNATURE_HEIGHT;
}
