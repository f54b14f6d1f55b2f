import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "../../app/domain/language";
import { columns, countNames } from "../../app/domain/search/columns";
import { parseSearch, ranges } from "../../app/domain/search/search";
import type { SentenceSearch } from "../../app/domain/search/sentence/filters";
import { sentenceParams } from "../../app/domain/search/sentence/filters";
import { isSentence, understand } from "../../app/domain/search/sentence/understand";
import { kinds, propertyTypes } from "../../demo/feed/property-types";
import { dutch } from "../../tests/support/search/sentences/dutch";
import { english } from "../../tests/support/search/sentences/english";
import { french } from "../../tests/support/search/sentences/french";
import { german } from "../../tests/support/search/sentences/german";
import type { Sentence } from "../../tests/support/search/sentences/sentence";
import { createSentenceContext } from "./sentence-context";

const sentences: Readonly<Record<Language, readonly Sentence[]>> = { nl: dutch, fr: french, en: english, de: german };

const countBounds = countNames.flatMap((name) => {
	const { min, max } = columns[name];
	return max === null ? [min] : [min, max];
});

/** Ids of the demo's types by their short names in the sentences. */
const typeIds: Readonly<Record<string, number>> = {
	house: 1,
	apartment: 2,
	office: 3,
	land: 4,
	garage: 5,
	retail: 6,
	investment: 7,
	industrial: 8,
	terraced: kinds.terraced.id,
	villa: kinds.villa.id,
	farmhouse: kinds.farmhouse.id,
	bungalow: kinds.bungalow.id,
	semi: kinds.semi.id,
	mansion: kinds.mansion.id,
	duplex: kinds.duplex.id,
	penthouse: kinds.penthouse.id,
	studio: kinds.studio.id,
	ground: kinds.ground.id,
	plot: kinds.plot.id,
	field: kinds.field.id,
	lockup: kinds.garage.id,
	parking: kinds.parking.id,
	block: kinds.investment.id,
	warehouse: kinds.warehouse.id,
};

/** The search of a sentence's row, with its parameters sorted by name. */
function wanted(search: string): string[] {
	const [goal, ...parameters] = search.split(" ");
	// Words without a filter only rank the results, so they are ignored.
	const narrowing = parameters.filter((parameter) => parameters.length === 1 || !parameter.startsWith("q="));
	const named = narrowing.map((parameter) => {
		const [name = "", value = ""] = parameter.split("=");
		return `${name}=${name === "type" ? typeIds[value] : value.replaceAll("_", name === "epc" ? "_" : " ")}`;
	});
	return [`goal=${goal}`, ...named].sort();
}

function found(search: SentenceSearch): string[] {
	return [...sentenceParams(search)].map(([name, value]) => `${name}=${value}`).sort();
}

describe.each(languages)("%s", (language) => {
	const world = createSentenceContext(propertyTypes(), language);

	test("there are at least a hundred sentences, each of them once", () => {
		const texts = new Set(sentences[language].map(([text]) => text));
		expect(texts.size).toBe(sentences[language].length);
		expect(texts.size).toBeGreaterThanOrEqual(100);
	});

	test("each number that a list can be narrowed by is asked for in one of them", () => {
		const asked = new Set(
			sentences[language].flatMap(([, search]) => search.split(" ").map((each) => each.split("=")[0])),
		);
		expect(ranges.filter(({ min, max }) => !asked.has(min) && !asked.has(max ?? min)).map(({ name }) => name)).toEqual(
			[],
		);
	});

	test.each(sentences[language].map(([text, search, rest = ""]) => ({ text, search, rest })))(
		"$text",
		({ text, search, rest }) => {
			const understanding = understand(text, world);
			expect({ search: found(understanding.search), rest: understanding.rest }).toEqual({
				search: wanted(search),
				rest,
			});
		},
	);
});

const texts = import.meta.glob<Record<string, unknown>>("../../locales/*/{common,home,search}.json", {
	eager: true,
	import: "default",
});

function textOf(language: Language, namespace: string, ...path: string[]): string {
	let value: unknown = texts[`../../locales/${language}/${namespace}.json`];
	for (const name of path) value = (value as Record<string, unknown> | undefined)?.[name];
	if (typeof value !== "string") throw new Error(`no text ${namespace}:${path.join(".")} in ${language}`);
	return value;
}

/** The example of the search field by language: a sentence after "for example". */
const examples = {
	nl: { lead: "Bijvoorbeeld ", search: "sale type=house city=Gent minBedrooms=3 maxPrice=400000" },
	fr: { lead: "Par exemple ", search: "sale type=house city=Namur minBedrooms=3 maxPrice=300000" },
	en: { lead: "For example ", search: "sale type=house city=Ghent minBedrooms=3 maxPrice=400000" },
	de: { lead: "Zum Beispiel ", search: "sale type=house city=Eupen minBedrooms=3 maxPrice=400000" },
} as const;

