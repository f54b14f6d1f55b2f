import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { emptySearch } from "../../app/domain/search/search";
import { feedOf, feedProperty } from "../../tests/support/feed/feed";
import { importOf } from "../../tests/support/feed/import-runs";
import { emptyStorage } from "../../tests/support/runner/empty-storage";
import { counted, listingsOf } from "../../tests/support/search/listings";
import { expireListings } from "../import/expire";
import { createListings } from "../listings/service";
import { createSearchMemory } from "./memory";
import { findPointer, sweepPieces } from "./publish";

afterEach(emptyStorage);

const thirty = Array.from({ length: 30 }, (_, index) => feedProperty(index + 1));
const now = Math.floor(Date.now() / 1_000);

/** A newly started isolate, with the cost of its reads. */
function isolate(pieces: Pick<R2Bucket, "get"> = env.PRIVATE) {
	const memory = createSearchMemory({ db: {}, pieces });
	const { db, costOf } = counted(env.LISTINGS);
	const listings = createListings(db, memory, { defaultLanguage: "nl" });
	const ids = async (changes = {}) => {
		const { items } = await listings.search({ ...emptySearch(), ...changes }, "nl");
		return items.map(({ id }) => id).sort((a, b) => a - b);
	};
	return { ...listings, ids, costOf, forget: memory.forget };
}

const pointerOf = () => findPointer(env.LISTINGS.withSession("first-primary"));

test("an isolate that starts reads what the import published, and only the rows that it shows", async () => {
	await importOf(feedOf({ properties: thirty }));
	const { search, costOf } = isolate();
	const { rowsRead, result } = await costOf(() => search({ ...emptySearch(), zips: ["1000"] }, "nl"));
	expect(result.total).toBe(0);
	expect(rowsRead).toBeLessThan(10);
});

test("an import that has ended is found by every isolate, without a notification", async () => {
	const before = isolate();
	expect(await before.ids({ minBedrooms: 6 })).toEqual([]);
	await importOf(feedOf({ properties: thirty }));
	before.forget();
	expect(await before.ids({ minBedrooms: 6 })).toEqual([]);
	await importOf(feedOf({ properties: [feedProperty(1, { Bedrooms: 6 }), ...thirty.slice(1)] }));
	before.forget();
	expect(await before.ids({ minBedrooms: 6 })).toEqual([1]);
	expect(await isolate().ids({ minBedrooms: 6 })).toEqual([1]);
});

test("a piece that is missing, is none or cannot be read is made up for from the rows", async () => {
	const logged = vi.spyOn(console, "error").mockReturnValue();
	await importOf(feedOf({ properties: thirty }));
	const down: Pick<R2Bucket, "get"> = { get: () => Promise.reject(new Error("the store is down")) };
	expect(await isolate(down).ids({ zips: ["9000"] })).toHaveLength(24);
	logged.mockRestore();
	const gone: Pick<R2Bucket, "get"> = { get: async () => null } as never;
	expect(await isolate(gone).ids({ zips: ["9000"] })).toHaveLength(24);
	for (const { name } of (await pointerOf())?.pieces ?? []) await env.PRIVATE.put(name, "no piece at all");
	expect(await isolate().ids({ zips: ["9000"] })).toHaveLength(24);
});

test("rows that were written and never published are found all the same", async () => {
	const failing = { ...env.PRIVATE, put: () => Promise.reject(new Error("no room")) };
	const isSearch = (key: string) => key.startsWith("search/");
	const bucket = new Proxy(env.PRIVATE, {
		get(target, name) {
			const value: unknown = Reflect.get(target, name);
			if (typeof value !== "function") return value;
			if (name !== "put") return value.bind(target);
			return (key: string, ...rest: unknown[]) =>
				isSearch(key) ? failing.put() : (value as (...args: unknown[]) => unknown).call(target, key, ...rest);
		},
	});
	await importOf(feedOf({ properties: thirty }), { bucket });
	expect(await pointerOf()).toBeNull();
	expect(await isolate().ids()).toHaveLength(24);
});

