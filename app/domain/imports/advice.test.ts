import { expect, test } from "vitest";
import { adviceOn } from "./advice";

test("a field that many have lost is no fault of one record, and details that fail are asked for again", () => {
	const what = { part: "record", system: "Omnicasa", record: "7" } as const;
	expect(adviceOn({ code: "field-fell", field: "Price", filled: 2, earlier: 9 })).toBe("fell");
	expect(adviceOn({ code: "field-missing", field: "Price" })).toBe("field");
	expect(adviceOn({ code: "details-unavailable", why: { code: "empty-answer", what } })).toBe("again");
	expect(adviceOn({ code: "list-unavailable", list: "details", why: { code: "denied", what, status: 401 } })).toBe(
		"account",
	);
});
