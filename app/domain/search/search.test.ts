import fc from "fast-check";
import { expect, test } from "vitest";
import { encodePolyline } from "../localities/geo";
import { deals } from "../property/deals";
import { energyLabels } from "../property/energy-label";
import { recordOf } from "../records";
import { flagNames } from "./columns";
import { marketStates } from "./market-state";
import { sorts } from "./orders";
import {
	changedFields,
	conflictingParameters,
	emptySearch,
	isFiltered,
	parseSearch,
	ranges,
	type Search,
	searchParams,
} from "./search";

function parse(query: string) {
	return parseSearch(new URLSearchParams(query));
}

test("what is said of the loan counts beside a cost per month or its order, and nowhere else", () => {
	const terms = "ownMoney=60000&term=20&ownHome=1";
	for (const asked of ["maxMonthly=1900", "minMonthly=900", "sort=monthly"]) {
		const { search } = parse(`${asked}&${terms}`);
		expect(search).toMatchObject({ ownMoney: 60_000, term: 20, ownHome: true });
		expect(parse(searchParams(search).toString()).search).toEqual(search);
	}
	expect(parse(terms).search).toEqual(emptySearch());
	expect(isFiltered(parse(`sort=monthly&${terms}`).search)).toBe(false);
	expect(isFiltered(parse(`maxMonthly=1900&${terms}`).search)).toBe(true);
	expect(searchParams({ ...emptySearch(), ownMoney: 60_000 }).toString()).toBe("");
});

test("an address without parameters is a search for everything, newest first", () => {
	expect(parse("")).toEqual({ search: emptySearch(), ignored: [] });
	expect(searchParams(emptySearch()).toString()).toBe("");
	expect(isFiltered(emptySearch())).toBe(false);
});

test("every parameter is read", () => {
	const triangle = [
		{ latitude: 50.8, longitude: 4.3 },
		{ latitude: 50.9, longitude: 4.3 },
		{ latitude: 50.9, longitude: 4.4 },
	];
	const { search, ignored } = parse(
		"goal=rent&type=11&type=2&zip=9000&zip=1000&city=Gent&radius=5&state=under-offer&state=for-rent&deal=seasonal&deal=student&q=tuin++park&minPrice=100000&maxPrice=400.000&minBedrooms=2" +
			"&maxBedrooms=4&minBathrooms=1&minGarages=1&minParkings=1&minSurface=80.5&maxSurface=200&terrace=1&garden=true" +
			"&elevator=on&furnished=1&newBuild=1&epc=b&epc=a_plus&project=5&bbox=4,50.5,5,51&sort=price-asc&page=3&view=map" +
			`&polygon=${encodeURIComponent(encodePolyline(triangle))}`,
	);
	expect(ignored).toEqual([]);
	expect(search).toEqual({
		goal: "rent",
		types: [2, 11],
		zips: ["1000", "9000"],
		cities: ["Gent"],
		radius: 5,
		states: ["for-rent", "under-offer"],
		deals: ["student", "seasonal"],
		q: "tuin park",
		minPrice: 100_000,
		maxPrice: 400_000,
		minBedrooms: 2,
		maxBedrooms: 4,
		minBathrooms: 1,
		minGarages: 1,
		minParkings: 1,
		minSurface: 80.5,
		maxSurface: 200,
		terrace: true,
		garden: true,
		elevator: true,
		furnished: true,
		newBuild: true,
		epc: ["a_plus", "b"],
		project: 5,
		bbox: { west: 4, south: 50.5, east: 5, north: 51 },
		polygon: triangle,
		sort: "price-asc",
		page: 3,
		view: "map",
	});
});

test("values that do not fit are ignored and named once", () => {
	const wrong = {
		goal: "buy",
		minPrice: "-1",
		maxPrice: "1e6",
		minBedrooms: "2.5",
		maxSurface: "big",
		terrace: "maybe",
		project: "0",
		bbox: "5,50,4,51",
		polygon: "x",
		sort: "newest",
		page: "0",
		view: "grid",
		q: "x".repeat(201),
	};
	const { search, ignored } = parse(new URLSearchParams(wrong).toString());
	expect(search).toEqual(emptySearch());
	expect([...ignored].sort()).toEqual(Object.keys(wrong).sort());
	expect(parse("type=1&type=x&type=y&zip=90%2000!&epc=A&epc=a")).toMatchObject({
		search: { types: [1], zips: [], epc: ["a"] },
		ignored: ["type", "zip", "epc"],
	});
});

test("a radius is one around a city or a postcode", () => {
	expect(parse("radius=10").search).toEqual(emptySearch());
	expect(parse("radius=10&zip=9000").search).toMatchObject({ radius: 10, zips: ["9000"] });
	expect(parse("radius=0&city=Gent").ignored).toEqual(["radius"]);
	expect(parse("radius=201&city=Gent").ignored).toEqual(["radius"]);
});

