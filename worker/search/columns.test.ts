import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { encodePolyline } from "../../app/domain/localities/geo";
import { type ColumnName, columns, type FlagName, flagNames } from "../../app/domain/search/columns";
import { sorts } from "../../app/domain/search/orders";
import { parseSearch } from "../../app/domain/search/search";
import { feedOf, feedProperty, feedTypes } from "../../tests/support/feed/feed";
import { importOf } from "../../tests/support/feed/import-runs";
import { emptyStorage } from "../../tests/support/runner/empty-storage";
import { listingsOf } from "../../tests/support/search/listings";

/** Fields that only this record has, and queries that find only this record. */
type Example = { record: Record<string, unknown>; queries: string[] };

const corner = { latitude: 50.5, longitude: 5.5 };
const triangle = encodePolyline([
	{ latitude: 50.4, longitude: 5.4 },
	{ latitude: 50.4, longitude: 5.7 },
	{ latitude: 50.7, longitude: 5.5 },
]);

const DAY = 86_400_000;
const tomorrow = {
	Start: new Date(Date.now() + DAY).toISOString(),
	End: new Date(Date.now() + DAY + 3_600_000).toISOString(),
};

type ComputedFlag = "newBuild" | "stepFree" | "wideDoors" | "stepFreeShower" | "parkingNear" | "openHouse";

/** One per column whose fields the table does not name; a missing column is a type error. */
const examples: Record<Exclude<ColumnName, FlagName> | ComputedFlag, Example> = {
	goal: { record: { Goal: 1, MonthlyRent: 900, ChargesRenter: 150 }, queries: ["goal=rent"] },
	type: { record: { TypeID: 22, MainTypeID: 2 }, queries: ["type=22", "type=2"] },
	zip: { record: { Zip: "8000", City: null }, queries: ["zip=8000"] },
	city: { record: { City: { nl: "Luik", fr: "Liège" } }, queries: ["city=luik", "city=LIEGE"] },
	state: {
		record: { Goal: 1, MonthlyRent: 900, ChargesRenter: 150 },
		queries: ["state=for-rent", "state=for-rent&state=under-offer"],
	},
	deal: {
		record: { Deal: "public-sale", PublicSale: { StartPrice: 180_000 } },
		queries: ["deal=public-sale", "deal=public-sale&deal=seasonal"],
	},
	price: { record: { Price: 999_000.5 }, queries: ["minPrice=999000.5", "minPrice=900000&maxPrice=1000000"] },
	monthly: {
		record: { Goal: 1, MonthlyRent: 900, ChargesRenter: 150 },
		queries: ["minMonthly=1050&maxMonthly=1050"],
	},
	costs: { record: { Zip: "1000" }, queries: [] },
	bedrooms: { record: { Bedrooms: 7 }, queries: ["minBedrooms=7", "minBedrooms=4&maxBedrooms=7"] },
	bathrooms: { record: { Bathrooms: 4 }, queries: ["minBathrooms=4"] },
	garages: { record: { Garages: 3 }, queries: ["minGarages=2"] },
	parkings: { record: { Parkings: 5 }, queries: ["minParkings=5"] },
	surface: { record: { LivingSurface: 640.5 }, queries: ["minSurface=600", "minSurface=640.5&maxSurface=640.5"] },
	ground: { record: { GroundSurface: 1_205 }, queries: ["minGround=1200", "minGround=1000&maxGround=1205"] },
	year: { record: { ConstructionYear: 1931 }, queries: ["maxYear=1931", "minYear=1930&maxYear=1935"] },
	newBuild: { record: { ProjectID: 5 }, queries: ["newBuild=1"] },
	stepFree: { record: { Access: { StepFreeEntrance: true, DoorWidth: 70 } }, queries: ["stepFree=1"] },
	wideDoors: { record: { Access: { DoorWidth: 80, LiftDoorWidth: 90 } }, queries: ["wideDoors=1"] },
	stepFreeShower: { record: { Access: { StepFreeShower: true } }, queries: ["stepFreeShower=1"] },
	parkingNear: { record: { Access: { ParkingWithin50m: true } }, queries: ["parkingNear=1"] },
	openHouse: { record: { OpenHouses: [{ ID: "o1", ...tomorrow }] }, queries: ["openHouse=1"] },
	epc: { record: { EPCLabelText: "A+" }, queries: ["epc=a_plus"] },
	project: { record: { ProjectID: 5 }, queries: ["project=5"] },
	region: { record: { Zip: "1000" }, queries: [] },
	point: {
		record: { Latitude: corner.latitude, Longitude: corner.longitude },
		queries: ["bbox=5,50,6,50.9", `polygon=${encodeURIComponent(triangle)}`],
	},
	listedAt: { record: { CreatedDate: "2026-11-01T09:00:00Z" }, queries: [] },
	indoors: { record: { LivingSurface: 90 }, queries: [] },
	special: { record: { Deal: "life-annuity" }, queries: [] },
	ended: { record: { Status: 2, LastChangedDate: new Date().toISOString() }, queries: [] },
};

