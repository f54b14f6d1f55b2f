import { expect, test } from "vitest";
import { languages } from "../language";
import { localities } from "./localities";
import { localityTree } from "./locality-tree";

test.for(languages)("every municipality is in the tree exactly once, in %s", (language) => {
	const found = localityTree(language).flatMap(({ provinces }) => provinces.flatMap((each) => each.localities));
	expect(found.map((locality) => locality.code).sort()).toEqual(localities.map((locality) => locality.code).sort());
});
