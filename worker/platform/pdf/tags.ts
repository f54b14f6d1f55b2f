import type { PDFDict, PDFDocument, PDFPage, PDFRef } from "@cantoo/pdf-lib";
import { escapeXml } from "../escape";

export type PdfLib = typeof import("@cantoo/pdf-lib");

/** The PDF structure types that the site uses. */
export type Tag = "H1" | "H2" | "H3" | "P" | "L" | "LI" | "LBody" | "Table" | "TR" | "TH" | "TD" | "Figure";

type Kid = { element: Element } | { mark: number; page: PDFPage };
type Element = { ref: PDFRef; dict: PDFDict; kids: Kid[]; parent: Element | null };

/** Structure tree for screen readers: the elements in reading order, with their content. */
export type Tags = {
	lib: PdfLib;
	doc: PDFDocument;
	root: Element;
	open: Element;
	/** Parent element of each marked-content sequence, by page and MCID. */
	marked: Map<PDFPage, Element[]>;
	bookmarks: { title: string; page: PDFPage; top: number }[];
};

export function createTags(lib: PdfLib, doc: PDFDocument): Tags {
	const root = elementOf(doc, "Document", null);
	return { lib, doc, root, open: root, marked: new Map(), bookmarks: [] };
}

function elementOf(doc: PDFDocument, tag: Tag | "Document", parent: Element | null): Element {
	const dict = doc.context.obj({ Type: "StructElem", S: tag });
	return { ref: doc.context.register(dict), dict, kids: [], parent };
}

/** Alternative text and bounding box of a picture. */
type Shown = { alt: string; box: { x: number; y: number; width: number; height: number } };

/** Runs `write` inside a new element of this type, a child of the open element. */
export function tagged<T>(tags: Tags, tag: Tag, write: () => T, shown?: Shown): T {
	const { doc, lib, open } = tags;
	const element = elementOf(doc, tag, open);
	if (shown) {
		const { x, y, width, height } = shown.box;
		element.dict.set(lib.PDFName.of("Alt"), lib.PDFHexString.fromText(shown.alt));
		element.dict.set(lib.PDFName.of("A"), doc.context.obj({ O: "Layout", BBox: [x, y, x + width, y + height] }));
	}
	if (tag === "TH") element.dict.set(lib.PDFName.of("A"), doc.context.obj({ O: "Table", Scope: "Row" }));
	open.kids.push({ element });
	tags.open = element;
	try {
		return write();
	} finally {
		tags.open = open;
	}
}

/** Draws on a page: as content of the open element, or as an artifact when only the root is open. */
export function marking(tags: Tags, page: PDFPage, draw: () => void): void {
	const { lib, open, root } = tags;
	if (open === root) {
		page.pushOperators(lib.beginMarkedContent("Artifact"));
	} else {
		const elements = tags.marked.get(page) ?? [];
		tags.marked.set(page, elements);
		const mark = elements.push(open) - 1;
		open.kids.push({ mark, page });
		const type = String(open.dict.get(lib.PDFName.of("S")));
		page.pushOperators(
			lib.PDFOperator.of(lib.PDFOperatorNames.BeginMarkedContentSequence, [type, `<</MCID ${mark}>>`]),
		);
	}
	draw();
	page.pushOperators(lib.endMarkedContent());
}

/** Draws an artifact, such as a rule, whatever element is open. */
export function decorating(tags: Tags, page: PDFPage, draw: () => void): void {
	const { open } = tags;
	tags.open = tags.root;
	marking(tags, page, draw);
	tags.open = open;
}

/** Writes the structure tree, the bookmarks and the XMP metadata into the document. */
export function writeTags({ lib, doc, root, marked, bookmarks }: Tags): void {
	const { context, catalog } = doc;
	const name = (text: string) => lib.PDFName.of(text);
	const pages = [...marked.entries()];
	for (const [index, [page]] of pages.entries()) {
		page.node.set(name("StructParents"), lib.PDFNumber.of(index));
		page.node.set(name("Tabs"), name("S"));
	}
	const treeRef = context.nextRef();
	const writeElement = (element: Element) => {
		element.dict.set(name("P"), element.parent?.ref ?? treeRef);
		const kids = element.kids.map((kid) => {
			if ("element" in kid) {
				writeElement(kid.element);
				return kid.element.ref;
			}
			return context.obj({ Type: "MCR", Pg: kid.page.ref, MCID: kid.mark });
		});
		element.dict.set(name("K"), context.obj(kids));
	};
	writeElement(root);
	const nums = pages.flatMap(([, elements], index) => [index, context.obj(elements.map(({ ref }) => ref))]);
	const tree = { Type: "StructTreeRoot", K: root.ref, ParentTree: { Nums: nums }, ParentTreeNextKey: pages.length };
	context.assign(treeRef, context.obj(tree));
	catalog.set(name("StructTreeRoot"), treeRef);
	catalog.set(name("MarkInfo"), context.obj({ Marked: true }));
	catalog.getOrCreateViewerPreferences().setDisplayDocTitle(true);
	writeBookmarks({ lib, doc, bookmarks });
	const about = context.stream(new TextEncoder().encode(metadataOf(doc)), { Type: "Metadata", Subtype: "XML" });
	catalog.set(name("Metadata"), context.register(about));
}

/** XMP metadata: title, author, language, and conformance to PDF/UA-1 (ISO 14289-1). */
function metadataOf(doc: PDFDocument): string {
	const text = (value: string | undefined) => escapeXml(value ?? "");
	return `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${text(doc.getTitle())}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${text(doc.getAuthor())}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${text(doc.getLanguage())}</rdf:li></rdf:Bag></dc:language>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
}

function writeBookmarks({ lib, doc, bookmarks }: Pick<Tags, "lib" | "doc" | "bookmarks">): void {
	const { context, catalog } = doc;
	const items = bookmarks.map((bookmark) => ({ ...bookmark, ref: context.nextRef() }));
	const [first] = items;
	const last = items.at(-1);
	if (!first || !last) return;
	const outlines = context.nextRef();
	for (const [index, { title, page, top, ref }] of items.entries()) {
		const item = {
			Title: lib.PDFHexString.fromText(title),
			Parent: outlines,
			Dest: [page.ref, "XYZ", 0, top, 0],
			...(ref !== first.ref && { Prev: items[index - 1]?.ref }),
			...(ref !== last.ref && { Next: items[index + 1]?.ref }),
		};
		context.assign(ref, context.obj(item));
	}
	const ends = { First: first.ref, Last: last.ref, Count: items.length };
	context.assign(outlines, context.obj({ Type: "Outlines", ...ends }));
	catalog.set(lib.PDFName.of("Outlines"), outlines);
}
