import { afterEach, expect, test, vi } from "vitest";
import { emptySearch, searchParams } from "../../domain/search/search";
import { readMonthlyTerms, storeMonthlyTerms } from "./monthly-terms";

afterEach(() => vi.unstubAllGlobals());

function storage(): Map<string, string> {
	const stored = new Map<string, string>();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	});
	return stored;
}

const search = { ...emptySearch(), cities: ["Gent"], maxMonthly: 1_900 };

test("own money and the loan are there again, and nothing else of the search", () => {
	const stored = storage();
	storeMonthlyTerms(searchParams({ ...search, ownMoney: 60_000, term: 20, ownHome: true }));
	expect([...stored.values()]).toEqual(["ownMoney=60000&term=20&ownHome=1"]);
	expect([...readMonthlyTerms()]).toEqual([
		["ownMoney", "60000"],
		["term", "20"],
		["ownHome", "1"],
	]);
	storeMonthlyTerms(searchParams(search));
	expect([...readMonthlyTerms()]).toEqual([]);
});

test("blocked storage is none", () => {
	vi.stubGlobal("localStorage", {});
	storeMonthlyTerms(searchParams({ ...search, term: 20 }));
	expect([...readMonthlyTerms()]).toEqual([]);
});
