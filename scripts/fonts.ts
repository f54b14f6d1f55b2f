/**
 * Generates the two web fonts and their style sheet in app/ui/fonts: `node scripts/fonts.ts`.
 * The results are committed. Run it again after a change of font, range or glyphs.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

type Axis = number | { min: number; max: number };

type Font = {
	family: string;
	package: string;
	file: string;
	weights: { min: number; max: number };
	axes: Record<string, Axis>;
	/** System fonts used until the web font has loaded; the last installed one wins. */
	fallbacks: Fallback[];
	/** Weight whose metrics the fallbacks use. */
	measuredWeight: number;
};

/**
 * System fonts with equal advance widths.
 * @param averageWidth mean advance of FREQUENT_LETTERS in em, measured in the font itself
 */
type Fallback = { local: string[]; averageWidth: number };

/** Letters and spaces, weighted by their frequency in Western European text. */
const FREQUENT_LETTERS = "aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ";

/** Linux, Android, then Windows and Apple. Liberation is metric-compatible with the Windows fonts. */
const SERIF: Fallback[] = [
	{ local: ["DejaVu Serif"], averageWidth: 1_079.28 / 2048 },
	{ local: ["Noto Serif"], averageWidth: 497.23 / 1000 },
	{ local: ["Times New Roman", "Liberation Serif", "Tinos"], averageWidth: 854.4 / 2048 },
];
const SANS_SERIF: Fallback[] = [
	{ local: ["DejaVu Sans"], averageWidth: 1_070.3 / 2048 },
	{ local: ["Roboto"], averageWidth: 938 / 2048 },
	{ local: ["Arial", "Liberation Sans", "Arimo"], averageWidth: 934.51 / 2048 },
];

const MAX_TOGETHER_IN_BYTES = 90_000;

const fonts: Font[] = [
	{
		family: "Newsreader",
		package: "@fontsource-variable/newsreader",
		file: "newsreader-latin-standard-normal.woff2",
		weights: { min: 400, max: 600 },
		// One optical size, for headings: the whole axis would double the file.
		axes: { opsz: 36 },
		fallbacks: SERIF,
		measuredWeight: 500,
	},
	{
		family: "Instrument Sans",
		package: "@fontsource-variable/instrument-sans",
		file: "instrument-sans-latin-standard-normal.woff2",
		weights: { min: 400, max: 600 },
		axes: { wdth: 100 },
		fallbacks: SANS_SERIF,
		measuredWeight: 400,
	},
];

function charactersBetween(first: number, last: number): string {
	return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
}

/** ASCII, Latin-1 (complete for Dutch, French, English and German except œ), typographic marks, euro, arrows. */
const characters = `${charactersBetween(0x20, 0x7e)}${charactersBetween(0xa0, 0xff)}ŒœŸ–—‘’‚“”„†•…‹›€™−←→↑↓\u2009\u202f`;

type Metrics = { ascent: number; descent: number; lineGap: number; averageWidth: number };

/** Reads metrics in em from an uncompressed font. */
function readMetrics(font: Buffer): Metrics {
	const table = findTables(font);
	const unitsPerEm = font.readUInt16BE(table("head") + 18);
	const hhea = table("hhea");
	const glyphsWithAdvance = font.readUInt16BE(hhea + 34);
	const glyphOf = readCharacterMap(font, table("cmap"));
	const hmtx = table("hmtx");
	const advances = Array.from(FREQUENT_LETTERS, (letter) => {
		const glyph = Math.min(glyphOf(letter.codePointAt(0)!), glyphsWithAdvance - 1);
		return font.readUInt16BE(hmtx + glyph * 4);
	});
	return {
		ascent: font.readInt16BE(hhea + 4) / unitsPerEm,
		descent: -font.readInt16BE(hhea + 6) / unitsPerEm,
		lineGap: font.readInt16BE(hhea + 8) / unitsPerEm,
		averageWidth: advances.reduce((sum, advance) => sum + advance, 0) / advances.length / unitsPerEm,
	};
}

