import { describe, expect, test } from "vitest";
import { fieldsOfMessage } from "../../../../app/domain/imports/message";
import { dealOf } from "../../../../app/domain/property/deal-terms";
import { pricePartsShown, priceShown } from "../../../../app/domain/property/price";
import { propertySchema } from "../../../../app/domain/property/property";
import { whiseEstate } from "../../../../tests/support/feed/crm-properties";
import { learnWords, noWords } from "./extras";
import { whiseProperty } from "./whise-property";

const homeWith = (changes: object = {}) => whiseProperty({ ...whiseEstate(2), ...changes });
const read = (changes: object = {}) => propertySchema.parse(homeWith(changes).property);
const withDetails = (...details: object[]) => read({ details });

test("a property has the texts of every language, its figures and its pictures", () => {
	expect(read()).toMatchObject({
		ID: 2,
		Reference: "REF-2",
		Goal: 0,
		Status: 1,
		WebID: 1,
		OfficeID: "34",
		Language: "nl",
		Title: {
			nl: "Villa met 3 slaapkamers in Gent",
			fr: "Villa de 3 chambres à Gand",
			en: "Villa with 3 bedrooms in Ghent",
			de: "Villa mit 3 Schlafzimmern in Gent",
		},
		Description: { en: "<p>A home with a garden.</p>", nl: "<p>Een woning met tuin.</p>" },
		PublishPrice: true,
		Price: 425_000,
		PublishAddress: true,
		HouseNumber: "12",
		BoxNr: null,
		Zip: "9000",
		City: { nl: "Gent", fr: "Gand", en: "Ghent", de: "Gent" },
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
		Terrace: null,
		Pictures: [
			{ Url: "https://media.example.com/2/2.jpg", Order: 2, Sizes: [{ Width: 200 }] },
			{ Url: "https://media.example.com/2/1.jpg", Order: 1, Sizes: [{ Width: 640 }, { Width: 1600 }] },
		],
		VirtualTour: "https://tour.example.com/1",
		CreatedDate: "2026-11-03T08:00:00.000Z",
		LastChangedDate: "2026-11-18T15:20:00Z",
	});
});

test("however many pictures cannot be read, they cost themselves", () => {
	const picture = (order: unknown) => ({ urlXXL: "https://media.example.com/1.jpg", order });
	const { property, findings } = homeWith({ pictures: [...Array(12).fill(picture("first")), picture("3")] });
	expect(propertySchema.parse(property).Pictures).toMatchObject([{ Order: 3 }]);
	expect(findings?.map(({ message }) => message)).toMatchObject([
		{ code: "items-left-out", field: "Pictures", items: 12 },
	]);
});

test.for([
	[1, 1, { Goal: 0, Status: 1, State: null }],
	[2, 2, { Goal: 1, Status: 1, State: null }],
	[3, 15, { Goal: 0, Status: 1, State: null }],
	[1, 5, { Status: 1, State: "under-option" }],
	[2, 6, { Goal: 1, Status: 1, State: "under-option" }],
	[1, 12, { Status: 1, State: "under-option" }],
	[1, 21, { Status: 1, State: "under-option" }],
	[1, 22, { Status: 1, State: "under-offer" }],
	[1, 14, { Status: 1, State: "under-offer" }],
	[1, 3, { Status: 2, State: null }],
	[2, 4, { Goal: 1, Status: 4, State: null }],
	[1, 8, { Status: 5, State: null }],
	[1, 20, { Status: 5, State: null }],
	[1, 99, { Status: 5, State: null }],
] as const)("purpose %i with status %i is %o", ([purpose, purposeStatus, expected]) => {
	expect(read({ purpose: { id: purpose }, purposeStatus: { id: purposeStatus } })).toMatchObject(expected);
});