test("a postcode whose letters name its country is a place there, and those beside it are places too", () => {
	expect(parse("zip=L-9000").search).toMatchObject({ zips: [], cities: ["L-9000"] });
	expect(parse("zip=B-9000").search).toMatchObject({ zips: [], cities: ["9000"] });
	expect(parse("zip=LU 1611&zip=9000&zip=x&radius=5")).toMatchObject({
		search: { zips: [], cities: ["9000", "L-1611"], radius: 5 },
		ignored: ["zip"],
	});
});

test("a lowest above its highest drops both", () => {
	const { search, ignored } = parse("minPrice=5&maxPrice=4&minBedrooms=2&maxBedrooms=2");
	expect(search.minPrice).toBeUndefined();
	expect(search.maxPrice).toBeUndefined();
	expect(search.minBedrooms).toBe(2);
	expect(ignored).toEqual(["minPrice", "maxPrice"]);
});

test("a lowest above its highest is told from what cannot be read", () => {
	const crossed = (query: string) => conflictingParameters(new URLSearchParams(query));
	expect(crossed("minPrice=5&maxPrice=4&minBedrooms=2&maxBedrooms=2")).toEqual(["minPrice", "maxPrice"]);
	expect(crossed("minPrice=x&maxPrice=4")).toEqual([]);
});

test.for([
	["350.000,00", 350_000],
	["1,200.50", 1_200.5],
	["€ 350.000,-", 350_000],
	["350 000,-- euro", 350_000],
	["1,2 miljoen", 1_200_000],
	["1.5 million", 1_500_000],
	["2 Millionen €", 2_000_000],
	["350k", 350_000],
	["3.500", 3_500],
] as const)("an amount typed as %s is %d", ([typed, value]) => {
	expect(parse(`maxPrice=${encodeURIComponent(typed)}`).search.maxPrice).toBe(value);
});

test("empty fields of a form and flags that are off are no fault", () => {
	expect(parse("minPrice=&q=+&type=&terrace=0&garden=false&bbox=&utm_source=x&lng=fr")).toEqual({
		search: emptySearch(),
		ignored: [],
	});
});

test("lists have no duplicates and at most so many values", () => {
	expect(parse("type=1&type=1&zip=9000&zip=9000").search).toMatchObject({ types: [1], zips: ["9000"] });
	const most = { zip: 50, type: 100, city: 1_000 };
	for (const [name, highest] of Object.entries(most)) {
		const many = new URLSearchParams(Array.from({ length: 1_010 }, (_, index) => [name, String(index + 1_000)]));
		const { search, ignored } = parseSearch(many);
		expect([...search.zips, ...search.types, ...search.cities]).toHaveLength(highest);
		expect(ignored).toEqual([name]);
	}
});

test("a page beyond the last possible one is ignored", () => {
	expect(parse("page=100000").search.page).toBe(100_000);
	expect(parse("page=100001")).toMatchObject({ search: { page: 1 }, ignored: ["page"] });
});

const degree = (highest: number) =>
	fc.integer({ min: -highest * 1e5, max: highest * 1e5 }).map((value) => value / 1e5 + 0);
