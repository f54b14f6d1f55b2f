import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test } from "vitest";
import { feedOf, feedProperty } from "../../../tests/support/feed/feed";
import { fullProperty } from "../../../tests/support/feed/full-property";
import { importOf } from "../../../tests/support/feed/import-runs";
import { emptyStorage } from "../../../tests/support/runner/empty-storage";
import { listingsOf } from "../../../tests/support/search/listings";
import { summaryOf } from "../report/summary";

afterEach(emptyStorage);

const hide = (...fields: string[]) => fields.map((Field) => ({ Field, AdvancedCondition: "false" }));
const listings = () => listingsOf(env);

async function importHidden(changes: object, ...fields: string[]) {
	await importOf(feedOf({ properties: [fullProperty(1, { ...changes })], visibilityConditions: hide(...fields) }));
	const answer = await listings().property(1, "nl");
	if (answer.found !== "listed") throw new Error("not listed");
	return answer.detail;
}

/** All stored data of a property that pages, searches and emails read. */
async function stored(): Promise<string> {
	const tables = ["listings", "property_details", "pictures", "documents", "listing_words"];
	const rows = await Promise.all(
		tables.map(async (table) => (await env.LISTINGS.prepare(`SELECT * FROM ${table}`).all()).results),
	);
	return JSON.stringify(rows);
}

describe("a field that a rule hides is nowhere", () => {
	test("the price, and every amount that would reveal it", async () => {
		const { card, property } = await importHidden({ Price: 777_001, TotalCost: 888_002 }, "Price");
		expect(card).toMatchObject({ price: null, priceText: "Prijs op aanvraag" });
		expect(property.TotalCost).toBeNull();
		expect(await stored()).not.toMatch(/777001|888002/);
	});

	test.for(["Street", "HouseNumber", "Latitude"])("the address, where %s is hidden", async (field) => {
		const place = { Street: "Volstraat", HouseNumber: "77bis", Latitude: 51.0123456, Longitude: 3.7654321 };
		const { card, street } = await importHidden(place, field);
		expect([street, card.latitude]).toEqual([null, null]);
		expect(card.area).not.toBeNull();
		expect(await stored()).not.toMatch(/Volstraat|77bis|51\.0123456/);
	});

	test("text, pictures, videos, tour, documents and manager", async () => {
		const fields = ["Description", "Pictures", "Videos", "VirtualTour", "Documents", "Manager"];
		const detail = await importHidden({}, ...fields);
		expect(detail).toMatchObject({ description: null, pictures: [], documents: [] });
		expect(detail.card.picture).toBeNull();
		expect(detail.property).toMatchObject({ Videos: null, VirtualTour: null, Manager: null });
	});

	test("figures of the card, which lists, searches and structured data read", async () => {
		const hidden = ["Bedrooms", "LivingSurface", "GroundSurface", "TotalSurface", "EPCLabelText", "EnergyPerformance"];
		const { card } = await importHidden({ Bedrooms: 41 }, ...hidden);
		expect(card).toMatchObject({ bedrooms: null, livingSurface: null, groundSurface: null, epc: null });
		const facts = await env.LISTINGS.prepare("SELECT facts FROM listings").first<string>("facts");
		expect(JSON.parse(facts ?? "")).toMatchObject({ bedrooms: null, surface: null, epc: null });
	});

	test("one category of a score, and not the others", async () => {
		const { property } = await importHidden({}, "Mobiscore.Shops");
		expect(property.Mobiscore?.Shops).toBeNull();
		expect(property.Mobiscore?.Total).not.toBeNull();
	});
});

test("a rule is judged by the whole record, also by what another rule hides", async () => {
	const visibilityConditions = [
		...hide("GardenSurface"),
		{ Field: "GardenOrientation", AdvancedCondition: "GardenSurface > 10 && !empty(Pictures)" },
	];
	const garden = { Garden: true, GardenSurface: 50, GardenOrientation: "S" };
	await importOf(feedOf({ properties: [feedProperty(1, garden)], visibilityConditions }));
	const answer = await listings().property(1, "nl");
	expect(answer).toMatchObject({ detail: { property: { GardenSurface: null, GardenOrientation: "S" } } });
});

test("rules of an earlier run hold where a feed carries none, and a new rule changes what is stored", async () => {
	const properties = [feedProperty(1, { Bedrooms: 4 })];
	const bedrooms = () => env.LISTINGS.prepare("SELECT bedrooms FROM listings").first("bedrooms");
	await importOf(feedOf({ properties }));
	expect(await bedrooms()).toBe(4);
	await importOf(feedOf({ properties, visibilityConditions: hide("Bedrooms") }));
	expect(await bedrooms()).toBeNull();
	await importOf(feedOf({ properties }));
	expect(await bedrooms()).toBeNull();
});

test("a rule without effect is reported", async () => {
	const visibilityConditions = [
		{ Field: "Bathroms", AdvancedCondition: "true" },
		{ Field: "Goal", AdvancedCondition: "false" },
		{ Field: "Cellar", Logic: "equals", CompareWithField: "Gaol", CompareWithValue: 1 },
		{ Field: "Attic", AdvancedCondition: "Garden ==" },
		{ Field: "Garden", AdvancedCondition: "true" },
	];
	const { lines } = summaryOf(await importOf(feedOf({ properties: [], visibilityConditions })));
	expect(lines.slice(1, -1)).toEqual([
		"remark condition 1: no field is called Bathroms",
		"remark condition 2: Goal cannot be hidden",
		"remark condition 3: no field is called Gaol; Cellar is hidden",
		"remark condition 4: its condition cannot be read; Attic is hidden",
	]);
});