const names = Object.keys(columns) as ColumnName[];

/** For a flag, the table names the fields; each of them is an example. */
const walked = names.flatMap((name): [ColumnName, Example][] => {
	const column = columns[name];
	if (column.kind !== "flag" || column.fields.length === 0) return [[name, examples[name as keyof typeof examples]]];
	return column.fields.map((field) => [name, { record: { [field]: true }, queries: [`${name}=1`] }]);
});

const OTHERS = 3;
/** Properties without any of these fields, followed by one per example. */
const records = [
	...Array.from({ length: OTHERS }, (_, index) => feedProperty(index + 1, { MainTypeID: 1 })),
	...walked.map(([, { record }], index) => feedProperty(100 + index, record)),
];

describe("from a record of the feed to what a search finds", () => {
	const service = listingsOf(env);
	const find = async (query: string) => {
		const { items } = await service.search(parseSearch(new URLSearchParams(query)).search, "nl");
		return items.map(({ id }) => id);
	};

	beforeAll(async () => {
		const projects = [{ ID: 5, Name: { nl: "Park" } }];
		const result = await importOf(feedOf({ propertyTypes: feedTypes, properties: records, projects } as never));
		expect(result).toMatchObject({ ran: true, run: { state: "done", created: records.length, rejected: 0 } });
	});
	afterAll(emptyStorage);

	for (const [index, [name, { record, queries }]] of walked.entries()) {
		for (const query of queries) {
			test(`${name}: ${query} finds the property that has ${Object.keys(record).join(" and ")}`, async () => {
				const same = walked.flatMap(([, other], at) =>
					JSON.stringify(other.record) === JSON.stringify(record) || isAlike(name, other.record) ? [100 + at] : [],
				);
				const found = await find(query);
				expect(found).toContain(100 + index);
				expect(found.filter((id) => !same.includes(id))).toEqual([]);
			});
		}
	}

	/** Whether another example sets the same column through another field. */
	function isAlike(name: ColumnName, record: Record<string, unknown>): boolean {
		const column = columns[name];
		return column.kind === "flag" && column.fields.some((field) => record[field] === true);
	}

	test("every parameter of the table is asked for by an example", () => {
		const asked = new Set(
			walked.flatMap(([, { queries }]) => queries.flatMap((query) => [...new URLSearchParams(query).keys()])),
		);
		for (const name of names) {
			const column = columns[name];
			if (column.kind === "flag") expect(asked).toContain(name);
			if (column.kind === "count" || column.kind === "amount") expect(asked).toContain(column.min);
			if (column.kind === "code" && column.parameter) expect(asked).toContain(column.parameter.name);
		}
	});

	test("every flag has its facet", async () => {
		const { flags } = await service.facets(parseSearch(new URLSearchParams()).search, "nl");
		expect(Object.keys(flags).sort()).toEqual([...flagNames].sort());
		for (const name of flagNames) expect(flags[name]).toBeGreaterThan(0);
	});

	test("what is sold comes last in every order, the newest first", async () => {
		const at = (name: ColumnName) => 100 + walked.findIndex(([other]) => other === name);
		for (const sort of sorts) expect((await find(`sort=${sort}&page=2`)).at(-1)).toBe(at("ended"));
		expect((await find("sort=date"))[0]).toBe(at("listedAt"));
	});

	test("what is printed on the page is found by it: number, references, published street", async () => {
		await importOf(
			feedOf({
				properties: [
					...records,
					feedProperty(7_301, { Reference: "GEN-7301", UniqueCode: "UC88", Street: "Kloosterstraat" }),
					feedProperty(7_302, { Street: "Verborgenlaan", PublishAddress: false }),
				],
			} as never),
		);
		service.forget();
		for (const words of ["GEN-7301", "7301", "UC88", "kloosterstraat", "Kloosterst"]) {
			expect(await find(`q=${encodeURIComponent(words)}`)).toEqual([7_301]);
		}
		expect(await find("q=Verborgenlaan")).toEqual([]);
		expect(await find("q=7302")).toEqual([7_302]);
	});
});
