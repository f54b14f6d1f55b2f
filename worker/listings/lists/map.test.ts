import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { foldText } from "../../../app/domain/formatting/slug";
import { boxContains } from "../../../app/domain/localities/geo";
import { emptySearch } from "../../../app/domain/search/search";
import { generateListing, insertListings, listingsOf } from "../../../tests/support/search/listings";

const service = listingsOf(env);
const all = Array.from({ length: 1_200 }, (_, index) => generateListing(1 + index));
const belgium = { west: 2.5, south: 49.4, east: 6.5, north: 51.6 };
const ghent = { west: 3.5, south: 50.9, east: 3.9, north: 51.2 };

beforeAll(async () => {
	const hidden = all[10];
	if (hidden) {
		Object.assign(hidden, { state: "listed", latitude: 51.05, longitude: 3.72 });
		hidden.card = JSON.stringify({ ...(JSON.parse(hidden.card) as object), area: true });
	}
	await env.LISTINGS.batch(insertListings(env.LISTINGS, all));
});

function within(box: typeof belgium) {
	return all.filter(
		({ state, latitude, longitude }) =>
			state === "listed" && latitude !== null && longitude !== null && boxContains(box, { latitude, longitude }),
	);
}

test("a box with few properties shows each of them at its point", async () => {
	const { points, clusters, total } = await service.points({ ...emptySearch(), bbox: ghent }, "nl");
	expect(points.map((point) => point.id).sort()).toEqual(
		within(ghent)
			.map((property) => property.id)
			.sort(),
	);
	expect(clusters).toEqual([]);
	expect(total).toBe(points.length);
});

test("a hidden address is the middle of a circle", async () => {
	const { points } = await service.points({ ...emptySearch(), bbox: ghent }, "nl");
	expect(points.find((point) => point.id === 11)).toMatchObject({ latitude: 51.05, longitude: 3.72, radius: 500 });
	expect(points.filter((point) => point.radius !== null)).toHaveLength(1);
});

test("a box with many properties shows clusters that add up and lie in their boxes", async () => {
	const { points, clusters, total } = await service.points({ ...emptySearch(), bbox: belgium }, "nl");
	expect(total).toBe(within(belgium).length);
	expect(clusters.reduce((sum, cluster) => sum + cluster.count, 0) + points.length).toBe(total);
	expect(clusters.length).toBeGreaterThan(20);
	for (const cluster of clusters) expect(boxContains(cluster.box, cluster)).toBe(true);
});

test.for([belgium, ghent])("the cities with most properties are named, one by one or in clusters", async (bbox) => {
	const counts = new Map<string, number>();
	for (const { city_fr: city } of within(bbox)) counts.set(city, (counts.get(city) ?? 0) + 1);
	const most = [...counts].sort(([a, n], [b, m]) => m - n || a.localeCompare(b));
	const { places } = await service.points({ ...emptySearch(), bbox }, "fr");
	expect(places.map(({ city, count }) => ({ city: foldText(city), count }))).toEqual(
		most.slice(0, 3).map(([city, count]) => ({ city, count })),
	);
	expect(places.length).toBeGreaterThan(0);
});

test("the map shows what the list finds", async () => {
	const search = { ...emptySearch(), goal: "rent" as const, bbox: belgium, minBedrooms: 2, garden: true as const };
	const { total } = await service.points(search, "nl");
	expect(total).toBe((await service.search(search, "nl")).total);
});

test.for(["date", "price-asc", "city"] as const)("properties one by one are in the list's order, %s", async (sort) => {
	const search = { ...emptySearch(), bbox: ghent, sort };
	const { points } = await service.points(search, "nl");
	const listed: number[] = [];
	for (let page = 1, pages = 1; page <= pages; page += 1) {
		const shown = await service.search({ ...search, page }, "nl");
		listed.push(...shown.items.map(({ id }) => id));
		pages = shown.pages;
	}
	expect(points.length).toBeGreaterThan(1);
	expect(points.map(({ id }) => id)).toEqual(listed);
});

test("an overview counts all that the map shows, in its boxes", async () => {
	const search = { ...emptySearch(), bbox: belgium };
	const { groups, bounds } = await service.overview(search);
	expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(within(belgium).length);
	for (const group of groups) expect(boxContains(group.box, group)).toBe(true);
	expect(bounds).toEqual((await service.points(search, "nl")).bounds);
	expect(await service.overview({ ...emptySearch(), project: 999 })).toEqual({ groups: [], bounds: null });
});

test("an overview has the very places that the map shows, each for itself while they are few", async () => {
	for (const bbox of [ghent, belgium]) {
		const search = { ...emptySearch(), bbox };
		const { points, clusters } = await service.points(search, "nl");
		const shown = [...clusters, ...points.map((point) => ({ ...point, count: 1 }))];
		const { groups } = await service.overview(search);
		const byPlace = (all: { latitude: number; longitude: number; count: number }[]) =>
			all.map(({ latitude, longitude, count }) => `${latitude.toFixed(4)} ${longitude.toFixed(4)} ${count}`).sort();
		expect(byPlace(groups)).toEqual(byPlace(shown));
	}
});

test("a search that finds nothing has no bounds", async () => {
	const answer = await service.points({ ...emptySearch(), project: 999 }, "nl");
	expect(answer).toMatchObject({ total: 0, places: [], points: [], clusters: [], bounds: null });
});
