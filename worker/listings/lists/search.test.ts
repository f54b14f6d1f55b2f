import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { monthlyCost } from "../../../app/domain/costs/monthly-cost";
import { foldText } from "../../../app/domain/formatting/slug";
import { type Language, languages } from "../../../app/domain/language";
import { distanceMetres, encodePolyline, pointInPolygon } from "../../../app/domain/localities/geo";
import { localities } from "../../../app/domain/localities/localities";
import { energyLabels } from "../../../app/domain/property/energy-label";
import { columns, countNames } from "../../../app/domain/search/columns";
import { type Sort, sorts } from "../../../app/domain/search/orders";
import { parseSearch, type Search } from "../../../app/domain/search/search";
import {
	changeListings,
	counted,
	type GeneratedListing,
	generateListing,
	insertListings,
	listingsOf,
} from "../../../tests/support/search/listings";
import { createSearchMemory } from "../../search/memory";
import { publishColumns } from "../../search/publish";

const PAGE = 24;
const LISTINGS = 1_500;
const SEARCHES = 200;

let service = listingsOf(env);
const all = Array.from({ length: LISTINGS }, (_, index) => generateListing(100 + index * 7));

beforeAll(async () => {
	await env.LISTINGS.batch(insertListings(env.LISTINGS, all));
});

/** Whether a property fits, by a plain implementation independent of the code under test. */
function fits(property: GeneratedListing, search: Search): boolean {
	const least = (value: number | null, min?: number) => min === undefined || (value !== null && value >= min);
	const most = (value: number | null, max?: number) => max === undefined || (value !== null && value <= max);
	const {
		types,
		zips,
		cities: [city],
		bbox,
		polygon,
		q,
	} = search;
	if (property.state !== "listed") return false;
	if (search.goal && property.goal !== (search.goal === "sale" ? 0 : 1)) return false;
	if (types.length > 0 && !types.some((type) => property.type_id === type || property.main_type_id === type))
		return false;
	const inZip = zips.some((zip) => property.zip === zip);
	const inCity =
		city && [property.city_nl, property.city_fr, property.city_en, property.city_de].includes(foldText(city));
	if (search.radius === undefined) {
		if (zips.length > 0 && !inZip) return false;
		if (city && !inCity) return false;
	} else if (!inZip && !inCity && !isAround(property, search, search.radius)) return false;
	if (!least(property.price, search.minPrice) || !most(property.price, search.maxPrice)) return false;
	for (const name of countNames) {
		const { min, max } = columns[name];
		if (!least(property[name], search[min]) || (max !== null && !most(property[name], search[max]))) return false;
	}
	if (!least(property.surface, search.minSurface) || !most(property.surface, search.maxSurface)) return false;
	if ((search.terrace && !property.terrace) || (search.garden && !property.garden)) return false;
	if ((search.elevator && !property.elevator) || (search.furnished && !property.furnished)) return false;
	if (search.newBuild && property.project_id === null) return false;
	if (search.states.length > 0 && !search.states.some((state) => state === stateOf(property))) return false;
	if (search.epc.length > 0 && !search.epc.some((label) => label === property.epc)) return false;
	if (search.project !== undefined && property.project_id !== search.project) return false;
	if (q && !holdsWords(property, q)) return false;
	if (!bbox && !polygon) return true;
	const { latitude, longitude } = property;
	if (latitude === null || longitude === null) return false;
	if (bbox && (latitude < bbox.south || latitude > bbox.north)) return false;
	if (bbox && (longitude < bbox.west || longitude > bbox.east)) return false;
	return !polygon || pointInPolygon({ latitude, longitude }, polygon);
}

function stateOf(property: GeneratedListing): string | null {
	if (property.ended === 1) return null;
	return property.goal === 0 ? "for-sale" : "for-rent";
}

/** Whether the property's point is within the radius around a searched locality. */
function isAround(
	{ latitude, longitude }: GeneratedListing,
	{ cities: [city], zips }: Search,
	kilometres: number,
): boolean {
	if (latitude === null || longitude === null) return false;
	return localities.some(({ names, zips: own, lat, lng }) => {
		const isNamed = city !== undefined && Object.values(names).some((name) => foldText(name) === foldText(city));
		if (!isNamed && !own.some((zip) => zips.includes(zip))) return false;
		return distanceMetres({ latitude, longitude }, { latitude: lat, longitude: lng }) <= kilometres * 1_000;
	});
}

