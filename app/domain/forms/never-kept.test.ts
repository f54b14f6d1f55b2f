import { expect, test } from "vitest";
import { neverKept, TRAP_FIELD } from "./never-kept";
import { readEnvelope } from "./parse";

test("what is read beside a form's own fields is never kept, and nothing else is left out", () => {
	const read = new Set<PropertyKey>([TRAP_FIELD]);
	const fields = { get: (_: object, name: PropertyKey) => void read.add(name) };
	readEnvelope(new Proxy({}, fields));
	expect([...read].sort()).toEqual([...neverKept].sort());
});
