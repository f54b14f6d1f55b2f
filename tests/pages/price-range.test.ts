import { beforeAll, expect, test } from "vitest";
import { feedOf, feedProperty, feedTypes } from "../support/feed/feed";
import { ask, importFeed } from "../support/site";

const LISTED = 6;
const SOLD = 2;
const garage = { ID: 5, ParentID: null, Name: { nl: "Garage", fr: "Garage", en: "Garage", de: "Garage" }, WebID: 5 };

beforeAll(async () => {
	const house = (id: number, changes = {}) => feedProperty(id, { Price: 400_000 + id * 1_000, ...changes });
	await importFeed(
		feedOf({
			propertyTypes: [...feedTypes, garage],
			properties: [
				...Array.from({ length: LISTED }, (_, index) => house(1 + index)),
				// Sold long ago: no longer in any list.
				...Array.from({ length: SOLD }, (_, index) =>
					house(21 + index, { Status: 2, LastChangedDate: "2020-01-01T10:00:00Z" }),
				),
				...Array.from({ length: LISTED + SOLD }, (_, index) =>
					house(41 + index, { Latitude: 50.63, Longitude: 5.57, Zip: "4030" }),
				),
				house(31, { MainTypeID: 5, TypeID: 5, Price: 10_000 }),
				house(32, { PublishPrice: false, Price: 918_273 }),
				house(33, { Latitude: 50.46, Longitude: 4.86, Zip: "5000" }),
				house(34, { Goal: 1, MonthlyRent: 900 }),
			],
		}),
	);
});

async function rangeOf(query: string): Promise<unknown> {
	const response = await ask(`/api/price-range?${query}`);
	expect(response.status).toBe(200);
	return ((await response.json()) as { range: unknown }).range;
}

test("what the agency offers and sold near a postcode makes a range, of that type and goal alone", async () => {
	expect(await rangeOf("goal=sale&zip=9000&type=11")).toEqual({
		low: 400_000,
		high: 410_000,
		count: LISTED + SOLD,
		kilometres: expect.any(Number),
		bySurface: false,
	});
});

test("a surface scales it, and one that none has gives none", async () => {
	expect(await rangeOf("goal=sale&zip=9000&type=1&surface=150")).toMatchObject({ bySurface: true, low: 500_000 });
	expect(await rangeOf("goal=sale&zip=9000&type=1&surface=900")).toBeNull();
});

test("a postcode is one of the country that is asked for", async () => {
	expect(await rangeOf("goal=sale&country=10&zip=4030&type=11")).toMatchObject({ count: LISTED + SOLD });
	expect(await rangeOf("goal=sale&country=50&zip=4030&type=11")).toBeNull();
});

test.for([
	"goal=sale&zip=9000&type=5",
	"goal=rent&zip=9000&type=11",
	"goal=sale&zip=5000&type=11",
	"goal=sale&zip=0000&type=11",
	"goal=sale&zip=9000",
	"zip=%00&type=x&surface=-1",
	"",
])("too few to compare with, or nothing asked, is no range: %s", async (query) => {
	expect(await rangeOf(query)).toBeNull();
});
