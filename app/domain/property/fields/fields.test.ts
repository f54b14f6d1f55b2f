import { expect, test } from "vitest";
import de from "../../../../locales/de/fields.json";
import deSearch from "../../../../locales/de/search.json";
import en from "../../../../locales/en/fields.json";
import enSearch from "../../../../locales/en/search.json";
import fr from "../../../../locales/fr/fields.json";
import frSearch from "../../../../locales/fr/search.json";
import nl from "../../../../locales/nl/fields.json";
import nlSearch from "../../../../locales/nl/search.json";
import { regions } from "../../localities/region";
import { fieldLabelKey } from "../../search/field-label";
import { mobiscoreSchema, propertySchema } from "../property";
import { type FieldKey, fieldGroups, fieldsThatRevealThePrice, propertyFields, recordFields } from "./fields";

const keys: string[] = propertyFields.map((field) => field.key);

/** Fields shown elsewhere, in the price, address, title, badge or media, or not at all. */
const fieldsElsewhere: readonly FieldKey[] = [
	"ID",
	"Deal",
	"PublicSale.Url",
	"Season.Seasons",
	"Season.Taken",
	"OpenHouses",
	"Audience",
	"OfficeID",
	"State",
	"ProjectID",
	"Extras",
	"Language",
	"Goal",
	"Status",
	"Marquee",
	"MarqueeName",
	"WebID",
	"MainTypeID",
	"TypeID",
	"Title",
	"Description",
	"PublishPrice",
	"Price",
	"PriceUnit",
	"PriceUnitText",
	"MonthlyRent",
	"RentPrice",
	"PublishAddress",
	"Street",
	"HouseNumber",
	"BoxNr",
	"CadastralReference",
	"Zip",
	"City",
	"CountryID",
	"CountryName",
	"Latitude",
	"Longitude",
	"Pictures",
	"Videos",
	"VirtualTour",
	"Documents",
	"Manager",
	"OwnerIDs",
	"Draft",
	"CreatedDate",
	"LastChangedDate",
];

/** The texts of each language, by namespace. */
const texts = [
	{ fields: nl, search: nlSearch },
	{ fields: fr, search: frSearch },
	{ fields: en, search: enSearch },
	{ fields: de, search: deSearch },
];

/** @param path including its namespace */
function textAt(labels: object, path: string): unknown {
	return path
		.replace(":", ".")
		.split(".")
		.reduce<unknown>((at, name) => Object.entries(at ?? {}).find(([key]) => key === name)?.[1], labels);
}

test("every field of a property is in the table once, or reads some other way", () => {
	const { shape } = propertySchema;
	const records = recordFields.flatMap((name) =>
		Object.keys(shape[name].unwrap().unwrap().shape).map((part) => `${name}.${part}`),
	);
	const others = Object.keys(shape).filter((name) => !recordFields.some((record) => record === name));
	expect([...keys, ...fieldsElsewhere].sort()).toEqual([...others, ...records].sort());
});

test("the Mobiscore has its total and seven categories", () => {
	const listed = keys.filter((key) => key.startsWith("Mobiscore.")).map((key) => key.slice("Mobiscore.".length));
	expect(listed.sort()).toEqual(Object.keys(mobiscoreSchema.shape).sort());
	expect(listed).toHaveLength(8);
});

test("fields of a group are adjacent, in display order", () => {
	const order = propertyFields.map((field) => fieldGroups.indexOf(field.group));
	expect(order).toEqual([...order].sort((a, b) => a - b));
	expect(new Set(order).size).toBe(fieldGroups.length);
});

test("every field and group has a label in four languages, and no label is left over", () => {
	const paths = [...keys.map((key) => fieldLabelKey(key)), ...fieldGroups.map((group) => `fields:groups.${group}`)];
	const own = paths.filter((path) => path.startsWith("fields:")).map((path) => path.split(/[:.]/)[1]);
	for (const labels of texts) {
		for (const path of paths) {
			expect([path, textAt(labels, path)]).toEqual([path, expect.stringMatching(/\S/)]);
		}
		const known = new Set([...own, "floodScores", "costs", "certificate"]);
		expect(Object.keys(labels.fields).filter((name) => !known.has(name))).toEqual([]);
	}
});

test("an energy certificate is called by the name of its region, and of no other", () => {
	const name = { flanders: "EPC", brussels: "EPB|PEB", wallonia: "PEB", luxembourg: "CPE" };
	for (const labels of texts) {
		for (const region of regions) {
			for (const key of ["EPCLabelText", "EnergyCertificateNumber", "EnergyCertificateEndDate"]) {
				const named = String(textAt(labels, fieldLabelKey(key, region))).match(/EPC|EPB|PEB|CPE/g);
				expect([key, region, named]).toEqual([key, region, [expect.stringMatching(`^(${name[region]})$`)]]);
			}
		}
	}
});

test("two fields of one group never share a label", () => {
	for (const labels of texts) {
		for (const group of fieldGroups) {
			const fields = propertyFields.filter((field) => field.group === group);
			const labelled = fields.map((field) => textAt(labels, fieldLabelKey(field.key)));
			expect(new Set(labelled).size).toBe(fields.length);
		}
	}
});

test("the fields that reveal a hidden price are fields of the table", () => {
	const known = [...keys, ...fieldsElsewhere];
	expect(fieldsThatRevealThePrice.filter((key) => !known.includes(key))).toEqual([]);
});