function wordsOf(text: string): string[] {
	return text.split(/[^a-z0-9]+/).filter((word) => word !== "");
}

function holdsWords(property: GeneratedListing, q: string): boolean {
	const held = Object.values(property.words).flatMap(wordsOf);
	const wanted = wordsOf(foldText(q));
	return wanted.every((word, index) =>
		held.some((other) => (index === wanted.length - 1 ? other.startsWith(word) : other === word)),
	);
}

/** The rent, or the monthly cost of a loan on default terms. */
function monthlyOf({ goal, price, region }: GeneratedListing): number {
	if (price === null || (goal === 0 && region === null)) return Number.MAX_VALUE;
	return goal === 1 || region === null ? price : monthlyCost(price, [region, 0, true], {});
}

/** The key of a plain sort for each order, the lowest first. */
const keyOf: Readonly<Record<Sort, (property: GeneratedListing, language: Language) => number | string>> = {
	date: ({ listed_at }) => -listed_at,
	"price-asc": ({ price }) => price ?? Number.MAX_VALUE,
	"price-desc": ({ price }) => (price === null ? Number.MAX_VALUE : -price),
	"price-m2": ({ price, surface }) => (price !== null && surface ? price / surface : Number.MAX_VALUE),
	monthly: monthlyOf,
	type: ({ type_rank }) => type_rank,
	city: (property, language) => property[`city_${language}`] || "\uFFFF",
};

function inOrder(properties: GeneratedListing[], { sort }: Search, language: Language): GeneratedListing[] {
	const key = (property: GeneratedListing) => keyOf[sort](property, language);
	return [...properties].sort((a, b) => {
		const [first, second] = [key(a), key(b)];
		return a.ended - b.ended || (first < second ? -1 : first > second ? 1 : b.id - a.id);
	});
}

const wrong = fc.constantFrom(
	"",
	"abc",
	"-5",
	"1e9",
	"NaN",
	"'; DROP TABLE listings",
	'"',
	"9".repeat(30),
	"%",
	"null",
);
const property = fc.integer({ min: 0, max: LISTINGS - 1 }).map((index) => all[index] ?? all[0]);
const count = fc.integer({ min: 0, max: 5 }).map(String);

/** A value that is mostly valid, sometimes nonsense. */
function mostly(right: fc.Arbitrary<string>): fc.Arbitrary<string> {
	return fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: wrong });
}

const corner = fc.record({
	latitude: fc.integer({ min: 4_945_000, max: 5_150_000 }).map((value) => value / 1e5),
	longitude: fc.integer({ min: 255_000, max: 650_000 }).map((value) => value / 1e5),
});

const values: Record<string, fc.Arbitrary<string>> = {
	goal: fc.constantFrom("sale", "rent"),
	type: fc.constantFrom("1", "11", "12", "2", "22", "4", "6", "61", "999"),
	zip: property.map((each) => each?.zip ?? "9000"),
	city: property.map((each) => each?.city_fr.toUpperCase() ?? "gent"),
	q: fc.oneof(
		fc.constantFrom(
			"tuin",
			"lichte woning",
			"Áppartement",
			"vill",
			"studio NOT lift",
			'zicht" OR "tuin',
			"col:tuin",
			"***",
			"(tuin",
		),
		property.map((each) => `${each?.words.title.split(" ")[0]} ${each?.city_nl.slice(0, 4)}`),
	),
	minPrice: fc.integer({ min: 0, max: 700_000 }).map(String),
	maxPrice: fc.integer({ min: 500, max: 900_000 }).map(String),
	...Object.fromEntries(
		countNames.flatMap((name) => [columns[name].min, columns[name].max ?? []].flat()).map((bound) => [bound, count]),
	),
	minSurface: fc.integer({ min: 0, max: 400 }).map(String),
	maxSurface: fc.integer({ min: 20, max: 500 }).map(String),
	state: fc.constantFrom("for-sale", "for-rent", "under-option"),
	radius: fc.integer({ min: 1, max: 60 }).map(String),
	terrace: fc.constant("1"),
	garden: fc.constant("true"),
	elevator: fc.constant("on"),
	furnished: fc.constant("1"),
	newBuild: fc.constant("1"),
	epc: fc.constantFrom(...energyLabels),
	project: fc.integer({ min: 1, max: 42 }).map(String),
	bbox: fc
		.tuple(corner, corner)
		.map(([a, b]) =>
			[
				Math.min(a.longitude, b.longitude),
				Math.min(a.latitude, b.latitude),
				Math.max(a.longitude, b.longitude),
				Math.max(a.latitude, b.latitude),
			].join(","),
		),
	polygon: fc.array(corner, { minLength: 3, maxLength: 7 }).map(encodePolyline),
	sort: fc.constantFrom(...sorts),
	page: fc.oneof(fc.constant("1"), fc.integer({ min: 1, max: 70 }).map(String)),
};

