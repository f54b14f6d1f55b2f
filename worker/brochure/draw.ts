import type { PDFImage } from "@cantoo/pdf-lib";
import type { PictureBytes } from "../pictures/read";
import type { PdfParts } from "../platform/pdf/fonts";
import {
	CONTENT_WIDTH,
	createSheet,
	drawCode,
	drawCover,
	drawPicture,
	drawRule,
	element,
	leadingOf,
	linesOf,
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
} from "../platform/pdf/sheet";
import type { BrochureContent, BrochureFact } from "./content";
import { qrModules } from "./qr";

const GAP = 8;
const COLUMN_GAP = 24;
const LARGE_PICTURE_HEIGHT = 300;
const CODE_SIZE = 62;
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

export type BrochurePictures = { photographs: Photograph[]; energyLabel: PictureBytes | null };
type Photograph = PictureBytes & { alt: string };
type DrawnPhotograph = { image: PDFImage; alt: string };

/** Draws the brochure as a PDF on A4 pages: large photograph, main facts, description, all facts. */
export async function drawBrochure(
	parts: PdfParts,
	content: BrochureContent,
	pictures: BrochurePictures,
): Promise<Paper> {
	const { title, agency, language } = content;
	const sheet = await createSheet(parts, { title, author: agency.name, language });
	const photographs = await Promise.all(
		pictures.photographs.map(async (picture) => ({ image: await embed(sheet, picture), alt: picture.alt })),
	);
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
	return saveSheet(sheet, `${agency.name}. ${content.words.notice}`);
}

function embed({ doc }: Sheet, picture: PictureBytes): Promise<PDFImage> {
	return picture.type === "jpg" ? doc.embedJpg(picture.bytes) : doc.embedPng(picture.bytes);
}

function writeHead(sheet: Sheet, { agency, reference }: BrochureContent): void {
	sheet.y -= styles.brand.size;
	element(sheet, "P", () => writeLine(sheet, agency.name, styles.brand, { x: PAGE.margin, y: sheet.y }));
	if (reference) {
		const at = { x: PAGE.width - PAGE.margin, y: sheet.y, isRight: true };
		element(sheet, "P", () => writeLine(sheet, reference, styles.small, at));
	}
	sheet.y -= 2 * GAP;
}

function drawLargePicture(sheet: Sheet, { image, alt }: DrawnPhotograph): void {
	sheet.y -= LARGE_PICTURE_HEIGHT;
	const box = { x: PAGE.margin, y: sheet.y, width: CONTENT_WIDTH, height: LARGE_PICTURE_HEIGHT };
	drawCover(sheet, image, box, alt);
	sheet.y -= GAP;
}

function writeTitle(sheet: Sheet, { title, place, price, state }: BrochureContent): void {
	sheet.y -= GAP;
	element(sheet, "P", () => writeText(sheet, state, styles.small));
	writeHeading(sheet, "H1", title, styles.title);
	sheet.y -= 2;
	element(sheet, "P", () => writeText(sheet, place, styles.place));
	sheet.y -= GAP;
	element(sheet, "P", () => writeText(sheet, price, styles.price));
	sheet.y -= 1.5 * GAP;
}

function writeSummary(sheet: Sheet, facts: readonly BrochureFact[]): void {
	if (facts.length === 0) return;
	const width = CONTENT_WIDTH / SUMMARY_COLUMNS;
	const height = 38;
	const rows = Math.ceil(facts.length / SUMMARY_COLUMNS);
	needHeight(sheet, rows * height);
	drawRule(sheet, sheet.y);
	element(sheet, "Table", () => {
		for (const [index, fact] of facts.entries()) {
			const x = PAGE.margin + (index % SUMMARY_COLUMNS) * width;
			const y = sheet.y - Math.floor(index / SUMMARY_COLUMNS) * height;
			const [value = ""] = linesOf(sheet, fact.text, styles.value, width - GAP);
			row(
				sheet,
				() => writeLine(sheet, fact.label, styles.label, { x, y: y - 32 }),
				() => writeLine(sheet, value, styles.value, { x, y: y - 20 }),
			);
		}
	});
	sheet.y -= rows * height + GAP;
	drawRule(sheet, sheet.y);
	sheet.y -= GAP;
}

