import * as lib from "@cantoo/pdf-lib";
import { afterEach, expect, test, vi } from "vitest";
import { ownFiles } from "../../../tests/support/own-files";
import type { BrochureContent } from "../../brochure/content";
import { drawBrochure } from "../../brochure/draw";
import { drawOffer } from "../../submissions/offer/draw";
import type { OfferPaper } from "../../submissions/offer/paper";
import { loadPdf } from "./fonts";

const parts = await loadPdf(ownFiles);

afterEach(() => {
	vi.restoreAllMocks();
});

const LETTERS = 20_000;

function brochureWith(description: string, title: string): BrochureContent {
	return {
		language: "nl",
		state: "Te koop",
		title,
		place: "9000 Gent",
		price: "€ 350.000",
		reference: null,
		summary: [{ label: title, text: title }],
		description: [{ tag: "P", text: description }],
		groups: [{ title, facts: [{ label: title, text: title }] }],
		energy: null,
		pictures: [],
		agent: { name: "Jo Demo", office: "Gent", phone: "0470 00 00 01" },
		agency: { name: "Meridiaan", descriptor: "Makelaars", contact: "https://example.com" },
		link: "https://example.com/property/1/",
		words: { facts: "Kenmerken", description: "Beschrijving", scan: "Scan", notice: "Zonder waarborg" },
	};
}

function offerWith(conditions: string): OfferPaper {
	return {
		language: "nl",
		title: "Bod",
		property: "Woning",
		notice: "Een bod",
		rows: [[{ title: "Voorwaarden", facts: [{ label: "Woning", text: "Huis" }], paragraphs: [conditions] }]],
		drawnUp: "Gent, 1-2-2027",
		signatures: [],
		agency: "Meridiaan",
		fileName: "bod.pdf",
	};
}

/** Counts the measured and the drawn characters. */
function countWork() {
	const work = { measured: 0, drawn: 0, lines: 0 };
	const widthOf = lib.PDFFont.prototype.widthOfTextAtSize;
	vi.spyOn(lib.PDFFont.prototype, "widthOfTextAtSize").mockImplementation(function (this: lib.PDFFont, text, size) {
		work.measured += text.length;
		return widthOf.call(this, text, size);
	});
	const draw = lib.PDFPage.prototype.drawText;
	vi.spyOn(lib.PDFPage.prototype, "drawText").mockImplementation(function (this: lib.PDFPage, text, options) {
		work.drawn += text.length;
		work.lines += 1;
		return draw.call(this, text, options);
	});
	return work;
}

test.for(["W", "<", "w ", "ÿ", "日", "i"])(
	"20,000 of %j in a brochure or an offer cost no more than they are long",
	async (letter) => {
		const text = letter.repeat(LETTERS / letter.length);
		for (const make of [
			() => drawBrochure(parts, brochureWith(text, letter.repeat(500)), { photographs: [], energyLabel: null }),
			() => drawOffer(parts, offerWith(text), "Meridiaan"),
		]) {
			const work = countWork();
			const { file } = await make();
			expect(new TextDecoder().decode(file.slice(0, 5))).toBe("%PDF-");
			// Each character of the three fonts is measured once; all other widths are sums.
			expect(work.measured).toBeLessThan(3 * 256);
			expect(work.drawn).toBeLessThan(2 * LETTERS + 10_000);
			expect(work.lines).toBeLessThan(2_000);
			vi.restoreAllMocks();
		}
	},
);
