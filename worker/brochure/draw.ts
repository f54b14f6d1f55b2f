import type { PDFImage } from "@cantoo/pdf-lib";
import {
	CONTENT_WIDTH,
	createSheet,
	drawCode,
	drawCover,
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
} from "../platform/pdf/sheet";
import type { BrochureContent, BrochureFact } from "./content";
import type { PictureBytes } from "./pictures";
import { qrModules } from "./qr";

const GAP = 8;
const COLUMN_GAP = 24;
const LARGE_PICTURE_HEIGHT = 300;
const CODE_SIZE = 62;
const FOOT = 34;
const SUMMARY_COLUMNS = 3;

const styles = {
	brand: { font: "serif", size: 17 },
	small: { font: "sans", size: 8, tone: "quiet" },
	title: { font: "serif", size: 26, leading: 1.15 },
	place: { font: "sans", size: 11, tone: "quiet" },
	price: { font: "serif", size: 20 },
	heading: { font: "serif", size: 16 },
	group: { font: "bold", size: 10 },
	text: { font: "sans", size: 10, leading: 1.5 },
	value: { font: "serif", size: 14 },
	label: { font: "sans", size: 9, tone: "quiet" },
	fact: { font: "sans", size: 9 },
} as const satisfies Record<string, TextStyle>;

export type BrochurePictures = { photographs: PictureBytes[]; energyLabel: PictureBytes | null };

/** The brochure as a PDF on A4 pages: a large photograph, the facts that matter, the text, then all there is. */
export async function drawBrochure(
	lib: PdfLib,
	content: BrochureContent,
	pictures: BrochurePictures,
): Promise<Uint8Array<ArrayBuffer>> {
	const sheet = await createSheet(lib);
	sheet.doc.setTitle(content.title);
	sheet.doc.setAuthor(content.agency.name);
	sheet.doc.setLanguage(content.language);
	const photographs = await Promise.all(pictures.photographs.map((picture) => embed(sheet, picture)));
	writeHead(sheet, content);
	const [first, ...others] = photographs;
	if (first) drawLargePicture(sheet, first);
	writeTitle(sheet, content);
	writeSummary(sheet, content.summary);
	writeContact(sheet, content);
	writeDescription(sheet, content);
	if (others.length > 0) drawRow(sheet, others);
	await writeEnergy(sheet, content, pictures.energyLabel);
	writeGroups(sheet, content);
	writeFeet(sheet, content);
	return (await sheet.doc.save()) as Uint8Array<ArrayBuffer>;
}

function embed({ doc }: Sheet, picture: PictureBytes): Promise<PDFImage> {
	return picture.type === "jpg" ? doc.embedJpg(picture.bytes) : doc.embedPng(picture.bytes);
}

function writeHead(sheet: Sheet, { agency, reference }: BrochureContent): void {
	sheet.y -= styles.brand.size;
	writeLine(sheet, agency.name, styles.brand, { x: PAGE.margin, y: sheet.y });
	if (reference) writeLine(sheet, reference, styles.small, { x: PAGE.width - PAGE.margin, y: sheet.y, isRight: true });
	sheet.y -= 2 * GAP;
}

function drawLargePicture(sheet: Sheet, image: PDFImage): void {
	sheet.y -= LARGE_PICTURE_HEIGHT;
	const box = { x: PAGE.margin, y: sheet.y, width: CONTENT_WIDTH, height: LARGE_PICTURE_HEIGHT };
	drawCover(sheet, image, box);
	sheet.y -= GAP;
}

function writeTitle(sheet: Sheet, { title, place, price, state }: BrochureContent): void {
	sheet.y -= GAP;
	writeText(sheet, state, styles.small);
	writeText(sheet, title, styles.title);
	sheet.y -= 2;
	writeText(sheet, place, styles.place);
	sheet.y -= GAP;
	writeText(sheet, price, styles.price);
	sheet.y -= 1.5 * GAP;
}

function writeSummary(sheet: Sheet, facts: readonly BrochureFact[]): void {
	if (facts.length === 0) return;
	const width = CONTENT_WIDTH / SUMMARY_COLUMNS;
	const height = 38;
	const rows = Math.ceil(facts.length / SUMMARY_COLUMNS);
	needHeight(sheet, rows * height);
	drawRule(sheet, sheet.y);
	for (const [index, fact] of facts.entries()) {
		const x = PAGE.margin + (index % SUMMARY_COLUMNS) * width;
		const y = sheet.y - Math.floor(index / SUMMARY_COLUMNS) * height;
		const [value = ""] = linesOf(sheet, fact.text, styles.value, width - GAP);
		writeLine(sheet, value, styles.value, { x, y: y - 20 });
		writeLine(sheet, fact.label, styles.label, { x, y: y - 32 });
	}
	sheet.y -= rows * height + GAP;
	drawRule(sheet, sheet.y);
	sheet.y -= GAP;
}

