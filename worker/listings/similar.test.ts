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
const ostend = { latitude: 51.23, longitude: 2.91 };

function studio(id: number, changes: Partial<GeneratedListing> = {}): GeneratedListing {
	const alike = {
		goal: 1 as const,
		status: 3,
		ended: 0 as const,
		type_id: 22,
		main_type_id: 2,
		bedrooms: 1,
		price: 700,
	};
	return { ...generateListing(id), state: "listed", ...alike, ...ghent, ...changes };
}

beforeAll(async () => {
	await env.LISTINGS.batch(
		insertListings(env.LISTINGS, [
			studio(1),
			studio(2),
			studio(3, { deal: "seasonal" }),
			studio(4, { deal: "seasonal", type_id: 11, main_type_id: 1, bedrooms: 4, price: 2_000, ...ostend }),
			studio(5, { price: 1_300, bedrooms: 2, ...ostend }),
		]),
	);
});

async function similar(id: number) {
	return (await service.similar(id, "nl", 2)).map((card) => card.id);
}

test("what is offered in the same kind of deal comes first, near or not", async () => {
	expect(await similar(3)).toEqual([4, 2]);
	expect(await similar(1)).toEqual([2, 5]);
});
