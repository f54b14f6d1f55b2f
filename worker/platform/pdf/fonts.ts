import type { PDFDocument, PDFFont } from "@cantoo/pdf-lib";
import type { PdfLib } from "./tags";

export type FontName = "serif" | "sans" | "bold";
export type Fonts = Record<FontName, Font>;

/** Fetches a static asset of the site. */
export type OwnFiles = (path: string) => Promise<Response>;

/** What a PDF is drawn with: the library and the font files. */
export type PdfParts = { lib: PdfLib; letters: Record<FontName, Uint8Array> };

/** Loads the PDF library and the fonts: half a megabyte, so only when a PDF is drawn. */
export async function loadPdf(ownFiles: OwnFiles): Promise<PdfParts> {
	const read = async (name: FontName) => {
		const { file } = letters[name];
		const answer = await ownFiles(file);
		if (!answer.ok) throw new Error(`${file} is not among the files of the site: ${answer.status}`);
		return new Uint8Array(await answer.arrayBuffer());
	};
	const [lib, serif, sans, bold] = await Promise.all([
		import("@cantoo/pdf-lib"),
		read("serif"),
		read("sans"),
		read("bold"),
	]);
	return { lib, letters: { serif, sans, bold } };
}

type Font = {
	/** Standard font of similar metrics; it encodes and measures the text. */
	standard: PDFFont;
	/** Cache of measured widths by character, at a size of one point. */
	widths: Map<string, number>;
};

/**
 * A font with every printable Windows-1252 character: Arimo or Tinos from `fonttools subset`, without hints. Metrics
 * are in thousandths of an em.
 */
type Letters = {
	name: string;
	file: string;
	standard: "Helvetica" | "HelveticaBold" | "TimesRoman";
	descriptor: Readonly<Record<string, number | number[]>>;
	/** Widths that differ from those of the standard font. */
	widths: Readonly<Record<string, number>>;
};

const [NONSYMBOLIC, SERIF] = [32, 2];
const widths = { "¯": 552, "±": 549, µ: 576, "·": 333, "÷": 549, Ÿ: 667 };

const letters: Readonly<Record<FontName, Letters>> = {
	serif: {
		name: "LATINA+Tinos",
		file: "/fonts/tinos.ttf",
		standard: "TimesRoman",
		descriptor: {
			Flags: NONSYMBOLIC + SERIF,
			FontBBox: [-177, -216, 1007, 859],
			ItalicAngle: 0,
			Ascent: 891,
			Descent: -216,
			CapHeight: 655,
			StemV: 84,
		},
		widths: { ...widths, "¯": 500, Ÿ: 722 },
	},
	sans: {
		name: "LATINA+Arimo",
		file: "/fonts/arimo.ttf",
		standard: "Helvetica",
		descriptor: {
			Flags: NONSYMBOLIC,
			FontBBox: [-203, -223, 1000, 878],
			ItalicAngle: 0,
			Ascent: 905,
			Descent: -212,
			CapHeight: 688,
			StemV: 88,
		},
		widths,
	},
	bold: {
		name: "LATINA+Arimo-Bold",
		file: "/fonts/arimo-bold.ttf",
		standard: "HelveticaBold",
		descriptor: {
			Flags: NONSYMBOLIC,
			FontBBox: [-184, -222, 1000, 896],
			ItalicAngle: 0,
			Ascent: 905,
			Descent: -212,
			CapHeight: 688,
			StemV: 138,
		},
		widths,
	},
};

const names: readonly FontName[] = ["serif", "sans", "bold"];

export async function createFonts(lib: PdfLib, doc: PDFDocument): Promise<Fonts> {
	const load = async (name: FontName): Promise<Font> => ({
		standard: await doc.embedFont(lib.StandardFonts[letters[name].standard]),
		widths: new Map(),
	});
	const [serif, sans, bold] = await Promise.all([load("serif"), load("sans"), load("bold")]);
	return { serif, sans, bold };
}

/** Width of a character at one point. Kerning is ignored, so that the width of a line is a sum. */
export function widthOf(fonts: Fonts, name: FontName, character: string): number {
	const { standard, widths: known } = fonts[name];
	const own = letters[name].widths[character];
	const width = known.get(character) ?? (own ? own / THOUSANDTHS : standard.widthOfTextAtSize(character, 1));
	known.set(character, width);
	return width;
}

const THOUSANDTHS = 1_000;
const [FIRST, LAST] = [0x20, 0xff];

/** Embeds the fonts in place of the standard fonts, which a PDF reader would have to supply. */
export async function embedLetters(doc: PDFDocument, fonts: Fonts, files: PdfParts["letters"]): Promise<void> {
	await doc.flush();
	const { context } = doc;
	const codes = Uint8Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index);
	const characters = [...new TextDecoder("windows-1252").decode(codes)];
	const isPrinted = (character: string) => !/\p{Cc}/u.test(character);
	for (const name of names) {
		const { descriptor, name: FontName } = letters[name];
		const FontFile2 = context.register(context.flateStream(files[name], { Length1: files[name].length }));
		const FontDescriptor = context.register(
			context.obj({ Type: "FontDescriptor", FontName, ...descriptor, FontFile2 }),
		);
		const font = {
			Type: "Font",
			Subtype: "TrueType",
			BaseFont: FontName,
			Encoding: "WinAnsiEncoding",
			FirstChar: FIRST,
			LastChar: LAST,
			Widths: characters.map((character) =>
				isPrinted(character) ? Math.round(THOUSANDTHS * widthOf(fonts, name, character)) : 0,
			),
			FontDescriptor,
		};
		context.assign(fonts[name].standard.ref, context.obj(font));
	}
}