test("what is withdrawn and what expires is found no longer", async () => {
	await importOf(feedOf({ properties: thirty }));
	const other = isolate();
	await importOf(feedOf({ properties: thirty.slice(1) }));
	await importOf(feedOf({ properties: thirty.slice(1) }));
	other.forget();
	expect((await other.search(emptySearch(), "nl")).total).toBe(29);
	const sold = feedProperty(2, { Status: 2, LastChangedDate: new Date().toISOString() });
	await importOf(feedOf({ properties: [sold, ...thirty.slice(2)] }));
	await expireListings(env.LISTINGS.withSession("first-primary"), now + 31 * 86_400);
	other.forget();
	expect((await other.search(emptySearch(), "nl")).total).toBe(28);
	expect((await isolate().search(emptySearch(), "nl")).total).toBe(28);
});

test("an import that changes nothing publishes nothing, and one that does publishes anew", async () => {
	await importOf(feedOf({ properties: thirty }));
	const first = await pointerOf();
	await importOf(feedOf({ properties: thirty }));
	expect(await pointerOf()).toEqual(first);
	await importOf(feedOf({ properties: [feedProperty(1, { Bedrooms: 6 }), ...thirty.slice(1)] }));
	const second = await pointerOf();
	expect(second?.build).toBe(first?.build);
	expect(second?.pieces).not.toEqual(first?.pieces);
	expect(await sweepPieces(env.PRIVATE, second, now + 2 * 86_400)).toBe(1);
	expect(await isolate().ids({ minBedrooms: 6 })).toEqual([1]);
});

test("a rebuild repairs wrong rows, without the feed", async () => {
	await importOf(feedOf({ properties: thirty }));
	await env.LISTINGS.batch([
		env.LISTINGS.prepare("UPDATE listings SET facts = json_set(facts, '$.bedrooms', 9)"),
		env.LISTINGS.prepare("DELETE FROM listing_words"),
	]);
	const wrong = isolate(await withoutPieces());
	expect(await wrong.ids({ minBedrooms: 9 })).toHaveLength(24);
	const feed = { readPage: () => Promise.reject(new Error("the feed is not asked")) };
	const result = await importOf(feed, {}, true);
	expect(result).toMatchObject({ ran: true, run: { state: "done", changed: 30, withdrawn: 0 } });
	wrong.forget();
	expect(await wrong.ids({ minBedrooms: 9 })).toEqual([]);
	expect(await wrong.ids({ q: "Voorbeeldstraat" })).toHaveLength(24);
	expect(await isolate().ids({ minBedrooms: 3 })).toHaveLength(24);
});

async function withoutPieces(): Promise<Pick<R2Bucket, "get">> {
	let isThere = false;
	return {
		async get(name: string) {
			const piece = isThere ? await env.PRIVATE.get(name) : null;
			isThere = true;
			return piece;
		},
	} as never;
}

test("without a complete import there is nothing to rebuild from", async () => {
	const result = await importOf(feedOf({ properties: thirty }), {}, true);
	expect(result).toEqual({ ran: false, reason: expect.stringContaining("nothing is kept") });
});

test("what is kept for a rebuild holds no people", async () => {
	const owners = [{ ID: 9, Username: "owner", Email: "owner@example.com" }];
	await importOf(feedOf({ properties: [feedProperty(1, { OwnerIDs: [9] })], owners } as never));
	const { objects } = await env.PRIVATE.list({ prefix: "records/" });
	const texts = await Promise.all(objects.map(async ({ key }) => (await env.PRIVATE.get(key))?.text()));
	expect(texts.join()).toContain("Voorbeeldstraat");
	expect(texts.join()).not.toMatch(/owner@example\.com|"OwnerIDs":\[/);
	expect(await listingsOf(env).health()).toMatchObject({ listings: 1 });
});
