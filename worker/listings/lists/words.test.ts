import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { emptySearch } from "../../../app/domain/search/search";
import { counted, generateListing, insertListings, listingsOf } from "../../../tests/support/search/listings";
import { matchExpression } from "../../search/words";

const { db, costOf } = counted(env.LISTINGS);
const service = listingsOf({ ...env, LISTINGS: db });
/** More properties than the matches that are read for a common word. */
const HOMES = 10_200;
const HOMES_PER_BATCH = 850;

const common = Array.from({ length: HOMES }, (_, index) => ({
	...generateListing(index + 1),
	state: "listed" as const,
	words: { title: "huis", city: index % 100 === 0 ? "eupen" : "gent", type: "woning", description: "" },
}));

beforeAll(async () => {
	for (let start = 0; start < HOMES; start += HOMES_PER_BATCH) {
		await env.LISTINGS.batch(insertListings(env.LISTINGS, common.slice(start, start + HOMES_PER_BATCH)));
	}
	await service.health();
}, 60_000);

test("words are quoted, the last one may be a beginning, and a text without words asks nothing", () => {
	expect(matchExpression('Liège "villa" OR*')).toBe('"liege" "villa" "or"*');
	expect(matchExpression("col:tuin -gent")).toBe('"col" "tuin" "gent"*');
	expect(matchExpression(' *"( ')).toBeNull();
});

test("a word that nearly every property has is found in ten thousand, and states that there are more", async () => {
	const { result, rowsRead } = await costOf(() => service.search({ ...emptySearch(), q: "huis" }, "nl"));
	const { total, totalIsMore } = result;
	expect({ total, totalIsMore }).toEqual({ total: 10_000, totalIsMore: true });
	expect(rowsRead).toBeLessThan(10_200);
});

test("with a filter that leaves few properties, a common word is looked for in each of them", async () => {
	const search = { ...emptySearch(), zips: [common[7]?.zip ?? ""], q: "huis" };
	const expected = common.filter((property) => property.zip === search.zips[0]).map((property) => property.id);
	const { total, totalIsMore, items } = await service.search(search, "nl");
	expect({ total, totalIsMore }).toEqual({ total: expected.length, totalIsMore: false });
	expect(items.map((card) => card.id)).toContain(8);
});

test("a rare word beside a common one is exact", async () => {
	const { total, totalIsMore } = await service.search({ ...emptySearch(), q: "huis eupen" }, "nl");
	expect({ total, totalIsMore }).toEqual({ total: 102, totalIsMore: false });
});