test.each(languages)("every example that the site itself gives is understood, in %s", (language) => {
	const { lead, search } = examples[language];
	const world = createSentenceContext(propertyTypes(), language);
	const read = (text: string) => understand(text, world);
	const example = textOf(language, "common", "searchField", "placeholder").replace(lead, "");
	expect({ search: found(read(example).search), rest: read(example).rest }).toEqual({
		search: wanted(search),
		rest: "",
	});
	for (const text of [
		...textOf(language, "home", "search", "where", "placeholder").split(/ (?:of|ou|or|oder) /),
		...textOf(language, "search", "place", "hint").replace(lead, "").split(", ").slice(0, 2),
	]) {
		const { search: place, rest } = read(text);
		expect({ text, isPlace: "city" in place || "zip" in place, rest }).toEqual({ text, isPlace: true, rest: "" });
	}
});

type Said = { text: string; search: string };

const saidInParts: Readonly<Record<Language, { counted: Said[]; bounded: Said[]; amounts: Said[] }>> = {
	nl: {
		counted: [
			{ text: "3 slaapkamers", search: "minBedrooms=3" },
			{ text: "2slpk", search: "minBedrooms=2" },
			{ text: "1 badkamer", search: "minBathrooms=1" },
			{ text: "100 m²", search: "minSurface=100" },
		],
		bounded: [
			{ text: "tot", search: "maxPrice" },
			{ text: "max", search: "maxPrice" },
			{ text: "onder", search: "maxPrice" },
		],
		amounts: [
			{ text: "400.000", search: "400000" },
			{ text: "350k", search: "350000" },
			{ text: "1000 euro", search: "1000" },
			{ text: "€ 900", search: "900" },
		],
	},
	fr: {
		counted: [
			{ text: "3 chambres", search: "minBedrooms=3" },
			{ text: "3 ch", search: "minBedrooms=3" },
			{ text: "100 m2", search: "minSurface=100" },
		],
		bounded: [
			{ text: "jusqu’à", search: "maxPrice" },
			{ text: "jusque", search: "maxPrice" },
			{ text: "max", search: "maxPrice" },
		],
		amounts: [
			{ text: "300.000", search: "300000" },
			{ text: "300 000 €", search: "300000" },
			{ text: "1100€", search: "1100" },
		],
	},
	en: {
		counted: [
			{ text: "3 bedrooms", search: "minBedrooms=3" },
			{ text: "2 bed", search: "minBedrooms=2" },
			{ text: "90 m²", search: "minSurface=90" },
		],
		bounded: [
			{ text: "to", search: "maxPrice" },
			{ text: "up to", search: "maxPrice" },
			{ text: "under", search: "maxPrice" },
		],
		amounts: [
			{ text: "400k", search: "400000" },
			{ text: "400.000", search: "400000" },
			{ text: "1000 euro", search: "1000" },
		],
	},
	de: {
		counted: [
			{ text: "3 Schlafzimmer", search: "minBedrooms=3" },
			{ text: "100 m²", search: "minSurface=100" },
		],
		bounded: [
			{ text: "bis", search: "maxPrice" },
			{ text: "max", search: "maxPrice" },
			{ text: "unter", search: "maxPrice" },
		],
		amounts: [
			{ text: "400.000", search: "400000" },
			{ text: "1100€", search: "1100" },
			{ text: "350k", search: "350000" },
		],
	},
};

test("a count or a surface and a price stay two criteria, in any order, with a comma or without", () => {
	for (const language of languages) {
		const { counted, bounded, amounts } = saidInParts[language];
		const world = createSentenceContext(propertyTypes(), language);
		for (const fact of counted)
			for (const bound of bounded)
				for (const amount of amounts)
					for (const link of [" ", ", "]) {
						const price = `${bound.text} ${amount.text}`;
						const isOneNumber = /\d$/.test(price) && link === " ";
						const turned = isOneNumber ? [] : [`${price}${link}${fact.text}`];
						for (const text of [`${fact.text}${link}${price}`, ...turned]) {
							const { search } = understand(text, world);
							const { goal: _goal, ...criteria } = search;
							expect({ text, search: sentenceParams(criteria).toString().split("&").sort() }).toEqual({
								text,
								search: [fact.search, `${bound.search}=${amount.search}`].sort(),
							});
						}
					}
	}
});

test.each([
	["en", "house for sale near Ghent with garden and at least 150 m2 under 500k", "minSurface=150"],
	["nl", "huis met tuin en minstens 150 m2 onder 500k", "minSurface=150"],
	["fr", "maison avec jardin et au moins 150 m2 sous 500k", "minSurface=150"],
	["de", "Haus mit Garten und mindestens 150 m2 unter 500k", "minSurface=150"],
] as const)("%s: a surface behind 'and' is the property's, not the garden's", (language, text, search) => {
	expect(found(understand(text, createSentenceContext(propertyTypes(), language)).search)).toContain(search);
});

