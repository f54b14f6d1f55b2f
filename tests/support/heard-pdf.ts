import * as lib from "@cantoo/pdf-lib";

const { PDFArray, PDFDict, PDFHexString, PDFName, PDFNumber, PDFRawStream, PDFString } = lib;
const latin = new TextDecoder("windows-1252");

/** What a screen reader has of a PDF: title, language, bookmarks, and a line for each element with what it holds. */
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
		untagged: doc.getPages().flatMap((page) => textOutside(contentOf(page))),
	};
}

function textOf(value: lib.PDFObject | undefined): string {
	return value instanceof PDFHexString || value instanceof PDFString ? value.decodeText() : "";
}

function contentOf(page: lib.PDFPage): string {
	const contents = page.node.Contents();
	const streams = contents instanceof PDFArray ? contents.asArray() : [];
	return streams
		.map((ref) => page.doc.context.lookup(ref))
		.map((stream) =>
			stream instanceof PDFRawStream ? new TextDecoder("latin1").decode(lib.decodePDFRawStream(stream).decode()) : "",
		)
		.join("\n");
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

/** Text that is neither content of an element nor marked as decoration. */
function textOutside(content: string): string[] {
	return shown(content.replaceAll(/B(?:DC|MC)[\s\S]*?EMC/g, ""));
}
