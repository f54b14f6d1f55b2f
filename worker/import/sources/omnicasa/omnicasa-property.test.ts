import { describe, expect, test } from "vitest";
import { fieldsOfMessage } from "../../../../app/domain/imports/message";
import { propertySchema } from "../../../../app/domain/property/property";
import { omnicasaItem } from "../../../../tests/support/feed/crm-properties";
import { emptyLookups, type Lookups, omnicasaProperty } from "./omnicasa-property";
import { meaningsOf } from "./statuses";

test("a property has the texts of every language, and what has none once", () => {
	const { property, types } = omnicasaProperty([
		["nl", omnicasaItem(4101, "nl")],
		["fr", omnicasaItem(4101, "fr")],
	]);
	expect(propertySchema.parse(property)).toMatchObject({
		ID: 4101,
		Reference: "REF-4101",
		Goal: 0,
		Status: 1,
		Title: { nl: "Rijwoning met 3 slaapkamers in Gent", fr: "Maison mitoyenne de 3 chambres à Gand" },
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
			{ Url: "https://media.example.com/4101/1.jpg", Order: 1, Sizes: [{ Width: 1600 }] },
			{ Url: "https://media.example.com/4101/2.jpg", Order: 2, Sizes: [{ Width: 1600 }] },
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
	const idOf = (changes: object) =>
		omnicasaProperty([["nl", { ...omnicasaItem(1, "nl"), ...changes }]]).property.TypeID;
	expect(idOf({ TypeDescription: " RIJWONING" })).toBe(idOf({}));
	expect(idOf({ TypeDescription: "Villa" })).not.toBe(idOf({}));
	expect(idOf({ WebID: 6 })).not.toBe(idOf({}));
});

test("figures that are texts are read with their thousands", () => {
	const { property } = omnicasaProperty([
		["nl", { ...omnicasaItem(1, "nl"), Price: "345.000", SurfaceLiving: "1 050" }],
	]);
	expect(property).toMatchObject({ Price: 345_000, LivingSurface: 1_050 });
});

test("an address without a visibility flag is hidden, a price is not", () => {
	const { property } = omnicasaProperty([
		["nl", { ...omnicasaItem(1, "nl"), PublishAddress: undefined, PublishPrice: undefined }],
	]);
	expect(propertySchema.parse(property)).toMatchObject({ PublishAddress: false, PublishPrice: null, Price: 425_000 });
});

test("a title that names a life annuity makes it one", () => {
	const item = { ID: 7, Goal: 0, WebID: 1, Price: 65_000, TypeDescription: "Appartement en viager occupé" };
	expect(omnicasaProperty([["fr", item]]).property).toMatchObject({ Deal: "life-annuity" });
	expect(omnicasaProperty([["fr", { ...item, TypeDescription: "Appartement" }]]).property.Deal).toBeNull();
});

test("a property with hardly any fields is valid", () => {
	const { property, types } = omnicasaProperty([["nl", { ID: "7", Goal: 1, WebID: 0, LargePicture: "" }]]);
	expect(types).toEqual([]);
	expect(propertySchema.parse(property)).toMatchObject({ ID: 7, Goal: 1, TypeID: null, Pictures: [] });
});

test("one picture alone is a picture, and a country may be an abbreviation", () => {
	const url = "https://media.example.com/one.jpg";
	const item = { ID: 7, Goal: 0, XLargePictureItems: [], LargePicture: url, CountryAbbr: "LU", WebID: 1 };
	const { property, types } = omnicasaProperty([["nl", item]]);
	expect(property).toMatchObject({ Pictures: [{ Url: url, Order: 1 }], CountryID: 50, MainTypeID: 1, TypeID: 1 });
	expect(types).toHaveLength(1);
});

test("what cannot be read costs that field, with a remark", () => {
	const { property, findings } = omnicasaProperty([
		["nl", { ...omnicasaItem(1, "nl"), Price: "on request", Zip: { a: 1 }, EnergyPerformance: "179 kWh/m²" }],
	]);
	expect(propertySchema.parse(property)).toMatchObject({ Price: null, Zip: null, EnergyPerformance: 179 });
	expect(findings?.flatMap(({ message }) => fieldsOfMessage(message)).toSorted()).toEqual(["Price", "Zip"]);
});

const readOne = (changes: object, beside?: Lookups) =>
	propertySchema.parse(omnicasaProperty([["nl", { ...omnicasaItem(1, "nl"), ...changes }]], beside).property);

test("a rent is a rent, and a price of nothing is none", () => {
	expect(readOne({ Goal: 1, Price: 950 })).toMatchObject({ MonthlyRent: 950, Price: null });
	expect(readOne({ Price: 0 }).Price).toBeNull();
});

test("a country that is not served is a reason to reject, an absent one is null", () => {
	const fault = (changes: object) => omnicasaProperty([["nl", { ...omnicasaItem(1, "nl"), ...changes }]]).rejected;
	expect(fault({ CountryAbbr: "F" })).toEqual({ code: "country-unserved", country: "F" });
	expect([fault({ CountryAbbr: "l" }), fault({ CountryAbbr: null })]).toEqual([null, null]);
});

describe("the agency's own statuses", () => {
	const meanings = meaningsOf([
		{ ID: 23, Name: "In optie", Marquee: 7 },
		{ ID: 24, Name: "Onder bod", Marquee: 8 },
		{ ID: 25, Name: "Verkocht onder voorwaarden", Marquee: 3 },
		{ ID: 26, Name: "Verkocht", Marquee: 9 },
		{ ID: 27, Name: "Verhuurd", Marquee: 10 },
	]);
	const beside = { ...emptyLookups, meanings };

	test.for([
		[{ SubStatus: 23 }, 1, "under-option"],
		[{ Marquee: 8 }, 1, "under-offer"],
		[{ SubStatus: 25 }, 1, "under-offer"],
		[{ Marquee: 9 }, 2, null],
		[{ SubStatus: 27, Goal: 1 }, 4, null],
		[{ MarqueeName: "Sous option" }, 1, "under-option"],
		[{ Status: 2, SubStatus: 23 }, 2, null],
		[{}, 1, null],
	] as const)("%o is status %i, %s", ([changes, Status, State]) => {
		expect(readOne(changes, beside)).toMatchObject({ Status, State });
	});

	test("say nothing by a marquee that neither they nor the property have", () => {
		const without = meaningsOf([
			{ ID: 26, Name: "Verkocht" },
			{ ID: 23, Name: "In optie", Marquee: 0 },
		]);
		for (const Marquee of [null, 0, "0"]) {
			expect(readOne({ Marquee }, { ...emptyLookups, meanings: without })).toMatchObject({ Status: 1, State: null });
		}
		expect(readOne({ SubStatus: 26 }, { ...emptyLookups, meanings: without }).Status).toBe(2);
	});

	test("are Omnicasa's usual ones where the account provides none", () => {
		expect([3, 4, 5].map((Marquee) => readOne({ Marquee }))).toMatchObject([
			{ State: "under-option", Status: 1 },
			{ State: null, Status: 2 },
			{ State: null, Status: 4 },
		]);
	});
});

test("pictures come in the sizes that Omnicasa makes, where its lists are of the same pictures", () => {
	const list = (size: string, count: number) =>
		Array.from({ length: count }, (_, index) => ({ Url: `https://x.example/${size}${index}.jpg` }));
	const all = { MediumPictureItems: list("m", 2), XLargePictureItems: list("x", 2), SmallPictureItems: list("s", 1) };
	expect(readOne(all).Pictures?.[1]).toEqual({
		Url: "https://x.example/x1.jpg",
		Order: 2,
		Sizes: [
			{ Url: "https://x.example/m1.jpg", Width: 400 },
			{ Url: "https://x.example/x1.jpg", Width: 1600 },
		],
	});
});

describe("what live services send", () => {
	const item = {
		...omnicasaItem(1, "fr"),
		Goal: 1,
		WebID: 2,
		WebIDName: "Appartements",
		TypeDescription: "Appartement 2 chambres avec terrasse",
		ManagerName: "Test Manager",
		ManagerEmail: "manager@agency.example",
		ManagerDirectPhone: "02 000 00 00",
		ManagerMobilePhone: " ",
		ChargesRenter: "120,00",
		DepositAmount: 1_900,
		DateFree: "2026-12-01 00:00:00",
		XLargePictureItems: null,
		LargePictures: ["https://media.example.com/1-l.jpg", "https://media.example.com/2-l.jpg"],
		SmallPictures: ["https://media.example.com/1-s.jpg", "https://media.example.com/2-s.jpg"],
	};
	const { property, types, findings } = omnicasaProperty([["fr", item]]);

	test("the agent, the charges, the deposit, the day and every picture arrive", () => {
		expect(findings).toEqual([]);
		expect(property).toMatchObject({
			Manager: { Name: "Test Manager", Email: "manager@agency.example", Phone: "02 000 00 00" },
			ChargesRenter: 120,
			DepositAmount: 1_900,
			AvailableFrom: "2026-11-30T23:00:00.000Z",
			Pictures: [
				{ Url: "https://media.example.com/1-l.jpg", Order: 1 },
				{ Url: "https://media.example.com/2-l.jpg", Order: 2 },
			],
		});
	});

	test("the agency's own title is one, and no type of its own", () => {
		expect(property.Title).toEqual({ fr: "Appartement 2 chambres avec terrasse" });
		expect(types).toHaveLength(1);
		expect(omnicasaProperty([["fr", { ...item, TypeDescription: "Maison de maître" }]]).types).toHaveLength(2);
	});

	test("where the description is a title, the main type's name is the type", () => {
		const named = omnicasaProperty([["fr", { ...item, MainTypeName: "Appartement", WebIDName: "Divers" }]]);
		expect([named.types[1]?.Name, named.property.WebID]).toEqual([{ fr: "Appartement" }, 1]);
	});

	test("what it is follows from the words of its type and not from the account's number", () => {
		expect([property.WebID, types[0]?.WebID, types[0]?.ID]).toEqual([1, 1, 2]);
		const of = (WebIDName: string | null) =>
			omnicasaProperty([["fr", { ...item, WebID: 9, WebIDName }]]).property.WebID;
		expect(["Terrains", "Bureaux", "Garages", "Commerces", "Divers", null].map(of)).toEqual([4, 2, 5, 6, 9, 9]);
	});
});

test("a description that is no text leaves the other one as it is", () => {
	for (const odd of [[{ toString: "" }], { text: "Ruim huis." }]) {
		const { property } = omnicasaProperty([
			["nl", { ...omnicasaItem(4101, "nl"), DescriptionA: odd, DescriptionB: "<p>Met tuin.</p>" }],
		]);
		expect(propertySchema.parse(property).Description).toEqual({ nl: "<p>Met tuin.</p>" });
	}
});
