import { expect, test } from "vitest";
import { propertySchema } from "../../../app/domain/property/property";
import { omnicasaItem } from "../../../tests/support/crm-properties";
import { omnicasaHome } from "./omnicasa-property";

test("a property has the texts of every language, and what has none once", () => {
	const { property, types } = omnicasaHome([
		["nl", omnicasaItem(4101, "nl")],
		["fr", omnicasaItem(4101, "fr")],
	]);
	expect(propertySchema.parse(property)).toMatchObject({
		ID: 4101,
		Reference: "REF-4101",
		Goal: 0,
		Status: 1,
		Title: { nl: "Rijwoning", fr: "Maison mitoyenne" },
		Description: { nl: "<p>Instapklaar.</p><p>Met tuin.</p>", fr: "<p>Prête à vivre.</p>" },
		PublishAddress: true,
		City: { nl: "Gent", fr: "Gand" },
		Zip: "9000",
		CountryID: 10,
		Latitude: 51.0603,
		Longitude: 3.7266,
		Price: 425_000,
		StartPrice: null,
		Bedrooms: 3,
		Garages: 0,
		LivingSurface: 164,
		GardenSurface: null,
		EnergyPerformance: 212,
		Lift: false,
		Garden: true,
		Pictures: [
			{ Url: "https://media.example.com/4101/1.jpg", Order: 1 },
			{ Url: "https://media.example.com/4101/2.jpg", Order: 2 },
		],
		CreatedDate: "2026-11-03T08:00:00.000Z",
		LastChangedDate: "2025-11-18T15:20:00.000Z",
	});
	expect(property).not.toHaveProperty("OwnerIDs");
	expect(types).toEqual([
		{ ID: 1, ParentID: null, Name: { nl: "Residentieel", fr: "Résidentiel" }, WebID: 1 },
		{ ID: expect.any(Number), ParentID: 1, Name: { nl: "Rijwoning", fr: "Maison mitoyenne" }, WebID: 1 },
	]);
	expect([property.MainTypeID, property.TypeID]).toEqual(types.map((type) => type.ID));
});

test("a type keeps its identifier however its name is written, and has another one under another main type", () => {
	const idOf = (changes: object) => omnicasaHome([["nl", { ...omnicasaItem(1, "nl"), ...changes }]]).property.TypeID;
	expect(idOf({ TypeDescription: " RIJWONING" })).toBe(idOf({}));
	expect(idOf({ TypeDescription: "Villa" })).not.toBe(idOf({}));
	expect(idOf({ WebID: 6 })).not.toBe(idOf({}));
});

test("an address of which nothing is said is hidden, a price is not", () => {
	const { property } = omnicasaHome([
		["nl", { ...omnicasaItem(1, "nl"), PublishAddress: undefined, PublishPrice: undefined }],
	]);
	expect(propertySchema.parse(property)).toMatchObject({ PublishAddress: false, PublishPrice: null, Price: 425_000 });
});

test("a property of which hardly anything is said is a property", () => {
	const { property, types } = omnicasaHome([["nl", { ID: "7", Goal: 1, WebID: 0, LargePicture: "" }]]);
	expect(types).toEqual([]);
	expect(propertySchema.parse(property)).toMatchObject({ ID: 7, Goal: 1, Title: null, TypeID: null, Pictures: [] });
});

test("one picture alone is a picture, and a country may be an abbreviation", () => {
	const url = "https://media.example.com/one.jpg";
	const item = { ID: 7, Goal: 0, XLargePictureItems: [], LargePicture: url, CountryAbbr: "LU", WebID: 1 };
	const { property, types } = omnicasaHome([["nl", item]]);
	expect(property).toMatchObject({ Pictures: [{ Url: url, Order: 1 }], CountryID: 50, MainTypeID: 1, TypeID: 1 });
	expect(types).toHaveLength(1);
});

test("what cannot be read rejects the property, with the field", () => {
	const { property } = omnicasaHome([["nl", { ...omnicasaItem(1, "nl"), Price: "on request", Zip: { a: 1 } }]]);
	const fields = propertySchema.safeParse(property).error?.issues.map((issue) => issue.path[0]);
	expect(fields?.sort()).toEqual(["Price", "Zip"]);
});
