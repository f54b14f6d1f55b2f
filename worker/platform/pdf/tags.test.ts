import { expect, test } from "vitest";
import { heardPdf } from "../../../tests/support/heard-pdf";
import { ownFiles } from "../../../tests/support/own-files";
import { type BrochureContent, blocksOf } from "../../brochure/content";
import { drawBrochure } from "../../brochure/draw";
import { drawOffer } from "../../submissions/offer/draw";
import { loadPdf } from "./fonts";

const parts = await loadPdf(ownFiles);

const DOT = Uint8Array.from(
	atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
	(character) => character.charCodeAt(0),
);

const description =
	"<p>Light and calm.</p><h3>Ground floor</h3><ul><li>Kitchen</li><li>Garden room</li></ul><p>To see.</p>";

const content: BrochureContent = {
	language: "en",
	state: "For sale",
	title: "House with a garden",
	place: "9000 Gent",
	price: "€ 350.000",
	reference: null,
	summary: [{ label: "Bedrooms", text: "3" }],
	description: blocksOf(description),
	groups: [{ title: "Comfort", facts: [{ label: "Lift", text: "No" }] }],
	energy: null,
	pictures: [],
	agent: { name: "Jo Demo", office: "Ghent", phone: "0470 00 00 01" },
	agency: { name: "Meridiaan", descriptor: "Estate agents", contact: "https://example.com" },
	link: "https://example.com/property/1/",
	words: { facts: "Details", description: "About this property", scan: "Scan", notice: "No offer" },
};

test("a brochure is read aloud in order, with headings, lists, tables and what its photographs show", async () => {
	const photograph = { type: "png" as const, bytes: DOT, alt: "Front of the house" };
	const heard = await heardPdf(
		(await drawBrochure(parts, content, { photographs: [photograph], energyLabel: null })).file,
	);
	expect(heard).toMatchObject({ language: "en", title: content.title, showsTitle: true, isMarked: "true" });
	expect(heard.untagged).toEqual([]);
	expect(heard.bookmarks).toEqual(["House with a garden", "About this property", "Details"]);
	expect(heard.lines).toEqual([
		"Document",
		"\tP: Meridiaan",
		"\tFigure: Front of the house",
		"\tP: For sale",
		"\tH1: House with a garden",
		"\tP: 9000 Gent",
		"\tP: € 350.000",
		"\tTable",
		"\t\tTR",
		"\t\t\tTH: Bedrooms",
		"\t\t\tTD: 3",
		"\tP: Jo Demo Ghent · 0470 00 00 01 https://example.com",
		"\tP: Scan",
		"\tFigure: https://example.com/property/1/",
		"\tH2: About this property",
		"\tP: Light and calm.",
		"\tH3: Ground floor",
		"\tL",
		"\t\tLI",
		"\t\t\tLBody: • Kitchen",
		"\t\tLI",
		"\t\t\tLBody: • Garden room",
		"\tP: To see.",
		"\tH2: Details",
		"\tH3: Comfort",
		"\tTable",
		"\t\tTR",
		"\t\t\tTH: Lift",
		"\t\t\tTD: No",
	]);
});

test("a brochure says that it keeps to PDF/UA, and has the letters that it is drawn in", async () => {
	const photograph = { type: "png" as const, bytes: DOT, alt: "Façade, 正面" };
	const own = { ...content, title: "House <with> a “garden” & more" };
	const heard = await heardPdf((await drawBrochure(parts, own, { photographs: [photograph], energyLabel: null })).file);
	expect(heard.metadata).toContain("<pdfuaid:part>1</pdfuaid:part>");
	expect(heard.metadata).toContain('<rdf:li xml:lang="x-default">House &lt;with&gt; a “garden” &amp; more</rdf:li>');
	expect(heard.metadata).toContain("<dc:language><rdf:Bag><rdf:li>en</rdf:li>");
	expect(heard.fonts).toEqual(
		["LATINA+Tinos", "LATINA+Arimo", "LATINA+Arimo-Bold"].map((name) => ({
			name,
			characters: 218,
			lacking: [],
			other: [],
		})),
	);
	expect(heard.lines).toContain("\tFigure: Façade, 正面");
	expect(heard.pictures).toHaveLength(2);
	for (const [left = 0, bottom = 0, right = 0, top = 0] of heard.pictures) {
		expect(right - left).toBeGreaterThan(0);
		expect(top - bottom).toBeGreaterThan(0);
	}
});

test("a text that goes on on the next page stays one paragraph", async () => {
	const words = "Word ".repeat(3_000).trim();
	const long = { ...content, description: [{ tag: "P" as const, text: words }] };
	const heard = await heardPdf((await drawBrochure(parts, long, { photographs: [], energyLabel: null })).file);
	expect(heard.lines).toContain(`\tP: ${words}`);
});

test("an offer is read buyer by buyer, each answer with what is asked", async () => {
	const section = (title: string, name: string) => ({ title, facts: [{ label: "Name", text: name }], paragraphs: [] });
	const paper = {
		language: "en" as const,
		title: "Offer",
		property: "House",
		notice: "Binding",
		rows: [
			[section("Buyer A", "Lotte"), section("Buyer B", "Sam")],
			[{ title: "Conditions", facts: [], paragraphs: ["A loan"] }],
		],
		drawnUp: "Ghent, 1-12-2026",
		signatures: [{ label: "Buyer A", text: "Lotte" }],
		agency: "Meridiaan",
		fileName: "offer.pdf",
	};
	const heard = await heardPdf((await drawOffer(parts, paper, "Meridiaan")).file);
	expect(heard.untagged).toEqual([]);
	expect(heard).toMatchObject({ language: "en", title: "Offer · House", showsTitle: true });
	expect(heard.metadata).toContain("<pdfuaid:part>1</pdfuaid:part>");
	expect(heard.bookmarks).toEqual(["Offer", "Buyer A", "Buyer B", "Conditions"]);
	expect(heard.lines).toEqual([
		"Document",
		"\tP: Meridiaan",
		"\tH1: Offer",
		"\tH2: Buyer A",
		"\tTable",
		"\t\tTR",
		"\t\t\tTH: Name",
		"\t\t\tTD: Lotte",
		"\tH2: Buyer B",
		"\tTable",
		"\t\tTR",
		"\t\t\tTH: Name",
		"\t\t\tTD: Sam",
		"\tH2: Conditions",
		"\tP: A loan",
		"\tP: Binding",
		"\tP: Ghent, 1-12-2026",
		"\tP: Buyer A Lotte",
	]);
});
