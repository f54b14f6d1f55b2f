import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "../../app/domain/language";
import { parseSearch } from "../../app/domain/search/search";
import type { SentenceSearch } from "../../app/domain/search/sentence/filters";
import { sentenceParams } from "../../app/domain/search/sentence/filters";
import { dutch } from "../../app/domain/search/sentence/sentences/dutch";
import { english } from "../../app/domain/search/sentence/sentences/english";
import { french } from "../../app/domain/search/sentence/sentences/french";
import { german } from "../../app/domain/search/sentence/sentences/german";
import type { Sentence } from "../../app/domain/search/sentence/sentences/sentence";
import { isSentence, understand } from "../../app/domain/search/sentence/understand";
import { kinds, propertyTypes } from "../../demo/feed/property-types";
import { worldOf } from "./world";

const sentences: Readonly<Record<Language, readonly Sentence[]>> = { nl: dutch, fr: french, en: english, de: german };

/** The demo's types by the short names of the sentences. */
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

/** The search of a sentence's row, its parameters in the order of their names. */
function wanted(search: string): string[] {
	const [goal, ...parameters] = search.split(" ");
	const named = parameters.map((parameter) => {
		const [name = "", value = ""] = parameter.split("=");
		return `${name}=${name === "type" ? typeIds[value] : value.replaceAll("_", name === "epc" ? "_" : " ")}`;
	});
	return [`goal=${goal}`, ...named].sort();
}

function found(search: SentenceSearch): string[] {
	return [...sentenceParams(search)].map(([name, value]) => `${name}=${value}`).sort();
}

/** Filters that the list does not have yet are read all the same. */
const nothing: ReadonlySet<never> = new Set();

describe.each(languages)("%s", (language) => {
	const world = worldOf(propertyTypes(), language);

	test("there are at least a hundred sentences, each of them once", () => {
		const texts = new Set(sentences[language].map(([text]) => text));
		expect(texts.size).toBe(sentences[language].length);
		expect(texts.size).toBeGreaterThanOrEqual(100);
	});

	test.each(sentences[language].map(([text, search, rest = ""]) => ({ text, search, rest })))(
		"$text",
		({ text, search, rest }) => {
			const understanding = understand(text, world, { without: nothing });
			expect({ search: found(understanding.search), rest: understanding.rest }).toEqual({
				search: wanted(search),
				rest,
			});
		},
	);
});

const world = worldOf(propertyTypes(), "en");

test("what lists have no filter for stays words, and is not looked for as text", () => {
	const { search, rest, understood } = understand("3-bed house near Namur with garage built after 2000", world);
	expect(search).toEqual({ goal: "sale", type: [1], city: "Namur", radius: 10, minBedrooms: 3, minGarages: 1 });
	expect(rest).toBe("built after 2000");
	expect(understood).toEqual([
		{ text: "3-bed", filter: "minBedrooms" },
		{ text: "house", filter: "type" },
		{ text: "garage", filter: "minGarages" },
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
	expect(found(understand("appartement à louer à Ixelles", worldOf(propertyTypes(), "nl")).search)).toEqual([
		"city=Elsene",
		"goal=rent",
		"type=2",
	]);
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
	const few = worldOf([{ ID: 7, ParentID: null, Name: { en: "House" }, WebID: 1 }], "en");
	expect(understand("villa in Ghent", few)).toMatchObject({
		search: { type: [7], city: "Ghent", q: "villa" },
		rest: "villa",
	});
	expect(understand("penthouse in Ghent", few)).toMatchObject({ search: { city: "Ghent", q: "penthouse" } });
});

test("names that the agency alone gives its types are known", () => {
	const own = worldOf([{ ID: 90, ParentID: null, Name: { nl: "Woonboot", en: "Houseboat" }, WebID: 1 }], "nl");
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

test("words of the lexicons in any order and number never make it fail", () => {
	const words = Object.values(sentences).flatMap((rows) => rows.flatMap(([text]) => text.split(" ")));
	fc.assert(
		fc.property(
			fc.array(fc.constantFrom(...words), { maxLength: 30 }),
			fc.constantFrom(...languages),
			(parts, language) => {
				const { search } = understand(parts.join(" "), worldOf(propertyTypes(), language));
				const { ignored } = parseSearch(sentenceParams(search));
				expect(ignored.filter((name) => !name.startsWith("min") && !name.startsWith("max"))).toEqual([]);
			},
		),
		{ numRuns: 500 },
	);
});
