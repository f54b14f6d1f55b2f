import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import type { PropertyType } from "../../app/domain/feed/feed";
import { emptySearch } from "../../app/domain/search/search";
import { feedOf, feedProperty } from "../../tests/support/feed/feed";
import { importOf } from "../../tests/support/feed/import-runs";
import { emptyStorage } from "../../tests/support/runner/empty-storage";
import { counted } from "../../tests/support/search/listings";
import { createSearchMemory } from "../search/memory";
import { cacheUntilChange, isCacheable } from "./kept";
import { createListings } from "./service";

afterEach(emptyStorage);

function isolate() {
	const memory = createSearchMemory({ db: {}, pieces: env.PRIVATE });
	const { db, costOf } = counted(env.LISTINGS);
	const listings = createListings(db, memory, { defaultLanguage: "nl" });
	return { ...listings, costOf, forget: memory.forget };
}

const kind = (ID: number): PropertyType => ({ ID, ParentID: null, Name: { nl: `Soort ${ID}` }, WebID: 1 });

test("a card that was shown is read again after a change of its property, and only then", async () => {
	const { search, costOf, forget } = isolate();
	const priceOf = async () => (await search(emptySearch(), "nl")).items.map(({ price }) => price);
	await importOf(feedOf({ properties: [feedProperty(1, { Price: 300_000 })] }));
	forget();
	expect(await priceOf()).toEqual([300_000]);
	expect((await costOf(() => search(emptySearch(), "nl"))).batches).toBe(0);
	await importOf(feedOf({ properties: [feedProperty(1, { Price: 290_000 })] }));
	forget();
	expect(await priceOf()).toEqual([290_000]);
	expect((await search(emptySearch(), "fr")).items[0]?.path).toContain("/fr/");
});

test("what introduces a property, and the places on the home page, are read again after a change", async () => {
	const { introduction, localitiesWithCounts, forget } = isolate();
	const isOf = (City: string, text: string) => feedOf({ properties: [feedProperty(1, { City, Description: text })] });
	const shown = async () => [(await introduction(1, "nl"))?.description, (await localitiesWithCounts("nl"))[0]?.name];
	await importOf(isOf("Gent", "Een huis"));
	forget();
	expect(await shown()).toEqual(["Een huis", "Gent"]);
	await importOf(isOf("Brugge", "Een woning"));
	forget();
	expect(await shown()).toEqual(["Een woning", "Brugge"]);
	expect(await introduction(2, "nl")).toBeNull();
});

test("a type that the agency has taken away is gone from the tree of a running isolate", async () => {
	const { typeList, forget } = isolate();
	const ids = async () => (await typeList()).map(({ ID }) => ID);
	await importOf(feedOf({ propertyTypes: [kind(1), kind(2)], properties: [feedProperty(1)] }));
	forget();
	expect(await ids()).toEqual([1, 2]);
	await importOf(feedOf({ propertyTypes: [kind(1)], properties: [feedProperty(1)] }));
	forget();
	expect(await ids()).toEqual([1]);
});

test("rows of a copy that is behind the snapshot are shown and not kept", () => {
	const snapshot = { generation: {}, seq: 7 } as Parameters<typeof isCacheable>[1];
	expect([{ seq: null }, { seq: 6 }, { seq: 7 }, { seq: 8 }].map((row) => isCacheable([row], snapshot))).toEqual([
		false,
		false,
		true,
		true,
	]);
	const listOf = cacheUntilChange((): number[] => []);
	listOf(snapshot).push(1);
	expect([listOf(snapshot), listOf({ ...snapshot, generation: {} })]).toEqual([[1], []]);
});
