import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { demandOf, fits, type HomeFacts, type Wishes } from "../../app/domain/demand";
import { encodePolyline } from "../../app/domain/geo";
import { places } from "../../app/domain/places";
import { storeDemands } from "../../tests/support/demands";
import { rowCounter } from "../../tests/support/row-counter";
import { generateHome, generateWishes, wishesFor } from "../../tests/support/wishes";
import { findDemands, indexDemands } from "./lookup";

const db = () => env.PERSONAL.withSession("first-primary");

afterEach(async () => {
	await env.PERSONAL.prepare("DELETE FROM demands").run();
});

async function found(homes: readonly HomeFacts[]): Promise<string[][]> {
	const answer = await findDemands(
		db(),
		homes.map((home, number) => ({ number, home })),
	);
	return homes.map((_home, number) => [...(answer.get(number) ?? [])].sort());
}

function filtered(homes: readonly HomeFacts[], demands: readonly Wishes[]): string[][] {
	return homes.map((home) =>
		demands.flatMap((wishes, index) => (fits(home, demandOf(wishes)) ? [`d${index}`] : [])).sort(),
	);
}

const ghent = generateHome(1);

test("the index finds exactly what a filter over all demands finds", async () => {
	let pairs = 0;
	await fc.assert(
		fc.asyncProperty(
			fc.array(fc.nat(1_000_000), { minLength: 20, maxLength: 60 }),
			fc.array(fc.nat(1_000_000), { minLength: 5, maxLength: 12 }),
			async (demandSeeds, homeSeeds) => {
				const homes = homeSeeds.map(generateHome);
				// Half of them look where the homes are: chance alone would seldom bring two together.
				const demands = demandSeeds.map((seed, index): Wishes => {
					const wishes = generateWishes(seed);
					const home = homes[index % homes.length];
					if (index % 2 === 0 || !home) return wishes;
					const near = index % 4 === 0 ? { zones: [...wishes.zones, ...home.municipalities] } : drawnAround(home);
					return {
						...wishes,
						goal: home.goal,
						propertyTypes: [...wishes.propertyTypes, home.types[index % 2] ?? 1],
						...near,
					};
				});
				await storeDemands(demands.map((wishes, index) => ({ id: `d${index}`, wishes })));
				await indexDemands(db());
				const expected = filtered(homes, demands);
				pairs += expected.flat().length;
				expect(await found(homes)).toEqual(expected);
				await env.PERSONAL.prepare("DELETE FROM demands").run();
			},
		),
		{ numRuns: 25 },
	);
	expect(pairs).toBeGreaterThan(50);
});

function drawnAround({ point }: HomeFacts): Partial<Wishes> {
	if (!point) return {};
	const corner = (north: number, east: number) => ({
		latitude: point.latitude + north,
		longitude: point.longitude + east,
	});
	return { polygon: encodePolyline([corner(0.1, 0), corner(-0.02, 0.15), corner(-0.02, -0.15)]) };
}

test("a whole region of many types is a few rows, and exact", async () => {
	const flanders = places.filter(({ region }) => region === "flanders").map(({ code }) => code);
	const most = [...flanders.slice(1), "1000", "Gent"];
	const types = Array.from({ length: 40 }, (_, index) => index + 1);
	const demands = [
		wishesFor({ zips: [], zones: flanders }),
		wishesFor({ zips: [], zones: most, propertyTypes: types }),
	];
	await storeDemands(demands.map((wishes, index) => ({ id: `d${index}`, wishes })));
	await indexDemands(db());
	const rows = await env.PERSONAL.prepare("SELECT demand_id, count(*) AS n FROM demand_keys GROUP BY demand_id").all();
	expect(rows.results).toMatchObject([{ n: 1 }, { n: expect.any(Number) }]);
	expect(rows.results[1]?.n).toBeLessThan(100);
	const homes = Array.from({ length: 40 }, (_, seed) => generateHome(seed));
	expect(await found(homes)).toEqual(filtered(homes, demands));
});

test("a postcode of both countries finds the homes of one", async () => {
	const of = (zip: string): HomeFacts => ({
		...ghent,
		goal: "sale",
		types: [1],
		zip,
		municipalities: [],
		point: null,
		price: 100,
	});
	const [inLuxembourg] = places.filter(({ country }) => country === "LU").map(({ code }) => code);
	await storeDemands([
		{ id: "d0", wishes: wishesFor({ zips: ["4000"] }) },
		{ id: "d1", wishes: wishesFor({ zips: ["4000"], zones: [inLuxembourg ?? ""] }) },
	]);
	await indexDemands(db());
	expect(await found([of("4000"), of("L-4000")])).toEqual([["d0"], ["d1"]]);
});

test("a price that is not published is within no bound, so that no bound can tell it", async () => {
	const home = { ...ghent, goal: "sale" as const, types: [1], zip: "9000", price: null };
	const bounds = [{}, { minPrice: 0 }, { maxPrice: 1_000_000_000 }, { minPrice: 1 }];
	await storeDemands(bounds.map((bound, index) => ({ id: `d${index}`, wishes: wishesFor(bound) })));
	await indexDemands(db());
	expect(await found([home])).toEqual([["d0", "d1"]]);
});

test("keys follow their demand: changed, paused, back, gone", async () => {
	const home = { ...ghent, goal: "sale" as const, types: [1], zip: "9000", price: 100 };
	const change = async (set: string) => {
		await env.PERSONAL.prepare(`UPDATE demands SET ${set}`).run();
		await indexDemands(db());
		return found([home]);
	};
	await storeDemands([{ id: "d0", wishes: wishesFor() }]);
	await indexDemands(db());
	expect(await found([home])).toEqual([["d0"]]);
	expect(await change(`wishes = json_set(wishes, '$.maxPrice', 50)`)).toEqual([[]]);
	expect(await change(`wishes = json_set(wishes, '$.maxPrice', 200)`)).toEqual([["d0"]]);
	expect(await change("state = 'paused'")).toEqual([[]]);
	expect(await change("state = 'active'")).toEqual([["d0"]]);
	await env.PERSONAL.prepare("DELETE FROM demands").run();
	expect(await env.PERSONAL.prepare("SELECT count(*) AS n FROM demand_keys").first("n")).toBe(0);
});

test("demands elsewhere cost a lookup nothing", async () => {
	const elsewhere = Array.from({ length: 400 }, (_, index) => ({
		id: `e${index}`,
		wishes: wishesFor({ zips: [String(2000 + index)] }),
	}));
	const home = {
		...ghent,
		goal: "sale" as const,
		types: [1],
		zip: "9000",
		municipalities: [],
		point: null,
		price: 100,
	};
	// The end of a search is the row behind it: one is there from the start.
	await storeDemands([
		{ id: "d0", wishes: wishesFor() },
		{ id: "behind", wishes: wishesFor({ zips: ["9999"] }) },
	]);
	await indexDemands(db());
	const counter = rowCounter(env.PERSONAL);
	const cost = async () => {
		counter.reset();
		await findDemands(counter.db.withSession(), [{ number: 0, home }]);
		return counter.rows();
	};
	const before = await cost();
	await storeDemands(elsewhere);
	await indexDemands(db());
	expect(await cost()).toBe(before);
	expect(before).toBeLessThan(20);
});
