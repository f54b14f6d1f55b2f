import fc from "fast-check";
import { expect, test } from "vitest";
import { bundledBrand } from "../agency/brand";
import { changedValues, staffNamedIn } from "./audit-values";

const json = (value: unknown) => JSON.stringify(value);

test("only what differs is shown, each value by the names of its fields", () => {
	const before = { state: "new", assignedTo: null, brand: { descriptor: { nl: "Oud", fr: "Même" } } };
	const after = { state: "seen", assignedTo: null, brand: { descriptor: { nl: "Nieuw", fr: "Même" } } };
	expect(changedValues(json(before), json(after))).toEqual([
		{ path: ["state"], before: "new", after: "seen" },
		{ path: ["brand", "descriptor", "nl"], before: "Oud", after: "Nieuw" },
	]);
});

test("members of staff are named by their ids, each once, wherever a line holds one", () => {
	const lines = [
		{ before: json({ assignedTo: null, state: "new" }), after: json({ assignedTo: "one", state: "seen" }) },
		{ before: json({ staffId: "one" }), after: json({ staffId: "two" }) },
		{ before: null, after: json({ copyTo: "three", standIn: "four", day: "five" }) },
	];
	expect(staffNamedIn(lines)).toEqual(["one", "two", "three", "four"]);
});

test("one side alone is shown whole, and what is empty is nothing", () => {
	expect(changedValues(null, json({ role: "agent", office: "ghent" }))).toEqual([
		{ path: ["role"], before: null, after: "agent" },
		{ path: ["office"], before: null, after: "ghent" },
	]);
	expect(changedValues(null, null)).toEqual([]);
	expect(changedValues(json({ target: "/nl/" }), json({ target: null }))).toEqual([
		{ path: ["target"], before: "/nl/", after: "" },
	]);
});

test("an office that goes leaves the others as they were, and its hours and postcodes are read as lines", () => {
	const { offices } = bundledBrand;
	const [ghent, ...others] = offices;
	const gone = changedValues(json({ offices }), json({ offices: others }));
	expect(new Set(gone.map(({ path }) => path[1]))).toEqual(new Set(["ghent"]));
	const changed = { ...ghent, hours: [{ firstDay: 1, lastDay: 4, opens: "08:30", closes: "17:00" }], zips: [] };
	expect(changedValues(json({ offices }), json({ offices: [changed, ...others] }))).toEqual([
		{ path: ["offices", "ghent", "hours"], before: "1-5: 09:00–18:00; 6: 10:00–16:00", after: "1-4: 08:30–17:00" },
		{ path: ["offices", "ghent", "zips"], before: "2000-2999, 8000-9999", after: "" },
	]);
});

test("any line of the log is shown without a fault and within bounds", () => {
	fc.assert(
		fc.property(
			fc.option(fc.oneof(fc.json(), fc.string())),
			fc.option(fc.oneof(fc.json(), fc.string())),
			(one, other) => {
				const values = changedValues(one, other);
				expect(values.length).toBeLessThanOrEqual(60);
				for (const { before, after } of values) expect(before).not.toBe(after);
			},
		),
	);
});
