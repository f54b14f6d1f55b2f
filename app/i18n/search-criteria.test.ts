import { expect, test } from "vitest";
import { parseSearch } from "../domain/search/search";
import { criteriaOf } from "./search-criteria";
import { translator } from "./translator";

function keysOf(query: string): string[] {
	const { search } = parseSearch(new URLSearchParams(query));
	const words = { language: "nl", t: translator("nl", "nl", "search"), typeName: () => null } as const;
	return criteriaOf(search, words).map(({ key }) => key);
}

test("what is said of a loan is a criterion beside a bound on its cost, and none beside the order by it", () => {
	const terms = "ownMoney=60000&term=20&ownHome=1";
	expect(keysOf(`maxMonthly=1900&${terms}`)).toEqual(["monthly", "ownMoney", "term", "ownHome"]);
	expect(keysOf(`sort=monthly&${terms}`)).toEqual([]);
});
