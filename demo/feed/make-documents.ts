/** Draws the sample documents of the demo properties into public/demo: `node demo/feed/make-documents.ts`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "@cantoo/pdf-lib";
import { type Paper, papers } from "./papers.ts";
import type { Text } from "./vocabulary.ts";

const PAGE = { width: 595, height: 842 };
const MARGIN = 56;
/** Fixed date in the files, so that a rerun gives the same bytes. */
const DRAWN_ON = new Date("2026-11-16T09:00:00Z");

const ink = rgb(0.1, 0.12, 0.11);
const soft = rgb(0.42, 0.42, 0.4);
const line = rgb(0.78, 0.76, 0.72);
const accent = rgb(0.11, 0.32, 0.26);

const notice: Text = {
	nl: "Voorbeelddocument van een fictief pand. Het heeft geen enkele waarde.",
	fr: "Document d'exemple pour un bien fictif. Il est sans aucune valeur.",
	en: "Sample document of a fictional property. It has no value whatsoever.",
	de: "Musterdokument einer erfundenen Immobilie. Es hat keinerlei Gültigkeit.",
};

type Row = { label: Text; value: string };

const yes = "OK";

const rows: Partial<Record<Paper, readonly Row[]>> = {
	"energy-certificate": [
		row("Gebouw", "Bâtiment", "Building", "Gebäude", "Voorbeeldstraat 1"),
		row("Kengetal", "Indicateur", "Indicator", "Kennwert", "171 kWh/m²"),
		row("Oppervlakte", "Surface", "Floor area", "Fläche", "136 m²"),
		row("Label", "Label", "Label", "Klasse", "B"),
		row("Geldig tot", "Valable jusqu'au", "Valid until", "Gültig bis", "7-4-2035"),
	],
	"urban-planning": [
		row("Bestemming", "Affectation", "Zoning", "Nutzung", "Woongebied / Zone d'habitat"),
		row("Vergunning", "Permis", "Permit", "Genehmigung", yes),
		row("Dagvaarding", "Citation", "Summons", "Vorladung", "-"),
		row("Voorkooprecht", "Droit de préemption", "Right of pre-emption", "Vorkaufsrecht", "-"),
		row("Verkaveling", "Lotissement", "Allotment", "Parzellierung", "-"),
	],
	"electrical-inspection": [
		row("Spanning", "Tension", "Voltage", "Spannung", "230 V"),
		row("Aarding", "Terre", "Earthing", "Erdung", "12 Ohm"),
		row("Differentieel", "Différentiel", "Residual current device", "FI-Schalter", "300 mA / 30 mA"),
		row("Besluit", "Conclusion", "Conclusion", "Ergebnis", yes),
	],
	"soil-certificate": [
		row("Perceel", "Parcelle", "Parcel", "Parzelle", "A 0000/00"),
		row("Register", "Registre", "Register", "Register", "-"),
		row("Onderzoek", "Étude", "Survey", "Untersuchung", "-"),
	],
	"co-ownership": [
		row("Kavels", "Lots", "Lots", "Einheiten", "18"),
		row("Aandelen", "Quotités", "Shares", "Anteile", "54 / 1000"),
		row("Reservefonds", "Fonds de réserve", "Reserve fund", "Rücklage", "€ 24.500"),
		row("Syndicus", "Syndic", "Managing agent", "Verwaltung", "Syndic Exemple"),
	],
	specifications: [
		row("Structuur", "Structure", "Structure", "Tragwerk", "Massief hout / Bois massif"),
		row("Verwarming", "Chauffage", "Heating", "Heizung", "Warmtepomp / Pompe à chaleur"),
		row("Ramen", "Châssis", "Windows", "Fenster", "Triple"),
		row("Keuken", "Cuisine", "Kitchen", "Küche", "€ 12.000"),
		row("Badkamer", "Salle de bains", "Bathroom", "Bad", "€ 6.500"),
	],
	"price-list": [
		row("Studio", "Studio", "Studio", "Studio", "30 m²"),
		row("1 slaapkamer", "1 chambre", "1 bedroom", "1 Schlafzimmer", "72-84 m²"),
		row("2 slaapkamers", "2 chambres", "2 bedrooms", "2 Schlafzimmer", "84-118 m²"),
		row("3 slaapkamers", "3 chambres", "3 bedrooms", "3 Schlafzimmer", "116-145 m²"),
	],
};

type Room = { x: number; y: number; width: number; height: number; name: string; surface: string };