const world = createSentenceContext(propertyTypes(), "en");

test("what is said twice and otherwise stays words, and is not looked for as text", () => {
	const { search, rest, understood } = understand("3-bed house near Namur with 2 bathrooms and 3 bathrooms", world);
	expect(search).toEqual({ goal: "sale", type: [1], city: "Namur", radius: 10, minBedrooms: 3, minBathrooms: 2 });
	expect(rest).toBe("3 bathrooms");
	expect(understood).toEqual([
		{ text: "3-bed", filter: "minBedrooms" },
		{ text: "house", filter: "type" },
		{ text: "2 bathrooms", filter: "minBathrooms" },
		{ text: "Namur", filter: "city" },
		{ text: "near", filter: "radius" },
	]);
});

test("a sentence is a search in words; a reference, a street and a single plain word are texts to look for", () => {
	const isOne = (text: string) => isSentence(understand(text, world));
	for (const text of [
		"Ghent",
		"9000",
		"house in Ghent",
		"3 bedrooms",
		"under 400k",
		"villa with garden",
		"house for sale",
	]) {
		expect([text, isOne(text)]).toEqual([text, true]);
	}
	const texts = [
		"4101x",
		"REF-2231",
		"garden",
		"pool",
		"villa",
		"Veldstraat 12",
		"Veldstraat 12, Gent",
		"rue de Namur 3, Bruxelles",
		"",
		"!!!",
		"quiet and sunny",
	];
	for (const text of texts) expect([text, isOne(text)]).toEqual([text, false]);
});

test("a word of another language is understood beside those of one's own", () => {
	expect(
		found(understand("appartement à louer à Ixelles", createSentenceContext(propertyTypes(), "nl")).search),
	).toEqual(["city=Elsene", "goal=rent", "type=2"]);
});

test("a sentence in another language than the page's is read in its own", () => {
	const { search, rest } = understand("Baugrundstück bei Eupen ab 800 m²", world);
	expect({ ...search, rest }).toEqual({
		goal: "sale",
		type: [41],
		city: "Eupen",
		radius: 10,
		minSurface: 800,
		rest: "",
	});
});

test("an agency without a type has its family searched, and the word looked for", () => {
	const few = createSentenceContext([{ ID: 7, ParentID: null, Name: { en: "House" }, WebID: 1 }], "en");
	expect(understand("villa in Ghent", few)).toMatchObject({
		search: { type: [7], city: "Ghent" },
		rest: "villa",
	});
	expect(understand("penthouse in Ghent", few)).toMatchObject({ search: { city: "Ghent" }, rest: "penthouse" });
});

test("names that the agency alone gives its types are known", () => {
	const own = createSentenceContext(
		[{ ID: 90, ParentID: null, Name: { nl: "Woonboot", en: "Houseboat" }, WebID: 1 }],
		"nl",
	);
	expect(understand("woonboot in Gent", own).search).toEqual({ goal: "sale", type: [90], city: "Gent" });
});

test("whatever is typed is answered, in a search that addresses can hold", () => {
	fc.assert(
		fc.property(fc.string({ maxLength: 300, unit: "grapheme" }), (text) => {
			const { search, rest } = understand(text, world);
			expect(rest.length).toBeLessThanOrEqual(400);
			expect(parseSearch(sentenceParams(search)).search.goal).toBe(search.goal);
		}),
		{ numRuns: 500 },
	);
});

test("numbers of any size beside any unit or bound never become a filter that the list refuses", () => {
	const words =
		"slaapkamers chambres bedrooms badkamers garages m2 ares ha km euro k tot between and to - max min over".split(" ");
	fc.assert(
		fc.property(
			fc.array(fc.oneof(fc.constantFrom(...words), fc.nat(10_000_000).map(String)), { maxLength: 12 }),
			fc.constantFrom(...languages),
			(parts, language) => {
				const { search } = understand(parts.join(" "), createSentenceContext(propertyTypes(), language));
				expect(parseSearch(sentenceParams(search)).ignored).toEqual([]);
				for (const name of countBounds) expect(search[name] ?? 0).toBeLessThanOrEqual(20);
			},
		),
		{ numRuns: 500 },
	);
});

test("words of the lexicons in any order and number never make it fail", () => {
	const words = Object.values(sentences).flatMap((rows) => rows.flatMap(([text]) => text.split(" ")));
	fc.assert(
		fc.property(
			fc.array(fc.constantFrom(...words), { maxLength: 30 }),
			fc.constantFrom(...languages),
			(parts, language) => {
				const { search } = understand(parts.join(" "), createSentenceContext(propertyTypes(), language));
				expect(parseSearch(sentenceParams(search)).ignored).toEqual([]);
			},
		),
		{ numRuns: 500 },
	);
});
