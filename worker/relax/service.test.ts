import { expect, test } from "vitest";
import { flagNames } from "../../app/domain/search/columns";
import { emptySearch, ranges, type Search } from "../../app/domain/search/search";
import { createRelax } from "./service";

/** Listings that have no feature, and of which nothing is known that is counted or measured; one more is sold. */
const relax = createRelax({
	search: async (search: Search) => {
		const bounds = ranges.flatMap(({ min, max }) => (max === null ? [min] : [min, max]));
		const isNarrowed = [...flagNames, ...bounds].some((name) => search[name] !== undefined);
		return { items: [], total: isNarrowed ? 1 : 4, ended: 1 } as never;
	},
	typeList: async () => [],
	types: async () => [],
});

for (const flag of flagNames) {
	test(`a search for ${flag} without results is suggested without it`, async () => {
		const { relaxations } = await relax({ ...emptySearch(), goal: "sale", [flag]: true }, "en");
		expect(relaxations).toEqual([{ kind: "features", value: "", total: 3, path: "/en/for-sale/" }]);
	});
}

for (const { name, min, max } of ranges) {
	for (const bound of max === null ? [min] : [min, max]) {
		test(`a search by ${bound} without results is suggested without it`, async () => {
			const { relaxations } = await relax({ ...emptySearch(), goal: "sale", [bound]: 2 }, "en");
			const kind = name === "monthly" ? "price" : name;
			expect(relaxations).toEqual([{ kind, value: "", total: 3, path: "/en/for-sale/" }]);
		});
	}
}