/** Floor plan in metres from the lower left corner. */
const plan: readonly Room[] = [
	{ x: 0, y: 0, width: 6.2, height: 5.2, name: "Living", surface: "32,2 m²" },
	{ x: 6.2, y: 0, width: 3.8, height: 3.4, name: "Keuken / Cuisine", surface: "12,9 m²" },
	{ x: 6.2, y: 3.4, width: 3.8, height: 1.8, name: "Hal / Hall", surface: "6,8 m²" },
	{ x: 0, y: 5.2, width: 3.6, height: 3.8, name: "Slaapkamer / Chambre 1", surface: "13,7 m²" },
	{ x: 3.6, y: 5.2, width: 3.4, height: 3.8, name: "Slaapkamer / Chambre 2", surface: "12,9 m²" },
	{ x: 7, y: 5.2, width: 3, height: 3.8, name: "Badkamer / Bain", surface: "11,4 m²" },
];
const POINTS_PER_METRE = 46;

const out = new URL("../../public/demo/", import.meta.url);
mkdirSync(out, { recursive: true });
for (const paper of Object.keys(papers) as Paper[]) writeFileSync(new URL(`${paper}.pdf`, out), await draw(paper));

async function draw(paper: Paper): Promise<Uint8Array> {
	const document = await PDFDocument.create();
	document.setTitle(papers[paper].en);
	document.setAuthor("Meridiaan");
	document.setLanguage("nl");
	document.setCreationDate(DRAWN_ON);
	document.setModificationDate(DRAWN_ON);
	const plain = await document.embedFont(StandardFonts.Helvetica);
	const bold = await document.embedFont(StandardFonts.HelveticaBold);
	const page = document.addPage([PAGE.width, PAGE.height]);
	drawHead(page, papers[paper], plain, bold);
	if (paper === "floor-plan") drawPlan(page, plain);
	else drawTable(page, rows[paper] ?? [], plain, bold);
	drawNotice(page, plain);
	return document.save();
}

function drawHead(page: PDFPage, title: Text, plain: PDFFont, bold: PDFFont): void {
	page.drawText("MERIDIAAN", { x: MARGIN, y: 772, size: 11, font: bold, color: accent });
	page.drawText("VOORBEELD  ·  EXEMPLE  ·  SAMPLE  ·  MUSTER", { x: 302, y: 772, size: 9, font: plain, color: soft });
	page.drawLine({ start: { x: MARGIN, y: 758 }, end: { x: PAGE.width - MARGIN, y: 758 }, thickness: 0.7, color: line });
	page.drawText(title.nl, { x: MARGIN, y: 718, size: 21, font: bold, color: ink });
	page.drawText(title.fr, { x: MARGIN, y: 694, size: 12, font: plain, color: soft });
	page.drawText(title.en, { x: MARGIN, y: 677, size: 12, font: plain, color: soft });
	page.drawText(title.de, { x: MARGIN, y: 660, size: 12, font: plain, color: soft });
}

function drawTable(page: PDFPage, list: readonly Row[], plain: PDFFont, bold: PDFFont): void {
	list.forEach(({ label, value }, index) => {
		const y = 606 - index * 58;
		page.drawText(label.nl, { x: MARGIN, y, size: 12, font: bold, color: ink });
		page.drawText(`${label.fr}  ·  ${label.en}  ·  ${label.de}`, {
			x: MARGIN,
			y: y - 16,
			size: 9,
			font: plain,
			color: soft,
		});
		page.drawText(value, { x: 356, y: y - 4, size: 13, font: plain, color: ink });
		page.drawLine({
			start: { x: MARGIN, y: y - 30 },
			end: { x: PAGE.width - MARGIN, y: y - 30 },
			thickness: 0.5,
			color: line,
		});
	});
}

function drawPlan(page: PDFPage, plain: PDFFont): void {
	for (const room of plan) {
		const x = MARGIN + 10 + room.x * POINTS_PER_METRE;
		const y = 190 + room.y * POINTS_PER_METRE;
		const [width, height] = [room.width * POINTS_PER_METRE, room.height * POINTS_PER_METRE];
		page.drawRectangle({ x, y, width, height, borderColor: ink, borderWidth: 2.4 });
		page.drawText(room.name, { x: x + 10, y: y + height / 2 + 4, size: 9.5, font: plain, color: ink });
		page.drawText(room.surface, { x: x + 10, y: y + height / 2 - 10, size: 9, font: plain, color: soft });
	}
}

function drawNotice(page: PDFPage, plain: PDFFont): void {
	const texts = [notice.nl, notice.fr, notice.en, notice.de];
	texts.forEach((text, index) => {
		page.drawText(text, { x: MARGIN, y: 96 - index * 14, size: 9, font: plain, color: soft });
	});
}

function row(nl: string, fr: string, en: string, de: string, value: string): Row {
	return { label: { nl, fr, en, de }, value };
}
