import { expect, test } from "vitest";
import { flagNames } from "../../app/domain/search/columns";
import { emptySearch, type Search } from "../../app/domain/search/search";
import { createRelax } from "./service";

/** Listings of which none has any feature. */
const relax = createRelax({
	search: async (search: Search) => ({ items: [], total: flagNames.some((flag) => search[flag]) ? 0 : 3 }) as never,
	typeList: async () => [],
	types: async () => [],
});

for (const flag of flagNames) {
	test(`a search for ${flag} without results is suggested without it`, async () => {
		const { relaxations } = await relax({ ...emptySearch(), goal: "sale", [flag]: true }, "en");
		expect(relaxations).toEqual([{ kind: "features", value: "", total: 3, path: "/en/for-sale/" }]);
	});
}
