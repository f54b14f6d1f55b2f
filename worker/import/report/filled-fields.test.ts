import { expect, test } from "vitest";
import { countFilled, findFallenFields } from "./filled-fields";

function filledIn(records: readonly object[]) {
	const counts = new Map<string, number>();
	for (const record of records) countFilled(counts, record);
	return { fields: Object.fromEntries(counts), read: records.length };
}

const whole = { ID: 1, Pictures: [{ Url: "x" }], Title: { nl: "Huis" }, Price: 0, Garden: false };
const bare = { ID: 1, Pictures: [], Title: { nl: "" }, Price: null, Garden: false };

test("what holds something is filled: also a nought and a no, not an empty list or text", () => {
	expect(filledIn([whole, bare]).fields).toEqual({ ID: 2, Pictures: 1, Title: 1, Price: 1, Garden: 2 });
});

test("a field that more than a fifth of the properties have lost is told", () => {
	const before = filledIn(Array.from({ length: 10 }, () => whole));
	const now = (lost: number) =>
		filledIn(Array.from({ length: 10 }, (_, at) => (at < lost ? { ...whole, Pictures: [] } : whole)));
	expect(findFallenFields(now(2), before)).toEqual([]);
	expect(findFallenFields(now(3), before)).toEqual([
		{
			finding: "remark",
			kind: "source",
			recordId: "Pictures",
			message: { code: "field-fell", field: "Pictures", filled: 7, earlier: 10 },
		},
	]);
});

test("fewer properties have fewer fields, and that is no fall; neither is the first run", () => {
	const before = filledIn(Array.from({ length: 10 }, () => whole));
	expect(findFallenFields(filledIn(Array.from({ length: 5 }, () => whole)), before)).toEqual([]);
	expect(findFallenFields(filledIn([whole]), null)).toEqual([]);
	expect(findFallenFields(filledIn([bare]), filledIn([whole]))).toEqual([]);
});