/** Who to ask, and the way to the page: agent at the left, code at the right. */
function writeContact(sheet: Sheet, { agent, agency, link, words }: BrochureContent): void {
	needHeight(sheet, CODE_SIZE + GAP);
	const top = sheet.y;
	const right = PAGE.width - PAGE.margin;
	drawCode(sheet, qrModules(link), { x: right - CODE_SIZE, y: top - CODE_SIZE, size: CODE_SIZE });
	writeLine(sheet, agent.name, styles.group, { x: PAGE.margin, y: top - 14 });
	writeLine(sheet, [agent.office, agent.phone].join(" · "), styles.fact, { x: PAGE.margin, y: top - 27 });
	writeLine(sheet, agency.contact, styles.label, { x: PAGE.margin, y: top - 40 });
	const beside = right - CODE_SIZE - 1.5 * GAP;
	const lines = linesOf(sheet, words.scan, styles.label, 150);
	for (const [index, line] of lines.entries()) {
		writeLine(sheet, line, styles.label, { x: beside, y: top - 14 - index * leadingOf(styles.label), isRight: true });
	}
	sheet.y -= CODE_SIZE + 2 * GAP;
}

function writeHeading(sheet: Sheet, text: string): void {
	needHeight(sheet, 64);
	sheet.y -= GAP;
	writeText(sheet, text, styles.heading);
	sheet.y -= GAP / 2;
}

function writeDescription(sheet: Sheet, { paragraphs, words }: BrochureContent): void {
	if (paragraphs.length === 0) return;
	writeHeading(sheet, words.description);
	for (const paragraph of paragraphs) {
		writeText(sheet, paragraph, styles.text);
		sheet.y -= GAP;
	}
}

/** Photographs beside each other, 4:3. */
function drawRow(sheet: Sheet, images: readonly PDFImage[]): void {
	const width = (CONTENT_WIDTH - GAP * (images.length - 1)) / images.length;
	const height = Math.min((width * 3) / 4, LARGE_PICTURE_HEIGHT);
	needHeight(sheet, height + GAP);
	sheet.y -= height + GAP;
	for (const [index, image] of images.entries()) {
		drawCover(sheet, image, { x: PAGE.margin + index * (width + GAP), y: sheet.y, width, height });
	}
	sheet.y -= GAP;
}

async function writeEnergy(sheet: Sheet, { energy }: BrochureContent, label: PictureBytes | null): Promise<void> {
	if (!energy) return;
	needHeight(sheet, 70);
	sheet.y -= 2 * GAP;
	const height = 26;
	let x: number = PAGE.margin;
	if (label) {
		const image = await embed(sheet, label);
		const width = (image.width / image.height) * height;
		sheet.page.drawImage(image, { x, y: sheet.y - height, width, height });
		x += width + 1.5 * GAP;
	}
	writeLine(sheet, energy.text, styles.value, { x, y: sheet.y - height / 2 - 5 });
	sheet.y -= height + GAP;
	if (energy.notice) writeText(sheet, energy.notice, styles.fact);
}

function writeGroups(sheet: Sheet, { groups, words }: BrochureContent): void {
	if (groups.length === 0) return;
	writeHeading(sheet, words.facts);
	for (const { title, facts } of groups) {
		needHeight(sheet, 44);
		sheet.y -= GAP;
		writeText(sheet, title, styles.group);
		sheet.y -= 4;
		writeFacts(sheet, facts);
	}
}

/** Facts in two columns, row by row, each as high as the longer of its two needs. */
function writeFacts(sheet: Sheet, facts: readonly BrochureFact[]): void {
	const width = (CONTENT_WIDTH - COLUMN_GAP) / 2;
	const leading = leadingOf(styles.fact);
	for (let index = 0; index < facts.length; index += 2) {
		const pair = facts.slice(index, index + 2).map((fact) => ({
			label: linesOf(sheet, fact.label, styles.label, width * 0.5),
			text: linesOf(sheet, fact.text, styles.fact, width * 0.48),
		}));
		const lines = Math.max(...pair.map((fact) => Math.max(fact.label.length, fact.text.length)));
		const height = lines * leading + 5;
		needHeight(sheet, height);
		for (const [column, fact] of pair.entries()) {
			const x = PAGE.margin + column * (width + COLUMN_GAP);
			for (const [row, line] of fact.label.entries()) {
				writeLine(sheet, line, styles.label, { x, y: sheet.y - (row + 1) * leading + 2 });
			}
			for (const [row, line] of fact.text.entries()) {
				writeLine(sheet, line, styles.fact, { x: x + width, y: sheet.y - (row + 1) * leading + 2, isRight: true });
			}
			drawRule(sheet, sheet.y - height + 1, x, width);
		}
		sheet.y -= height;
	}
}

/** On every page: what a brochure is, and which page this is. */
function writeFeet(sheet: Sheet, { agency, words }: BrochureContent): void {
	const pages = sheet.doc.getPages();
	for (const [index, page] of pages.entries()) {
		sheet.page = page;
		const right = PAGE.width - PAGE.margin;
		drawRule(sheet, FOOT + 14);
		writeLine(sheet, `${agency.name}. ${words.notice}`, styles.small, { x: PAGE.margin, y: FOOT });
		writeLine(sheet, `${index + 1} / ${pages.length}`, styles.small, { x: right, y: FOOT, isRight: true });
	}
}