/** Writes the contact: agent on the left, QR code of the page on the right. */
function writeContact(sheet: Sheet, { agent, agency, link, words }: BrochureContent): void {
	needHeight(sheet, CODE_SIZE + GAP);
	const top = sheet.y;
	const right = PAGE.width - PAGE.margin;
	element(sheet, "P", () => {
		writeLine(sheet, agent.name, styles.group, { x: PAGE.margin, y: top - 14 });
		writeLine(sheet, [agent.office, agent.phone].join(" · "), styles.fact, { x: PAGE.margin, y: top - 27 });
		writeLine(sheet, agency.contact, styles.label, { x: PAGE.margin, y: top - 40 });
	});
	const beside = right - CODE_SIZE - 1.5 * GAP;
	element(sheet, "P", () => {
		for (const [index, line] of linesOf(sheet, words.scan, styles.label, 150).entries()) {
			writeLine(sheet, line, styles.label, { x: beside, y: top - 14 - index * leadingOf(styles.label), isRight: true });
		}
	});
	drawCode(sheet, qrModules(link), { x: right - CODE_SIZE, y: top - CODE_SIZE, size: CODE_SIZE, alt: link });
	sheet.y -= CODE_SIZE + 2 * GAP;
}

function writeSection(sheet: Sheet, text: string): void {
	needHeight(sheet, 64);
	sheet.y -= GAP;
	writeHeading(sheet, "H2", text, styles.heading);
	sheet.y -= GAP / 2;
}

function writeDescription(sheet: Sheet, { description, words }: BrochureContent): void {
	if (description.length === 0) return;
	writeSection(sheet, words.description);
	for (const block of description) {
		if ("items" in block) writeList(sheet, block.items);
		else element(sheet, block.tag, () => writeText(sheet, block.text, block.tag === "P" ? styles.text : styles.group));
		sheet.y -= GAP;
	}
}

function writeList(sheet: Sheet, items: readonly string[]): void {
	element(sheet, "L", () => {
		for (const item of items) {
			element(sheet, "LI", () => element(sheet, "LBody", () => writeText(sheet, `• ${item}`, styles.text)));
		}
	});
}

/** Draws photographs side by side, 4:3. */
function drawRow(sheet: Sheet, photographs: readonly DrawnPhotograph[]): void {
	const width = (CONTENT_WIDTH - GAP * (photographs.length - 1)) / photographs.length;
	const height = Math.min((width * 3) / 4, LARGE_PICTURE_HEIGHT);
	needHeight(sheet, height + GAP);
	sheet.y -= height + GAP;
	for (const [index, { image, alt }] of photographs.entries()) {
		drawCover(sheet, image, { x: PAGE.margin + index * (width + GAP), y: sheet.y, width, height }, alt);
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
		// Decorative: the text beside it says the same.
		drawPicture(sheet, image, { x, y: sheet.y - height, width, height }, "");
		x += width + 1.5 * GAP;
	}
	const { text, notice } = energy;
	element(sheet, "P", () => writeLine(sheet, text, styles.value, { x, y: sheet.y - height / 2 - 5 }));
	sheet.y -= height + GAP;
	if (notice) element(sheet, "P", () => writeText(sheet, notice, styles.fact));
}

function writeGroups(sheet: Sheet, { groups, words }: BrochureContent): void {
	if (groups.length === 0) return;
	writeSection(sheet, words.facts);
	for (const { title, facts } of groups) {
		needHeight(sheet, 44);
		sheet.y -= GAP;
		element(sheet, "H3", () => writeText(sheet, title, styles.group));
		sheet.y -= 4;
		element(sheet, "Table", () => writeFacts(sheet, facts));
	}
}

/** Writes facts in two columns; each row is as high as its taller cell. */
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
			const write = (texts: readonly string[], style: TextStyle, at: { x: number; isRight: boolean }) => () => {
				for (const [line, text] of texts.entries()) {
					writeLine(sheet, text, style, { ...at, y: sheet.y - (line + 1) * leading + 2 });
				}
			};
			row(
				sheet,
				write(fact.label, styles.label, { x, isRight: false }),
				write(fact.text, styles.fact, { x: x + width, isRight: true }),
			);
			drawRule(sheet, sheet.y - height + 1, x, width);
		}
		sheet.y -= height;
	}
}
