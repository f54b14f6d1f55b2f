import { expect, test } from "vitest";
import { textsOf } from "../../../tests/support/texts";
import { languages } from "../language";
import { localities } from "./localities";
import { localitiesWithin, localityTree } from "./locality-tree";

test.for(languages)("every municipality is in the tree exactly once, in %s", (language) => {
	const found = localityTree(language).flatMap(({ provinces }) => provinces.flatMap((each) => each.localities));
	expect(found.map((locality) => locality.code).sort()).toEqual(localities.map((locality) => locality.code).sort());
});

test("a radius takes in the municipalities whose middle lies within it, and the one in its middle", () => {
	const all = localityTree("en").flatMap(({ provinces }) => provinces.flatMap((each) => each.localities));
	const ghent = all.filter(({ zips }) => zips.includes("9000"));
	const names = (kilometres: number) => localitiesWithin(all, ghent, kilometres).map(({ name }) => name);
	expect(names(0)).toEqual(["Ghent"]);
	expect(names(10)).toContain("Destelbergen");
	expect(names(10)).not.toContain("Aalst");
	expect(names(20).length).toBeGreaterThan(names(10).length);
});

test("every province and canton has its name, and Luxembourg as a whole", () => {
	const shown = new Set([...localities.map(({ province }) => province), "Luxembourg"]);
	const keys = [...textsOf("nl", "search").keys()];
	expect(keys).toEqual(expect.arrayContaining([...shown].map((name) => `province.${name}`)));
});