const whole = (highest: number) => fc.option(fc.nat(highest), { nil: undefined });
const flag = fc.constantFrom<true | undefined>(true, undefined);
const words = fc.option(
	fc.string({ unit: "grapheme", maxLength: 60 }).map((text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim() || undefined),
	{ nil: undefined },
);

function inOrder(a?: number, b?: number): [number?, number?] {
	return a !== undefined && b !== undefined && a > b ? [b, a] : [a, b];
}

function boundsOf({ min, max, highest }: (typeof ranges)[number]): fc.Arbitrary<Partial<Search>> {
	return fc.tuple(whole(highest), whole(highest)).map(([one, other]) => {
		if (max === null) return { [min]: one };
		const [least, most] = inOrder(one, other);
		return { [min]: least, [max]: most };
	});
}

const searches: fc.Arbitrary<Search> = fc
	.record({
		goal: fc.constantFrom("sale" as const, "rent" as const, undefined),
		types: fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 40 }), { maxLength: 8 }),
		zips: fc.uniqueArray(fc.stringMatching(/^[0-9]{3,5}[A-Z]{0,2}$/), { maxLength: 8 }),
		states: fc.uniqueArray(fc.constantFrom(...marketStates)),
		cities: fc.uniqueArray(
			words.filter((text) => text !== undefined),
			{ maxLength: 4 },
		),
		deals: fc.uniqueArray(fc.constantFrom(...deals)),
		radius: fc.option(fc.integer({ min: 1, max: 200 }), { nil: undefined }),
		q: words,
		bounds: fc.tuple(...ranges.map(boundsOf)),
		flags: fc.record(recordOf(flagNames, () => flag)),
		epc: fc.uniqueArray(fc.constantFrom(...energyLabels)),
		project: fc.option(fc.integer({ min: 1, max: 2 ** 40 }), { nil: undefined }),
		corners: fc.option(fc.tuple(degree(180), degree(90), degree(180), degree(90)), { nil: undefined }),
		polygon: fc.option(
			fc.array(fc.record({ latitude: degree(90), longitude: degree(180) }), { minLength: 3, maxLength: 20 }),
			{
				nil: undefined,
			},
		),
		sort: fc.constantFrom(...sorts),
		page: fc.integer({ min: 1, max: 100_000 }),
		view: fc.constantFrom("list" as const, "map" as const),
	})
	.map(({ bounds, flags, corners, polygon, ...rest }) => {
		const bbox = corners && {
			west: Math.min(corners[0], corners[2]),
			south: Math.min(corners[1], corners[3]),
			east: Math.max(corners[0], corners[2]),
			north: Math.max(corners[1], corners[3]),
		};
		const spread = (of: (point: { latitude: number; longitude: number }) => number) =>
			new Set(polygon?.map(of)).size > 1;
		return {
			...rest,
			types: rest.types.sort((a, b) => a - b),
			zips: rest.zips.sort(),
			cities: rest.cities.sort(),
			states: rest.states.sort(),
			radius: rest.cities.length === 0 && rest.zips.length === 0 ? undefined : rest.radius,
			deals: rest.deals.sort((a, b) => deals.indexOf(a) - deals.indexOf(b)),
			epc: rest.epc.sort((a, b) => energyLabels.indexOf(a) - energyLabels.indexOf(b)),
			...flags,
			...Object.assign({}, ...bounds),
			bbox,
			polygon: spread((point) => point.latitude) && spread((point) => point.longitude) ? polygon : undefined,
		};
	});

test("a search survives its address", () => {
	fc.assert(
		fc.property(searches, (search) => {
			const read = parseSearch(new URLSearchParams(searchParams(search).toString()));
			expect(read.ignored).toEqual([]);
			expect(read.search).toEqual(search);
		}),
	);
});

test("a search survives what is sent of it", () => {
	expect(changedFields(emptySearch())).toEqual({});
	fc.assert(
		fc.property(searches, (search) => {
			const sent = JSON.parse(JSON.stringify(changedFields(search))) as Partial<Search>;
			expect({ ...emptySearch(), ...sent }).toEqual(search);
		}),
	);
});

test("equal searches have equal addresses, whatever the order they were written in", () => {
	fc.assert(
		fc.property(searches, fc.infiniteStream(fc.nat()), (search, keys) => {
			const pairs = [...searchParams(search)].map((pair) => ({ pair, key: keys.next().value }));
			const shuffled = pairs.sort((a, b) => a.key - b.key).map(({ pair }) => pair);
			const again = parseSearch(new URLSearchParams(shuffled)).search;
			expect(searchParams(again).toString()).toBe(searchParams(search).toString());
		}),
	);
});

test("garbage never throws, and the parsed search round-trips", () => {
	const names = [
		...["goal", "type", "zip", "city", "q", "minPrice", "maxPrice", "minBedrooms", "maxBedrooms", "minSurface"],
		...["terrace", "epc", "project", "bbox", "polygon", "sort", "page", "view", "__proto__", "constructor"],
	];
	const value = fc.oneof(
		fc.string({ unit: "binary" }),
		fc.double().map(String),
		fc.bigInt().map(String),
		fc.stringMatching(/^[\d.,-]{0,30}$/),
		fc.stringMatching(/^[?-~]{0,30}$/),
	);
	fc.assert(
		fc.property(fc.array(fc.tuple(fc.constantFrom(...names), value)), (pairs) => {
			const { search, ignored } = parseSearch(new URLSearchParams(pairs));
			expect(ignored.every((name) => names.includes(name))).toBe(true);
			const again = parseSearch(new URLSearchParams(searchParams(search).toString()));
			expect(again).toEqual({ search, ignored: [] });
		}),
	);
});

test("a change sets a filter or takes one away", () => {
	const { search } = parse("goal=sale&type=1&garden=1&page=4&sort=city");
	expect(searchParams(search, { goal: undefined, page: 1 }).toString()).toBe("type=1&garden=1&sort=city");
	expect(searchParams(search, { types: [], garden: undefined, page: 5 }).toString()).toBe("goal=sale&sort=city&page=5");
	expect(isFiltered(search)).toBe(true);
	expect(isFiltered(parse("goal=sale&sort=city&page=4&view=map").search)).toBe(false);
});
