import fc from "fast-check";
import { expect, test } from "vitest";
import { criteriaFor } from "../../../tests/support/search/criteria";
import { encodePolyline } from "../localities/geo";
import { localities } from "../localities/localities";
import { zipIn } from "../localities/municipalities";
import { type Criteria, fits, localityOf, type PropertyFacts, savedSearchOf } from "./saved-search";

const property: PropertyFacts = {
	goal: "sale",
	types: [11, 1],
	zip: "9000",
	municipalities: ["44021"],
	price: 300_000,
	bedrooms: 3,
	bathrooms: 1,
	garages: null,
	parkings: 0,
	terrace: false,
	garden: true,
	point: { latitude: 51.05, longitude: 3.72 },
};

const around = encodePolyline([
	{ latitude: 51.1, longitude: 3.7 },
	{ latitude: 51, longitude: 3.8 },
	{ latitude: 51, longitude: 3.6 },
]);

test.for<[string, Partial<Criteria>, Partial<PropertyFacts>, boolean]>([
	["as it is", {}, {}, true],
	["another goal", { goal: "rent" }, {}, false],
	["its own type", { propertyTypes: [11] }, {}, true],
	["another type", { propertyTypes: [12, 2] }, {}, false],
	["another postcode", { zips: ["9050"] }, {}, false],
	["its municipality", { zips: [], zones: ["44021"] }, {}, true],
	["its municipality by name, beside another postcode", { zips: ["9050"], zones: ["Gand"] }, {}, true],
	["inside the drawn area", { zips: [], polygon: around }, {}, true],
	["outside the drawn area", { zips: [], polygon: around }, { point: { latitude: 51.09, longitude: 3.61 } }, false],
	["a drawn area, and its place is not known", { zips: [], polygon: around }, { point: null }, false],
	["up to its price", { maxPrice: 300_000 }, {}, true],
	["below its price", { maxPrice: 299_999 }, {}, false],
	["from its price", { minPrice: 300_000 }, {}, true],
	["above its price", { minPrice: 300_001 }, {}, false],
	["an upper bound and no published price", { maxPrice: 1_000_000_000 }, { price: null }, false],
	["a lower bound and no published price", { minPrice: 1 }, { price: null }, false],
	["no bound and no published price", {}, { price: null }, true],
	["a lower bound of nothing", { minPrice: 0, minBedrooms: 0 }, { price: null, bedrooms: null }, true],
	["enough bedrooms", { minBedrooms: 3, maxBedrooms: 3 }, {}, true],
	["too few bedrooms", { minBedrooms: 4 }, {}, false],
	["too many bedrooms", { maxBedrooms: 2 }, {}, false],
	["a garage, where nothing is known of one", { garages: 1 }, {}, false],
	["no parking asked", { parkings: 0 }, { parkings: null }, true],
	["a terrace that it lacks", { terrace: true }, {}, false],
	["a garden that it has", { garden: true }, {}, true],
])("%s", ([, wished, changed, expected]) => {
	expect(fits({ ...property, ...changed }, savedSearchOf(criteriaFor(wished)))).toBe(expected);
});

test("a match of locality reports the narrowest criterion", () => {
	const locality = (wished: Partial<Criteria>) =>
		localityOf(property, savedSearchOf(criteriaFor({ zips: [], ...wished })));
	expect(locality({ zips: ["9000"], zones: ["44021"], polygon: around })).toBe("zip");
	expect(locality({ zones: ["44021"], polygon: around })).toBe("municipality");
	expect(locality({ polygon: around })).toBe("area");
	expect(locality({ zips: ["9050"] })).toBeNull();
});

test("a postcode is looked for in one country: Belgium's, unless only Luxembourg has it or is named beside it", () => {
	const of = (country: string) => localities.filter((locality) => locality.country === country);
	const zipsOf = (country: string) => new Set(of(country).flatMap(({ zips }) => zips));
	const [belgian, luxembourgish] = [zipsOf("BE"), zipsOf("LU")];
	const fitsIn = (country: "BE" | "LU", zip: string, zones: string[]) =>
		fits(
			{ ...property, zip: zipIn(country, zip), municipalities: [] },
			savedSearchOf(criteriaFor({ zips: [zip], zones })),
		);
	const codes = (country: string) =>
		fc.subarray(
			of(country).map(({ code }) => code),
			{ maxLength: 3 },
		);
	fc.assert(
		fc.property(
			fc.constantFrom(...belgian, ...luxembourgish),
			codes("BE"),
			codes("LU"),
			(zip, inBelgium, inLuxembourg) => {
				const isNamed = inBelgium.length === 0 && inLuxembourg.length > 0;
				const meansLuxembourg = isNamed || !belgian.has(zip);
				const zones = [...inBelgium, ...inLuxembourg];
				expect(fitsIn("BE", zip, zones)).toBe(!meansLuxembourg);
				expect(fitsIn("LU", zip, zones)).toBe(meansLuxembourg);
			},
		),
	);
	expect([...luxembourgish].some((zip) => belgian.has(zip))).toBe(true);
});