/** Searches with up to five parameters; most of them find something. */
const parameters = fc
	.uniqueArray(fc.constantFrom(...Object.keys(values)), { maxLength: 5 })
	.chain((names) =>
		fc.tuple(...names.map((name) => mostly(values[name] ?? wrong).map((value) => [name, value] as [string, string]))),
	)
	.map((pairs) => new URLSearchParams(pairs));

async function compare(params: URLSearchParams, language: Language): Promise<void> {
	const { search } = parseSearch(params);
	const expected = inOrder(
		all.filter((each) => fits(each, search)),
		search,
		language,
	);
	const page = await service.search(search, language);
	const from = (search.page - 1) * PAGE;
	expect({ total: page.total, pages: page.pages, ids: page.items.map((card) => card.id) }).toEqual({
		total: expected.length,
		pages: Math.ceil(expected.length / PAGE),
		ids: expected.slice(from, from + PAGE).map((each) => each.id),
	});
	expect(page.totalIsMore).toBe(false);
}

const searches = fc.asyncProperty(parameters, fc.constantFrom(...languages), compare);

test("a search finds what a plain filter finds, in its order", { timeout: 120_000 }, async () => {
	await fc.assert(searches, { numRuns: SEARCHES, seed: 1 });
});

test("by cost per month the loan decides: what the visitor says of it, in every region and share", async () => {
	const own = { ownMoney: 90_000, term: 15, ownHome: true as const };
	const { items } = await service.search(
		{ ...parseSearch(new URLSearchParams("goal=sale&sort=monthly")).search, ...own },
		"nl",
	);
	const costs = items.map(({ monthly }) => monthly ?? Number.NaN);
	expect(costs).toEqual(costs.toSorted((a, b) => a - b));
	const usual = await service.search(parseSearch(new URLSearchParams("goal=sale&sort=monthly")).search, "nl");
	expect(items.map(({ id }) => id)).not.toEqual(usual.items.map(({ id }) => id));
	expect(usual.items.every(({ isMonthlyAsked }) => isMonthlyAsked)).toBe(true);
});

test("and the same from published columns, in an isolate that has none yet", { timeout: 120_000 }, async () => {
	const memory = createSearchMemory({ db: env.LISTINGS, pieces: env.PRIVATE });
	const db = env.LISTINGS.withSession("first-primary");
	const statement = await publishColumns({ db, memory, bucket: env.PRIVATE });
	await statement?.run();
	const { db: another, costOf } = counted(env.LISTINGS);
	const other = listingsOf({ ...env, LISTINGS: another });
	const { search } = parseSearch(new URLSearchParams("zip=9999"));
	const { rowsRead } = await costOf(() => other.search(search, "nl"));
	expect(rowsRead).toBeLessThan(10);
	service = other;
	await fc.assert(searches, { numRuns: 100, seed: 2 });
});

test("and the same right after properties have changed, come and gone", { timeout: 120_000 }, async () => {
	const changed = all.filter((each) => each.id % 10 === 0);
	for (const each of changed) {
		const ended = each.ended === 1 ? 0 : 1;
		Object.assign(each, { price: 99_000.75, zip: "4000", ended, bedrooms: null });
	}
	const gone = all.filter((each) => each.id % 11 === 0);
	for (const each of gone) each.state = "withdrawn";
	const come = Array.from({ length: 40 }, (_, index) => generateListing(103 + index * 31)).filter(
		(each) => !all.some((other) => other.id === each.id),
	);
	all.push(...come);
	await env.LISTINGS.batch(changeListings(env.LISTINGS, [...changed, ...gone, ...come]));
	service.forget();
	await fc.assert(searches, { numRuns: 150, seed: 3 });
});
