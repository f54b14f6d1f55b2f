import * as lib from "@cantoo/pdf-lib";

const { PDFArray, PDFDict, PDFHexString, PDFName, PDFNumber, PDFRawStream, PDFStream, PDFString } = lib;
const latin = new TextDecoder("windows-1252");

/**
 * Reads a PDF as a screen reader does: title, language, bookmarks, and a line with tag and text per structure element.
 */
export async function heardPdf(bytes: Uint8Array) {
	const doc = await lib.PDFDocument.load(bytes, { updateMetadata: false });
	const texts = doc.getPages().map((page) => marksOf(page));
	const pages = doc.getPages().map(({ ref }) => String(ref));
	const lines: string[] = [];
	const at = (dict: lib.PDFDict, key: string) => dict.lookup(PDFName.of(key));
	const read = (dict: lib.PDFDict, depth: number) => {
		const kids = at(dict, "K");
		const held: string[] = [];
		const elements: lib.PDFDict[] = [];
		for (const kid of kids instanceof PDFArray ? kids.asArray() : []) {
			const found = doc.context.lookup(kid, PDFDict);
			const mark = at(found, "MCID");
			const page = pages.indexOf(String(found.get(PDFName.of("Pg"))));
			if (mark instanceof PDFNumber) held.push(texts[page]?.get(mark.asNumber()) ?? "missing");
			else elements.push(found);
		}
		const words = [...held, textOf(at(dict, "Alt"))].join(" ").trim();
		const tag = String(at(dict, "S")).slice(1);
		lines.push(`${"\t".repeat(depth)}${tag}${words && `: ${words}`}`);
		for (const element of elements) read(element, depth + 1);
	};
	const { catalog } = doc;
	const tree = catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict);
	read(tree.lookup(PDFName.of("K"), PDFDict), 0);
	const bookmarks: string[] = [];
	const outlines = catalog.lookup(PDFName.of("Outlines"), PDFDict);
	for (let item = at(outlines, "First"); item instanceof PDFDict; item = at(item, "Next")) {
		bookmarks.push(textOf(at(item, "Title")));
	}
	return {
		lines,
		bookmarks,
		title: doc.getTitle(),
		showsTitle: catalog.getViewerPreferences()?.getDisplayDocTitle(),
		language: textOf(at(catalog, "Lang")),
		isMarked: String(at(catalog.lookup(PDFName.of("MarkInfo"), PDFDict), "Marked")),
		untagged: doc.getPages().flatMap((page) => paintedOutside(contentOf(page))),
		metadata: new TextDecoder().decode(catalog.lookup(PDFName.of("Metadata"), PDFStream).getContents()),
		pictures: elementsOf(doc, "Figure").map((figure) => boxOf(figure)),
		fonts: fontsOf(doc),
	};
}

function elementsOf({ context }: lib.PDFDocument, tag: string): lib.PDFDict[] {
	const dicts = context.enumerateIndirectObjects().map(([, object]) => object);
	return dicts.filter(
		(object) => object instanceof PDFDict && object.get(PDFName.of("S")) === PDFName.of(tag),
	) as never;
}

function boxOf(figure: lib.PDFDict): number[] {
	const layout = figure.lookup(PDFName.of("A"), PDFDict);
	return numbersOf(layout.lookup(PDFName.of("BBox"), PDFArray));
}

function numbersOf(array: lib.PDFArray): number[] {
	return array.asArray().map((value) => (value instanceof PDFNumber ? value.asNumber() : Number.NaN));
}

