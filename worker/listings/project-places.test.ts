import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { listingsOf } from "../../tests/support/search/listings";

const listings = listingsOf(env);

/** Projects by id, with the location and city of their address. */
const projects = {
	1: { region: "flanders", zip: "9000", city: "Gent" },
	2: { region: "luxembourg", zip: "9000", city: "Ettelbruck" },
	3: { region: "brussels", zip: "1050", city: "Elsene" },
	4: { region: "luxembourg", zip: "1050", city: "Luxembourg" },
	5: { region: null, zip: "1050", city: "Elsene" },
} as const;

beforeAll(async () => {
	await env.LISTINGS.batch(
		Object.entries(projects).map(([id, { region, zip, city }]) => {
			const card = { own: null, title: null, city: { nl: city }, picture: null };
			return env.LISTINGS.prepare(
				`INSERT INTO projects
				(id, state, region, zip, city_nl, city_fr, city_en, city_de, sold_out, listed_at, card, detail, hash)
				VALUES (?1, 'listed', ?2, ?3, ?4, ?4, ?4, ?4, 0, 1, ?5, '{}', '')`,
			).bind(Number(id), region, zip, city.toLowerCase(), JSON.stringify(card));
		}),
	);
});

async function foundIn(names: readonly string[], radius?: number): Promise<number[]> {
	const { items } = await listings.projects("nl", { places: { names, radius } });
	return items.map(({ id }) => id).sort((a, b) => a - b);
}

test.for([
	[["9000"], [1]],
	[["L-9000"], [2]],
	[["1050"], [3, 5]],
	[["L-1050"], [4]],
	[
		["1050", "L-9000"],
		[2, 3, 5],
	],
	[["Elsene"], [3, 5]],
	[["Luxembourg"], [4]],
] as const)("in %j there are the projects of that country alone: %j", async ([names, ids]) => {
	expect(await foundIn(names)).toEqual(ids);
});

test("around a postcode there are those of its country's municipality", async () => {
	expect(await foundIn(["9000"], 5)).toEqual([1]);
	expect(await foundIn(["L-9000"], 5)).toEqual([2]);
});