describe("types", () => {
	test("are the category, and the subcategory where it has a name", () => {
		expect(whiseProperty(whiseEstate(2)).types).toEqual([
			{ ID: 1, ParentID: null, Name: expect.objectContaining({ nl: "Huis", de: "Haus" }), WebID: 1 },
			{ ID: 1_013, ParentID: 1, Name: expect.objectContaining({ nl: "Villa" }), WebID: 1 },
		]);
		expect(whiseProperty(whiseEstate(1)).types.map((type) => type.ID)).toEqual([1]);
		expect(read()).toMatchObject({ MainTypeID: 1, TypeID: 1_013 });
	});

	test("of land make it land, and an unknown category makes none", () => {
		expect(read({ category: { id: 3 } }).WebID).toBe(4);
		expect(read({ category: { id: 42 } })).toMatchObject({ WebID: null, TypeID: null });
	});
});

test("hidden values stay hidden, and absent flags hide: Whise omits what is false", () => {
	const hidden = { PublishAddress: false, PublishPrice: false };
	expect(read({ displayAddress: false, displayPrice: 0 })).toMatchObject(hidden);
	expect(read({ displayAddress: undefined, displayPrice: undefined })).toMatchObject(hidden);
});

test("countries are read by their number, by their name where there is none, and any other is rejected", () => {
	expect(read({ country: { id: 5 }, zip: "1611" }).CountryID).toBe(50);
	expect(read({ country: { name: "Luxembourg" } }).CountryID).toBe(50);
	expect(read({ country: { displayName: "België" } }).CountryID).toBe(10);
	expect(homeWith({ country: { id: 3 } }).rejected).toEqual({ code: "country-unserved", country: "3" });
	// A number takes precedence over a name.
	expect(homeWith({ country: { id: 7, displayName: "Luxembourg" } }).rejected).toMatchObject({ country: "7" });
	expect(homeWith().rejected).toBeNull();
});

test("a rent is a rent, with its charges beside it", () => {
	const rental = { purpose: { id: 2 }, purposeStatus: { id: 2 }, price: 1_200, details: [{ id: 301, value: "85" }] };
	expect(read(rental)).toMatchObject({ Goal: 1, Price: null, MonthlyRent: 1_200, ChargesRenter: 85 });
	expect(read({ price: 0 }).Price).toBeNull();
});

test("the mentions that the law asks for are read from the details, in every language where a number gives them", () => {
	const flanders = withDetails(
		{ id: 2391, value: "20260105-0000001-RES-1" },
		{ id: 2776, value: "07/31/2034 00:00" },
		{ id: 808, value: "1" },
		{ id: 812, value: "0" },
		{ id: 691, value: "0" },
		{ id: 1734, value: "1" },
		{ id: 1736, value: "zone agricole", enum: { id: 1 } },
		{ id: 2222, value: "zone innondable effective", enum: { id: 1229 } },
		{ id: 2223, value: "zone délimitée", enum: { id: 1231 } },
		{ id: 820, value: "1" },
		{ id: 1793, value: "conforme", enum: { id: 1454 } },
	);
	expect(flanders).toMatchObject({
		EnergyCertificateNumber: "20260105-0000001-RES-1",
		EnergyCertificateEndDate: "2034-07-31",
		Permit: true,
		AllotmentPermit: false,
		Summons: false,
		PreemptiveRights: true,
		Destination: { nl: "Agrarisch gebied", fr: "Zone agricole", de: "Landwirtschaftszone" },
		FloodRisk: true,
		FloodZone: { nl: "Afgebakend overstromingsgebied" },
		RiverbankZone: false,
		GroundCertificate: true,
		ElectricityCertificate: true,
	});
	expect(withDetails({ id: 2712, value: "x", enum: { id: 1837 } }).Summons).toBe(false);
	expect(withDetails({ id: 2712, value: "x", enum: { id: 1834 } }).Summons).toBe(true);
	expect(withDetails({ id: 2222, value: "1233" })).toMatchObject({ FloodRisk: false });
});

