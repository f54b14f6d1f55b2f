import { describe, expect, test } from "vitest";
import { propertySchema } from "../../../app/domain/property/property";
import { whiseEstate } from "../../../tests/support/crm-properties";
import { whiseHome } from "./whise-property";

const read = (changes: object = {}) => propertySchema.parse(whiseHome({ ...whiseEstate(2), ...changes }).property);

test("a property has the texts of every language, its figures and its pictures", () => {
	expect(read()).toMatchObject({
		ID: 2,
		Reference: "REF-2",
		Goal: 0,
		Status: 1,
		WebID: 1,
		Title: "Woning 2",
		Description: { en: "<p>A home with a garden.</p>", nl: "<p>Een woning met tuin.</p>" },
		PublishPrice: true,
		Price: 425_000,
		PublishAddress: true,
		HouseNumber: "12",
		BoxNr: null,
		Zip: "9000",
		City: "Gent",
		CountryID: 10,
		Latitude: 51.0603,
		Longitude: 3.7266,
		Bedrooms: 3,
		LivingSurface: 164,
		GroundSurface: null,
		ConstructionYear: 1924,
		EnergyPerformance: 38,
		EPCLabelText: "A++",
		Lift: true,
		Garden: true,
		Terrace: false,
		Pictures: [
			{ Url: "https://media.example.com/2/2.jpg", Order: 2 },
			{ Url: "https://media.example.com/2/1.jpg", Order: 1 },
		],
		VirtualTour: "https://tour.example.com/1",
		CreatedDate: "2026-11-03T08:00:00.000Z",
		LastChangedDate: "2026-11-18T15:20:00Z",
	});
});

test.for([
	[1, 1, 0, 1],
	[2, 2, 1, 1],
	[1, 3, 0, 2],
	[2, 4, 1, 4],
	[1, 5, 0, 1],
	[1, 14, 0, 2],
	[3, 15, 0, 1],
	[1, 99, 0, 5],
])("purpose %i with status %i is goal %i with status %i", ([purpose, purposeStatus, Goal, Status]) => {
	expect(read({ purpose: { id: purpose }, purposeStatus: { id: purposeStatus } })).toMatchObject({ Goal, Status });
});

describe("types", () => {
	test("are the category, and the subcategory where it has a name", () => {
		expect(whiseHome(whiseEstate(2)).types).toEqual([
			{ ID: 1, ParentID: null, Name: expect.objectContaining({ nl: "Huis", de: "Haus" }), WebID: 1 },
			{ ID: 1_003, ParentID: 1, Name: "Villa", WebID: 1 },
		]);
		expect(whiseHome(whiseEstate(1)).types.map((type) => type.ID)).toEqual([1]);
		expect(read()).toMatchObject({ MainTypeID: 1, TypeID: 1_003 });
	});

	test("of land make it land, and an unknown category makes none", () => {
		expect(read({ category: { id: 3 } }).WebID).toBe(4);
		expect(read({ category: { id: 42 } })).toMatchObject({ WebID: null, TypeID: null });
	});
});

test("what is hidden stays hidden, and countries are told apart", () => {
	expect(read({ displayAddress: false, displayPrice: 0 })).toMatchObject({
		PublishAddress: false,
		PublishPrice: false,
	});
	expect(read({ country: { id: 7, displayName: "Luxembourg" } }).CountryID).toBe(50);
	expect(read({ country: { id: 8, displayName: "Spanje" } }).CountryID).toBeNull();
});

test("an address of which nothing is said is hidden, a price is not", () => {
	expect(read({ displayAddress: undefined, displayPrice: undefined })).toMatchObject({
		PublishAddress: false,
		PublishPrice: null,
		Price: 425_000,
	});
});

test("a property of which hardly anything is said is a property, odd lists and all", () => {
	const odd = {
		purpose: { id: 1 },
		pictures: [null, {}],
		details: "none",
		longDescription: [null, { languageId: 3, content: "x" }],
	};
	expect(propertySchema.parse(whiseHome({ id: 7, ...odd }).property)).toMatchObject({ ID: 7, Goal: 0, Pictures: [] });
});

test.for([[4], [null], ["sale"]])("purpose %o is rejected, not put up for sale", ([id]) => {
	const { property } = whiseHome({ ...whiseEstate(1), purpose: { id } });
	expect(propertySchema.safeParse(property).error?.issues.map((issue) => issue.path[0])).toEqual(["Goal"]);
});

test("what cannot be read rejects the property, with the field", () => {
	const { property } = whiseHome({ ...whiseEstate(1), price: "on request", displayPrice: "perhaps" });
	const fields = propertySchema.safeParse(property).error?.issues.map((issue) => issue.path[0]);
	expect(fields?.sort()).toEqual(["Price", "PublishPrice"]);
});
