import { expect, test } from "vitest";
import { propertySchema } from "../../../app/domain/property/property";
import { unfit } from "./findings";

test.for([
	{ ID: 1, Goal: 0, Latitude: 193_122 },
	{ ID: 1, Goal: "sale" },
	{ ID: 1 },
	{ ID: 1, Goal: 0, CreatedDate: "soon" },
	{ ID: 1, Goal: 0, State: "gone" },
	{ ID: 1, Goal: 0, Zip: { a: 1 } },
	{ ID: 1, Goal: 0, Language: "x".repeat(99) },
	{ ID: 1, Goal: 0, OwnerIDs: Array.from({ length: 101 }, () => 1) },
	"junk",
])("what does not fit is told by a code, and nothing of what the check says: %o", (record) => {
	const { error } = propertySchema.safeParse(record);
	const told = JSON.stringify(error && unfit(error, record));
	expect(told).toContain('"code"');
	for (const { message } of error?.issues ?? []) if (message.includes(" ")) expect(told).not.toContain(message);
});

test("a number of nothing is lower than one", () => {
	const record = { ID: 0, Goal: 0 };
	const { error } = propertySchema.safeParse(record);
	expect(error && unfit(error, record)).toEqual({
		code: "field-unfit",
		field: "ID",
		value: "0",
		fault: { fault: "too-low", limit: 1 },
	});
});