/** Per font: characters that its file lacks, and characters whose declared width differs from the file's. */
function fontsOf({ context }: lib.PDFDocument) {
	const dicts = context.enumerateIndirectObjects().flatMap(([, object]) => (object instanceof PDFDict ? object : []));
	const fonts = dicts.filter((dict) => dict.get(PDFName.of("Type")) === PDFName.of("Font"));
	return fonts.map((font) => {
		const file = font.lookup(PDFName.of("FontDescriptor"), PDFDict).lookup(PDFName.of("FontFile2"), PDFStream);
		const widths = numbersOf(font.lookup(PDFName.of("Widths"), PDFArray));
		const first = font.lookup(PDFName.of("FirstChar"), PDFNumber).asNumber();
		const drawn = drawnWidths(decodedOf(file));
		const said = widths.flatMap((width, index) => {
			const character = latin.decode(Uint8Array.of(first + index));
			return width === 0 ? [] : [{ character, width, drawn: drawn.get(character.charCodeAt(0)) }];
		});
		return {
			name: String(font.get(PDFName.of("BaseFont"))).slice(1),
			characters: said.length,
			lacking: said.filter((one) => one.drawn === undefined).map(({ character }) => character),
			// The standard allows a difference of 1/1000.
			other: said.filter((one) => Math.abs(one.width - (one.drawn ?? one.width)) > 1).map(({ character }) => character),
		};
	});
}

/** Widths of a TrueType file by Unicode code point, in 1/1000 em, from its cmap (format 4). */
function drawnWidths(file: Uint8Array): Map<number, number> {
	const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
	const tables = new Map<string, number>();
	for (let index = 0; index < view.getUint16(4); index++) {
		const at = 12 + 16 * index;
		tables.set(String.fromCharCode(...file.subarray(at, at + 4)), view.getUint32(at + 8));
	}
	const table = (name: string) => tables.get(name) ?? Number.NaN;
	const unit = view.getUint16(table("head") + 18);
	const measured = view.getUint16(table("hhea") + 34);
	const widthOf = (glyph: number) => view.getUint16(table("hmtx") + 4 * Math.min(glyph, measured - 1));
	const segments = table("cmap") + view.getUint32(table("cmap") + 8);
	const size = view.getUint16(segments + 6);
	const widths = new Map<number, number>();
	for (let at = segments + 14; at < segments + 14 + size; at += 2) {
		const [last, first, delta] = [0, size + 2, 2 * size + 2].map((skip) => view.getUint16(at + skip)) as [
			number,
			number,
			number,
		];
		const offset = view.getUint16(at + 3 * size + 2);
		for (let code = first; code <= last; code++) {
			const found = offset === 0 ? code : view.getUint16(at + 3 * size + 2 + offset + 2 * (code - first));
			const glyph = (found + delta) & 0xffff;
			if (glyph > 0) widths.set(code, (1_000 * widthOf(glyph)) / unit);
		}
	}
	return widths;
}

function textOf(value: lib.PDFObject | undefined): string {
	return value instanceof PDFHexString || value instanceof PDFString ? value.decodeText() : "";
}

function contentOf(page: lib.PDFPage): string {
	const contents = page.node.Contents();
	const streams = contents instanceof PDFArray ? contents.asArray() : [];
	return streams
		.map((ref) => page.doc.context.lookup(ref))
		.map((stream) => new TextDecoder("latin1").decode(decodedOf(stream)))
		.join("\n");
}

function decodedOf(stream: lib.PDFObject | undefined): Uint8Array {
	return stream instanceof PDFRawStream ? lib.decodePDFRawStream(stream).decode() : new Uint8Array();
}

function marksOf(page: lib.PDFPage): Map<number, string> {
	const marks = new Map<number, string>();
	for (const [, mark, content = ""] of contentOf(page).matchAll(/<<\/MCID (\d+)>> BDC([\s\S]*?)EMC/g)) {
		marks.set(Number(mark), shown(content).join(" "));
	}
	return marks;
}

function shown(content: string): string[] {
	return [...content.matchAll(/<([0-9A-Fa-f]*)> Tj/g)].map(([, hex = ""]) =>
		latin.decode(Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))),
	);
}

/** Drawn text, pictures, lines or areas that are neither content of an element nor marked as artifacts. */
function paintedOutside(content: string): string[] {
	return content.replaceAll(/B(?:DC|MC)[\s\S]*?EMC/g, "").match(/^.*(?:\b(?:Tj|TJ|Do|sh|[SsBbfF])|\*)$/gm) ?? [];
}
