import { expect, test } from "vitest";
import { isSoldOut } from "./project";

test.each([
	["no unit", [], false],
	["all sold, let or under option", ["sold", "rented", "option"], true],
	["one for sale", ["sold", "for-sale"], false],
	["one that is not on the market yet", ["sold", null], false],
	["sales that have not begun", [null, undefined], false],
])("sold out or not: %s", (_, statuses, expected) => {
	expect(isSoldOut(statuses.map((Status) => ({ Status })))).toBe(expected);
});
