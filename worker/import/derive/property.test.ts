import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test, vi } from "vitest";
import { distanceMetres, type Point } from "../../../app/domain/localities/geo";
import { fieldsThatRevealThePrice } from "../../../app/domain/property/fields/fields";
import { feedOf, feedProperty, feedTypes } from "../../../tests/support/feed/feed";
import { figures, importOf } from "../../../tests/support/feed/import-runs";
import { recordOf } from "../../../tests/support/feed/record-of";
import { emptyStorage } from "../../../tests/support/runner/empty-storage";
import { matchExpression } from "../../search/words";

const DAY = 86_400;

afterEach(async () => {
	vi.useRealTimers();
	await emptyStorage();
});

describe("a property that was sold without a date", () => {
	const sold = (changes: object = {}) =>
		feedOf({ properties: [feedProperty(1, { Status: 2, LastChangedDate: null, ...changes })] });
	const listing = () =>
		env.LISTINGS.prepare("SELECT state, ends_at FROM listings WHERE id = 1").first<{
			state: string;
			ends_at: number;
		}>();

	test("leaves the lists thirty days after it was first seen so, whatever is imported in between", async () => {
		vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-01T10:00:00Z") });
		const end = Date.parse("2026-12-01T10:00:00Z") / 1_000;
		await importOf(sold());
		expect(await listing()).toEqual({ state: "listed", ends_at: end });
		vi.setSystemTime(new Date("2026-11-20T10:00:00Z"));
		expect(await figures(sold())).toMatchObject({ changed: 0, unchanged: 1 });
		expect(await figures(sold({ Bedrooms: 5 }))).toMatchObject({ changed: 1 });
		expect(await listing()).toEqual({ state: "listed", ends_at: end });
		vi.setSystemTime(new Date("2026-12-01T10:00:01Z"));
		expect(await figures(sold({ Bedrooms: 5 }))).toMatchObject({ changed: 0 });
		expect(await listing()).toMatchObject({ state: "ended" });
	});

	test("that comes on the market again and is sold again has its days anew", async () => {
		vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-01T10:00:00Z") });
		await importOf(sold());
		await importOf(sold({ Status: 1 }));
		expect(await listing()).toEqual({ state: "listed", ends_at: null });
		vi.setSystemTime(new Date("2026-11-20T10:00:00Z"));
		await importOf(sold({ Status: 4 }));
		expect((await listing())?.ends_at).toBe(Date.parse("2026-11-20T10:00:00Z") / 1_000 + 30 * DAY);
	});

	test("goes by the date once the feed has one", async () => {
		await importOf(sold());
		await importOf(sold({ LastChangedDate: "2020-01-01T00:00:00Z" }));
		expect(await listing()).toMatchObject({ state: "ended" });
	});
});

test("a published address is found with its number, a hidden one by neither", async () => {
	const address = { Street: { nl: "Molenstraat", fr: "Rue du Moulin" }, HouseNumber: "137A" };
	await importOf(
		feedOf({ properties: [feedProperty(1, address), feedProperty(2, { ...address, PublishAddress: false })] }),
	);
	for (const text of ["molenstraat 137", "rue du Moulin 137a"]) {
		const { results } = await env.LISTINGS.prepare("SELECT rowid AS id FROM listing_words WHERE listing_words MATCH ?")
			.bind(matchExpression(text))
			.all();
		expect(results).toEqual([{ id: 1 }]);
	}
});

describe("a hidden address", () => {
	const place = { latitude: 50.85012, longitude: 4.35034 };
	const hidden = (id: number, at: Point = place) =>
		feedProperty(id, { PublishAddress: false, Latitude: at.latitude, Longitude: at.longitude });

	async function shown(): Promise<Point[]> {
		const { results } = await env.LISTINGS.prepare("SELECT latitude, longitude FROM listings ORDER BY id").all<Point>();
		return results;
	}

	test("is shown at one point for every property of one location, and for its project", async () => {
		await importOf(
			feedOf({
				properties: Array.from({ length: 10 }, (_, index) => hidden(index + 1)),
				projects: [
					{
						ID: 1,
						Name: { nl: "Park" },
						PublicAddress: false,
						Latitude: place.latitude,
						Longitude: place.longitude,
					},
				],
			}),
		);
		const detail = await env.LISTINGS.prepare("SELECT detail FROM projects").first<string>("detail");
		const { Latitude, Longitude } = JSON.parse(detail ?? "{}") as { Latitude: number; Longitude: number };
		const points = new Set(
			[...(await shown()), { latitude: Latitude, longitude: Longitude }].map((point) => JSON.stringify(point)),
		);
		expect(points.size).toBe(1);
	});

	test("moves two hundred to five hundred metres, each location in its own direction", async () => {
		const localities = Array.from({ length: 40 }, (_, index) => ({
			...place,
			latitude: place.latitude + index / 1_000,
		}));
		await importOf(feedOf({ properties: localities.map((at, index) => hidden(index + 1, at)) }));
		const points = await shown();
		for (const [index, point] of points.entries()) {
			const metres = distanceMetres(localities[index] ?? place, point);
			expect(metres).toBeGreaterThan(204);
			expect(metres).toBeLessThan(496);
		}
		const moves = points.map((point, index) => (point.latitude - (localities[index]?.latitude ?? 0)).toFixed(7));
		expect(new Set(moves).size).toBe(40);
	});
});

function exampleOf(key: string, amount: number): unknown {
	if (key === "NewBuild.VatRate") return 21;
	if (key === "Season.Seasons") return [{ From: "2027-07-01", Until: "2027-08-31", PricePerWeek: amount }];
	return amount;
}

test("of a hidden price no table holds an amount that reveals it", async () => {
	const amounts = recordOf(fieldsThatRevealThePrice.map((key, index) => [key, exampleOf(key, 700_001 + index)]));
	await importOf(
		feedOf({ properties: [feedProperty(1, { Goal: 1, PublishPrice: false, MonthlyRent: 700_900, ...amounts })] }),
	);
	const detail = await env.LISTINGS.prepare("SELECT detail FROM property_details").first<string>("detail");
	const row = await env.LISTINGS.prepare("SELECT * FROM listings").first();
	expect(JSON.stringify([detail, row])).not.toMatch(/700\d{3}/);
});

test("a document without a safe address is not offered, on request either", async () => {
	const document = (ID: string, changes: object) => ({ ID, Name: { nl: ID }, Access: "on-request", ...changes });
	const Documents = [
		document("none", {}),
		document("unsafe", { Url: "javascript:alert(1)" }),
		document("public", { Access: "public" }),
		document("good", { Url: "https://media.example.com/plan.pdf" }),
	];
	await importOf(feedOf({ properties: [feedProperty(1, { Documents })] }));
	const { results } = await env.LISTINGS.prepare("SELECT id FROM documents").all();
	expect(results).toEqual([{ id: "good" }]);
});

test("an offered property without a type of the source is remarked: no filter by type finds it", async () => {
	const noType = { MainTypeID: null, TypeID: null };
	const properties = [
		feedProperty(1, noType),
		feedProperty(2, { ...noType, TypeID: 999 }),
		feedProperty(3, { ...noType, Status: 0 }),
		feedProperty(4),
	];
	const result = await importOf(feedOf({ propertyTypes: feedTypes, properties }));
	const remarked = result.ran ? result.findings.filter(({ message }) => message.code === "type-unknown") : [];
	expect(remarked.map(({ recordId }) => recordId)).toEqual(["1", "2"]);
});