test("details that choose a value have a word in every language; one without a number keeps its own", () => {
	const property = withDetails(
		{ id: 1595, value: "super-équipée", enum: { id: 686 } },
		{ id: 1020, value: "gaz", enum: { id: 660 } },
		{ id: 53, value: "individuel", enum: { id: 638 } },
		{ id: 461, value: "1" },
		{ id: 1737, value: "sud", enum: { id: 47 } },
		{ id: 1183, value: "coco" },
		{ id: 998, value: "1" },
		{ id: 999, value: "2" },
		{ id: 57, value: "2.0" },
	);
	expect(property).toMatchObject({
		Kitchen: { nl: "Volledig ingericht", de: "Komplett eingerichtet" },
		HeatingType: { nl: "Gas, individueel", fr: "Gaz, individuel" },
		WindowGlazing: { en: "Double glazing" },
		GardenOrientation: "S",
		FloorCovering: { nl: "coco" },
		Parkings: 3,
		ShowerRooms: 2,
	});
	expect(read({ state: { id: 6 }, availability: { id: 5 }, floor: 3 })).toMatchObject({
		Condition: { nl: "Te renoveren" },
		Availability: { de: "Sofort" },
		FloorNumber: 3,
	});
});

test("details of which nothing is made are named by their numbers", () => {
	expect(
		homeWith({
			details: [
				{ id: 2944, value: "1" },
				{ id: "110", value: "5" },
				{ id: 14, value: "1924" },
			],
		}).unread,
	).toEqual([2944, 110]);
});

test("details that no field is for come along under Whise's own names, in every language that it said them in", () => {
	const details = [
		{ id: 1041, label: "zwembad", type: "yes/no", group: "buiten", value: "1" },
		{ id: 1752, label: "alarm", type: "yes/no", value: "0" },
		{ id: 2054, label: "bureau", type: "number", value: "12" },
		{ id: 110, label: "openbaar vervoer", type: "number", value: "0" },
		{ id: 574, label: "btw-stelsel", type: "list", value: "onder btw", enum: { id: 812 } },
		{ id: 99, label: "opmerking", type: "text", value: "x".repeat(300) },
	];
	const words = noWords();
	learnWords(words, "nl", details);
	learnWords(words, "fr", [{ ...details[4], label: "régime TVA", value: "sous TVA" }]);
	const { property, unread } = whiseProperty({ ...whiseEstate(2), details }, words);
	expect(propertySchema.parse(property).Extras).toEqual([
		{ Key: "1041", Label: { nl: "Zwembad" }, Value: true },
		{ Key: "2054", Label: { nl: "Bureau" }, Value: 12 },
		{
			Key: "574",
			Label: { nl: "Btw-stelsel", fr: "Régime TVA" },
			Value: { nl: "Onder btw", fr: "Sous TVA" },
		},
	]);
	expect(unread).toEqual([99]);
});

test("figures that no field is for keep their unit", () => {
	const detail = (id: number, type: string, value: string) => ({ id, label: "x", type, value });
	const property = withDetails(detail(78, "surface", "11,5"), detail(108, "length", "200"), detail(344, "price", "15"));
	expect(property.Extras).toMatchObject([
		{ Value: 11.5, Unit: "m2" },
		{ Value: 200, Unit: "m" },
		{ Value: 15, Unit: "eur" },
	]);
});

test("an estate that has parking and counts none says so, and is an investment where it is one", () => {
	const keysOf = (changes: object) => read({ details: [], ...changes }).Extras?.map(({ Key }) => Key);
	expect(keysOf({ parking: 1, investmentEstate: true })).toEqual(["parking", "investment"]);
	expect(keysOf({ parking: 1, details: [{ id: 998, value: "2" }] })).toEqual([]);
	expect(keysOf({ parking: 0 })).toEqual([]);
});

test("the agent, the documents, the captions, the tours and the films come along", () => {
	const property = read({
		representatives: [
			{ id: 9, firstName: "Test", name: "Makelaar", email: "m@agency.example", mobilePhone: "0470 00 00 00" },
		],
		documents: [{ id: 5, description: "Plannen", url: "https://media.example.com/plan.pdf" }, { id: 6 }],
		pictures: [
			{ urlXXL: "https://media.example.com/a.jpg", order: 1, description: [{ languageId: "nl-BE", content: "Gevel" }] },
		],
		link3DModel: "https://tour.example.com/model",
	});
	expect(property).toMatchObject({
		Manager: { Name: "Test Makelaar", Email: "m@agency.example", Phone: "0470 00 00 00" },
		Documents: [{ ID: "5", Url: "https://media.example.com/plan.pdf", Name: { nl: "Plannen" } }],
		Pictures: [{ Caption: { nl: "Gevel" } }],
		VirtualTour: "https://tour.example.com/1",
		Videos: ["https://tour.example.com/model"],
	});
	expect(read({ linkVirtualVisit: null, link3DModel: "https://tour.example.com/model" })).toMatchObject({
		VirtualTour: "https://tour.example.com/model",
		Videos: [],
	});
});

