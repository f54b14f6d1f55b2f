import { expect, test } from "vitest";
import { readEnvelope } from "./parse";
import { TRAP_FIELD, transientFields } from "./transient-fields";

test("what is read beside a form's own fields is never kept, and nothing else is left out", () => {
	const read = new Set<PropertyKey>([TRAP_FIELD]);
	const fields = { get: (_: object, name: PropertyKey) => void read.add(name) };
	readEnvelope(new Proxy({}, fields));
	expect([...read].sort()).toEqual([...transientFields].sort());
});