function findTables(font: Buffer): (tag: string) => number {
	const offsets = new Map<string, number>();
	for (let index = 0; index < font.readUInt16BE(4); index++) {
		const record = 12 + index * 16;
		offsets.set(font.toString("latin1", record, record + 4), font.readUInt32BE(record + 8));
	}
	return (tag) => {
		const offset = offsets.get(tag);
		if (offset === undefined) throw new Error(`The font has no table ${tag}`);
		return offset;
	};
}

/** Looks characters up in the first subtable of format 4 (the Basic Multilingual Plane). */
function readCharacterMap(font: Buffer, cmap: number): (codePoint: number) => number {
	for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
		const subtable = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
		if (font.readUInt16BE(subtable) === 4) return (codePoint) => lookUp(font, subtable, codePoint);
	}
	throw new Error("The font has no character map of format 4");
}

function lookUp(font: Buffer, subtable: number, codePoint: number): number {
	const doubledSegments = font.readUInt16BE(subtable + 6);
	for (let segment = 0; segment < doubledSegments; segment += 2) {
		if (font.readUInt16BE(subtable + 14 + segment) < codePoint) continue;
		const start = font.readUInt16BE(subtable + 16 + doubledSegments + segment);
		if (start > codePoint) break;
		const delta = font.readUInt16BE(subtable + 16 + doubledSegments * 2 + segment);
		const rangeAt = subtable + 16 + doubledSegments * 3 + segment;
		const range = font.readUInt16BE(rangeAt);
		if (range === 0) return (codePoint + delta) & 0xffff;
		return (font.readUInt16BE(rangeAt + range + (codePoint - start) * 2) + delta) & 0xffff;
	}
	throw new Error(`The font lacks U+${codePoint.toString(16)}`);
}

function percent(share: number): string {
	return `${(share * 100).toFixed(2)}%`;
}

function faces(font: Font, fileName: string, metrics: Metrics): string {
	const own = `@font-face {
	font-family: "${font.family}";
	src: url("./${fileName}") format("woff2");
	font-weight: ${font.weights.min} ${font.weights.max};
	font-style: normal;
	font-display: swap;
}
`;
	return [own, ...font.fallbacks.map((fallback) => fallbackFace(font.family, fallback, metrics))].join("\n");
}

function fallbackFace(family: string, { local, averageWidth }: Fallback, metrics: Metrics): string {
	const stretch = metrics.averageWidth / averageWidth;
	return `@font-face {
	font-family: "${family} Fallback";
	src: ${local.map((name) => `local("${name}")`).join(", ")};
	size-adjust: ${percent(stretch)};
	ascent-override: ${percent(metrics.ascent / stretch)};
	descent-override: ${percent(metrics.descent / stretch)};
	line-gap-override: ${percent(metrics.lineGap / stretch)};
}
`;
}

const require = createRequire(import.meta.url);
const target = fileURLToPath(new URL("../app/ui/fonts/", import.meta.url));
const sheet: string[] = ["/* Written by scripts/fonts.ts. */\n"];
let bytes = 0;

for (const font of fonts) {
	const source = readFileSync(require.resolve(`${font.package}/files/${font.file}`));
	const variationAxes = { ...font.axes, wght: font.weights };
	const plain = await subsetFont(source, characters, {
		targetFormat: "sfnt",
		variationAxes: { ...font.axes, wght: font.measuredWeight },
	});
	const packed = await subsetFont(source, characters, { targetFormat: "woff2", variationAxes, noHinting: true });
	const fileName = `${font.family.toLowerCase().replaceAll(" ", "-")}.woff2`;
	writeFileSync(`${target}${fileName}`, packed);
	writeFileSync(
		`${target}${fileName.replace(".woff2", ".OFL.txt")}`,
		readFileSync(require.resolve(`${font.package}/LICENSE`)),
	);
	sheet.push(faces(font, fileName, readMetrics(plain)));
	bytes += packed.length;
	console.log(`${fileName} ${packed.length} bytes`);
}

if (bytes > MAX_TOGETHER_IN_BYTES) throw new Error(`The fonts weigh ${bytes} bytes together`);
writeFileSync(`${target}fonts.css`, sheet.join("\n"));