test("the title is the one of the advert, else its short line, never the file's own name", () => {
	expect(withDetails({ id: 1914, value: "Herenhuis met tuin" }).Title).toEqual({ nl: "Herenhuis met tuin" });
	expect(read({ sms: [{ languageId: "fr-BE", content: "Belle maison" }] }).Title).toEqual({ fr: "Belle maison" });
	expect(JSON.stringify(read().Title)).not.toContain("Dossier");
	expect(read({ rooms: 0, area: null, category: { id: 7 }, subCategory: null }).Title).toMatchObject({
		nl: "Garage in Gent",
	});
});

test("a property with hardly any fields is valid, odd lists and all", () => {
	const odd = {
		purpose: { id: 1 },
		pictures: [null, {}],
		details: "none",
		longDescription: [null, { languageId: 3, content: "x" }],
	};
	expect(propertySchema.parse(whiseProperty({ id: 7, ...odd }).property)).toMatchObject({
		ID: 7,
		Goal: 0,
		Pictures: [],
	});
});

test("a title that names a public sale makes it one", () => {
	expect(read({ sms: [{ languageId: "fr-BE", content: "Vente publique : maison" }] }).Deal).toBe("public-sale");
	expect(read({ purpose: { id: 2 }, sms: [{ languageId: "fr-BE", content: "Vente publique" }] }).Deal).toBeNull();
});

test("a life annuity is one, and its price is shown as none of a house", () => {
	const property = read({ purpose: { id: 3 }, purposeStatus: { id: 15 }, price: 65_000 });
	expect(dealOf(property)).toBe("life-annuity");
	expect([priceShown(property, []), pricePartsShown(property, [])]).toEqual([null, []]);
});

test.for([[4], [null], ["sale"]])("purpose %o is rejected, not put up for sale", ([id]) => {
	const { property } = whiseProperty({ ...whiseEstate(1), purpose: { id } });
	expect(propertySchema.safeParse(property).error?.issues.map((issue) => issue.path[0])).toEqual(["Goal"]);
});

describe("a text where a figure is due", () => {
	test.for([
		["179-179", 179],
		["212 kWh/m²", 212],
		["98,5", 98.5],
	])("%s is %d", ([energyValue, expected]) => {
		expect(read({ energyValue }).EnergyPerformance).toBe(expected);
		expect(homeWith({ energyValue }).findings).toEqual([]);
	});

	test.for([["179-230"], ["A++"], ["in aanvraag"]])("%s costs that figure alone, with a remark", ([energyValue]) => {
		const { property, findings } = homeWith({ energyValue });
		expect(propertySchema.parse(property)).toMatchObject({ ID: 2, EnergyPerformance: null, Price: 425_000 });
		expect(findings).toEqual([
			{
				finding: "remark",
				kind: "property",
				recordId: "2",
				message: {
					code: "field-left-out",
					field: "EnergyPerformance",
					value: String(energyValue),
					fault: { fault: "number" },
				},
			},
		]);
	});

	test("is replaced by the detail of the same meaning", () => {
		expect(read({ energyValue: "A++", details: [{ id: 2089, value: "38" }] }).EnergyPerformance).toBe(38);
	});

	test("and an odd answer in any other field costs that field", () => {
		const { property, findings } = homeWith({
			price: "on request",
			rooms: { a: 1 },
			pictures: [{ urlXXL: 7 }, { urlXXL: "https://x.example/1.jpg" }],
		});
		expect(propertySchema.parse(property)).toMatchObject({
			Price: null,
			Bedrooms: null,
			Pictures: [{ Url: "https://x.example/1.jpg" }],
		});
		const fields = findings?.flatMap(({ message }) => fieldsOfMessage(message));
		expect(fields?.toSorted()).toEqual(["Bedrooms", "Pictures", "Price"]);
	});
});
