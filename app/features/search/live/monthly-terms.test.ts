import { afterEach, expect, test, vi } from "vitest";
import { emptySearch } from "../../../domain/search/search";
import { keepTerms, keptTerms } from "./monthly-terms";

afterEach(() => vi.unstubAllGlobals());

function storage(): Map<string, string> {
	const stored = new Map<string, string>();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
	});
	return stored;
}

test("own money and the loan are there again, and nothing else of the search", () => {
	const stored = storage();
	keepTerms({ ...emptySearch(), cities: ["Gent"], maxMonthly: 1_900, ownMoney: 60_000, term: 20, ownHome: true });
	expect([...stored.values()]).toEqual(["ownMoney=60000&term=20&ownHome=1"]);
	expect(keptTerms()).toEqual({ ownMoney: 60_000, term: 20, ownHome: true });
	keepTerms({ ...emptySearch(), maxMonthly: 1_900 });
	expect(keptTerms()).toEqual({});
});

test("what was tampered with counts for nothing, and blocked storage is none", () => {
	storage().set("monthly-terms", "ownMoney=-1&term=900&ownHome=maybe&city=Gent");
	expect(keptTerms()).toEqual({});
	vi.stubGlobal("localStorage", {});
	keepTerms({ ...emptySearch(), maxMonthly: 1_900 });
	expect(keptTerms()).toEqual({});
});
