import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import {
	type GeneratedListing,
	generateListing,
	insertListings,
	listingsOf,
} from "../../tests/support/search/listings";

const service = listingsOf(env);
const ghent = { latitude: 51.05, longitude: 3.72 };

function sold(id: number, north: number, changes: Partial<GeneratedListing> = {}): GeneratedListing {
	const at = { latitude: ghent.latitude + north, longitude: ghent.longitude };
	return { ...generateListing(id), state: "listed", goal: 0, status: 2, ended: 1, ...at, ...changes };
}

beforeAll(async () => {
	await env.LISTINGS.batch(
		insertListings(env.LISTINGS, [
			sold(1, 0.02),
			sold(2, 0.001),
			sold(3, 0.01),
			sold(4, 0.06),
			sold(5, 0.002, { status: 1, ended: 0 }),
			sold(6, 0.003, { goal: 1, status: 4 }),
			// Its badge has expired.
			sold(7, 0.004, { state: "ended" }),
			sold(8, 0, { latitude: null, longitude: null }),
		]),
	);
});

async function near(goal: "sale" | "rent", except: number, limit = 9) {
	const cards = await service.goneNear({ goal, point: ghent, except, limit }, "nl");
	return cards.map(({ id, state }) => `${id} ${state}`);
}

test("what was sold within five kilometres and still has its badge is found, the nearest first", async () => {
	expect(await near("sale", 0)).toEqual(["2 sold", "3 sold", "1 sold"]);
	expect(await near("sale", 0, 2)).toEqual(["2 sold", "3 sold"]);
});

test("the property itself is left out, and what is to let is near to what was let", async () => {
	expect(await near("sale", 2)).toEqual(["3 sold", "1 sold"]);
	expect(await near("rent", 0)).toEqual(["6 rented"]);
	expect(await near("rent", 6)).toEqual([]);
});
