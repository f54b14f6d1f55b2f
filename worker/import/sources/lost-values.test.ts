import { parseXml, XmlElement, XmlText } from "@rgrove/parse-xml";
import { expect, test } from "vitest";
import {
	wholeOmnicasaItem,
	wholeOpenImmoXml,
	wholeSweepBrightEstate,
	wholeWhiseEstate,
} from "../../../tests/support/feed/whole-answers";
import { omnicasaProperty } from "./omnicasa/omnicasa-property";
import { openImmoProperty } from "./openimmo/openimmo-property";
import { sweepBrightProperty } from "./sweepbright/sweepbright-property";
import { whiseProperty } from "./whise/whise-property";

/*
 * A value is lost when removing it does not change the result of the import: no field, no extra, no remark. The lists
 * below name the accepted losses: private or internal values, duplicates, and values without a field. A new name is a
 * regression.
 */

/** A non-empty value of a record. `take` removes it and returns a function that puts it back. */
type Value = { name: string; take(): () => void };

const dates = { created: "2026-11-03T08:00:00.000Z", changed: "2026-11-18T15:20:00.000Z" };

function lostOf(values: readonly Value[], read: () => unknown) {
	const whole = JSON.stringify(read());
	const lost = values.filter(({ take }) => {
		const putBack = take();
		const rest = JSON.stringify(read());
		putBack();
		return rest === whole;
	});
	expect(JSON.stringify(read())).toBe(whole);
	return { values: values.length, lost: lost.length, names: [...new Set(lost.map(({ name }) => name))].toSorted() };
}

type Part = Record<string, unknown>;

/** Collects the values of a record. @param whole names of lists whose items count as one value, named by label */
function valuesIn(part: Part, whole: readonly string[] = [], path = ""): Value[] {
	return Object.entries(part).flatMap(([key, value]): Value[] => {
		const name = Array.isArray(part) ? path : path ? `${path}.${key}` : key;
		const own = { name, take: () => takeFrom(part, key) };
		if (Array.isArray(part) && whole.includes(path)) {
			return [{ ...own, name: `${path}: ${String((value as { label?: unknown }).label)}` }];
		}
		if (typeof value === "object" && value !== null) return valuesIn(value as Part, whole, name);
		return saysNothing(value) ? [] : [own];
	});
}

function takeFrom(part: Part, key: string, nothing: unknown = null): () => void {
	const value = part[key];
	part[key] = nothing;
	return () => {
		part[key] = value;
	};
}

function saysNothing(value: unknown): boolean {
	return value === null || value === undefined || value === "" || value === 0;
}

function valuesOfXml(element: XmlElement, path = ""): Value[] {
	const attributes = Object.keys(element.attributes).map((key) => ({
		name: `${path}@${key}`,
		take: () => takeFrom(element.attributes, key, ""),
	}));
	const inside = element.children.flatMap((child) => {
		if (child instanceof XmlElement) return valuesOfXml(child, path ? `${path}/${child.name}` : child.name);
		if (!(child instanceof XmlText) || child.text.trim() === "") return [];
		return [{ name: path, take: () => takeFrom(child as unknown as Part, "text", "") }];
	});
	return [...attributes, ...inside];
}

test("Whise loses book-keeping and what stands there twice, and no detail", () => {
	const estate = wholeWhiseEstate();
	expect(lostOf(valuesIn(estate, ["details"]), () => whiseProperty(estate))).toEqual({
		values: 163,
		lost: 26,
		names: [
			"client",
			"clientId",
			"createDateTime",
			"currency",
			"displayStatusId",
			"energyClass",
			"estateOrder",
			"maxArea",
			"minArea",
			"name",
			"office",
			"parking",
			"pictures.detailId",
			"pictures.id",
			"pictures.orientation",
			"pictures.updateDateTime",
			"priceChangeDateTime",
			"purposeStatus.id",
			"representatives.id",
			"sms.content",
			"sms.languageId",
			"status.id",
		],
	});
});

test("Omnicasa loses three fields whose meaning nobody shows, and what stands there twice", () => {
	const item = wholeOmnicasaItem();
	expect(lostOf(valuesIn(item), () => omnicasaProperty([["nl", item]]))).toEqual({
		values: 77,
		lost: 10,
		names: [
			"ConstructionName",
			"IsOffice",
			"LargePicture",
			"ManagerDirectPhone",
			"MarqueeShowOrder",
			"OrientationT",
			"Status",
			"SubStatus",
			"XLargePictureItems.ID",
		],
	});
});

test("SweepBright loses units that are the usual ones, and what is nobody's business", () => {
	const estate = wholeSweepBrightEstate();
	expect(lostOf(valuesIn(estate), () => sweepBrightProperty(estate, dates))).toEqual({
		values: 135,
		lost: 40,
		names: [
			"building.construction.architect",
			"documents.content_type",
			"documents.filename",
			"documents.ordinal",
			"documents.url_expires_on",
			"images.filename",
			"images.id",
			"images.url_expires_on",
			"internal_note",
			"is_project",
			"location.formatted",
			"mandate.exclusive",
			"occupancy.contact_details",
			"office.name",
			"price.currency",
			"price.hidden",
			"price_guarantee.currency",
			"price_property_taxes.currency",
			"price_recurring_costs.currency",
			"rooms.ordinal",
			"rooms.unit",
			"sizes.gross_area.unit",
			"sizes.liveable_area.unit",
			"sizes.plot_area.unit",
			"vendors.email",
			"vendors.first_name",
			"vendors.last_name",
		],
	});
});

test("OpenImmo loses the commission, the kind of bath and of energy figure, and book-keeping", () => {
	const root = parseXml(wholeOpenImmoXml).root as XmlElement;
	expect(lostOf(valuesOfXml(root), () => openImmoProperty(root))).toEqual({
		values: 118,
		lost: 24,
		names: [
			"anhaenge/anhang/format",
			"anhaenge/anhang@location",
			"ausstattung/ausstatt_kategorie",
			"ausstattung/bad@DUSCHE",
			"ausstattung/bad@WANNE",
			"kontaktperson/email_zentrale",
			"kontaktperson/firma",
			"kontaktperson/foto@location",
			"objektkategorie/nutzungsart@GEWERBE",
			"objektkategorie/nutzungsart@WOHNEN",
			"objektkategorie/vermarktungsart@KAUF",
			"objektkategorie/vermarktungsart@MIETE_PACHT",
			"preise/aussen_courtage",
			"preise/aussen_courtage@mit_mwst",
			"preise/waehrung@iso_waehrung",
			"verwaltung_techn/aktion@aktionart",
			"verwaltung_techn/kennung_ursprung",
			"verwaltung_techn/objektnr_intern",
			"verwaltung_techn/openimmo_obid",
			"verwaltung_techn/sprache",
			"zustand_angaben/energiepass/ausstelldatum",
			"zustand_angaben/energiepass/epart",
		],
	});
});
