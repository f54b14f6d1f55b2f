import { expect, test } from "vitest";
import { distanceMetres } from "../../app/domain/localities/geo";
import { flagNames } from "../../app/domain/search/columns";
import { centresOf, resolvePlaces } from "../../app/domain/search/resolve-places";
import { emptySearch, ranges, type Search } from "../../app/domain/search/search";
import { createRelax } from "./service";

/** Listings without any feature, count or amount; one more is sold. */
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

/** Listings at some distances from a place: one page, newest first; odd ids are sold. */
function listingsAround(city: string, kilometres: readonly number[]) {
	const [centre = { latitude: 0, longitude: 0 }] = centresOf({ zips: [] }, resolvePlaces([city]));
	const all = kilometres.map((far, index) => ({
		id: 1 + index,
		latitude: centre.latitude + far / 111.195,
		longitude: centre.longitude,
	}));
	return createRelax({
		search: async ({ polygon, states }: Search) => {
			const [corner = centre] = polygon ?? [];
			const within = all.filter(
				(point) =>
					polygon &&
					distanceMetres(point, centre) < distanceMetres(corner, centre) &&
					(states.length === 0 || point.id % 2 === 0),
			);
			return { items: within.slice(0, 24), total: within.length, ended: 0 } as never;
		},
		typeList: async () => [],
		types: async () => [],
	});
}

test.each(["Gent", "Adegem"])(
	"the nearest ones of an empty list are the nearest that are offered: %s",
	async (city) => {
		const many = [...Array.from({ length: 60 }, (_, index) => 12 + index / 10), 0.3, 0.4, 0.5, 0.6, 4];
		const { nearest } = await listingsAround(city, many)({ ...emptySearch(), goal: "sale", cities: [city] }, "nl");
		expect(nearest).toHaveLength(6);
		expect(nearest.slice(0, 3).map(({ id }) => many[id - 1])).toEqual([0.4, 0.6, 12.1]);
	},
);
