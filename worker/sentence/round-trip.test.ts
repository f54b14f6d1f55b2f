import * as fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "../../app/domain/language";
import { localities } from "../../app/domain/localities/localities";
import { energyLabels } from "../../app/domain/property/energy-label";
import { columns, countNames } from "../../app/domain/search/columns";
import { type SentenceSearch, sentenceParams } from "../../app/domain/search/sentence/filters";
import { features } from "../../app/domain/search/sentence/meaning";
import { understand } from "../../app/domain/search/sentence/understand";
import { kinds, propertyTypes } from "../../demo/feed/property-types";
import { sentenceOf, typeNameIn } from "../../tests/support/search/sentence-of";
import { createSentenceContext } from "./sentence-context";

const types = propertyTypes();

/** Types that share their name in the demo with another type, which the name means. */
const namesakes: ReadonlySet<number> = new Set([kinds.office.id, kinds.garage.id]);
const ids = types.map(({ ID }) => ID).filter((id) => !namesakes.has(id));

const belgian = localities.filter(({ country, names }) => country === "BE" && names.nl !== "Limburg");
const zips = [...new Set(belgian.flatMap((locality) => locality.zips))];

function ends(name: string, values: fc.Arbitrary<number>): fc.Arbitrary<Record<string, number>> {
	const least = fc.record({ [`min${name}`]: values });
	const most = fc.record({ [`max${name}`]: values });
	const both = fc
		.tuple(values, values)
		.filter(([one, other]) => one !== other)
		.map(([one, other]) => ({ [`min${name}`]: Math.min(one, other), [`max${name}`]: Math.max(one, other) }));
	return fc.oneof(fc.constant({}), least, most, both);
}

const least = (name: string) => fc.oneof(fc.constant({}), fc.record({ [name]: fc.integer({ min: 1, max: 9 }) }));

/** Bedrooms have two bounds, like prices and surfaces. */
const others = countNames.filter((name) => name !== "bedrooms");

const where = fc.oneof(
	fc.constant({}),
	fc.record({ locality: fc.constantFrom(...belgian) }),
	fc.record({ locality: fc.constantFrom(...belgian), radius: fc.constantFrom(5, 10, 20) }),
	fc.record({
		zip: fc.uniqueArray(fc.constantFrom(...zips), { minLength: 1, maxLength: 3 }).map((list) => list.sort()),
	}),
);

const searches = fc.record({
	where,
	goal: fc.constantFrom("sale" as const, "rent" as const),
	type: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 3 }).map((list) => list.sort((a, b) => a - b)),
	price: ends(
		"Price",
		fc.integer({ min: 1, max: 4_000 }).map((thousands) => thousands * 500),
	),
	bedrooms: ends("Bedrooms", fc.integer({ min: 1, max: 9 })),
	surface: ends("Surface", fc.integer({ min: 10, max: 99_999 })),
	counts: fc.tuple(...others.map((name) => least(columns[name].min))),
	flags: fc.uniqueArray(fc.constantFrom(...features)),
	epc: fc.uniqueArray(fc.constantFrom(...energyLabels.filter((label) => !label.endsWith("_sub") && label <= "g")), {
		maxLength: 4,
	}),
	state: fc.option(
		fc.constantFrom("for-sale" as const, "for-rent" as const, "under-option" as const, "under-offer" as const),
	),
});

test("the sentence of a search parses to the same search, in four languages", () => {
	fc.assert(
		fc.property(searches, fc.constantFrom(...languages), (made, language) => {
			const { locality, ...place2 } = { locality: undefined, ...made.where };
			const search: SentenceSearch = {
				goal: made.goal,
				...(made.type.length > 0 && { type: made.type }),
				...place2,
				...(locality && { city: locality.names[language] }),
				...made.price,
				...made.bedrooms,
				...made.surface,
				...Object.assign({}, ...made.counts),
				...Object.fromEntries(made.flags.map((flag) => [flag, true as const])),
				...(made.epc.length > 0 && { epc: energyLabels.filter((label) => made.epc.includes(label)) }),
				...(made.state && { state: [made.state] }),
			};
			const words = sentenceOf(search, language, typeNameIn(language));
			fc.pre(words.length <= 200);
			const back = understand(words, createSentenceContext(types, language));
			expect({ words, params: sentenceParams(back.search).toString(), rest: back.rest }).toEqual({
				words,
				params: sentenceParams(search).toString(),
				rest: "",
			});
		}),
		{ numRuns: 2_000 },
	);
});

test("the sentence of a search is idiomatic", () => {
	const search: SentenceSearch = {
		goal: "sale",
		type: [1],
		city: "Gent",
		radius: 10,
		minBedrooms: 3,
		maxPrice: 400_000,
		garden: true,
	};
	expect(sentenceOf(search, "nl", typeNameIn("nl"))).toBe(
		"Woning te koop binnen 10 km van Gent, hoogstens €\u00A0400.000, minstens 3 slaapkamers, tuin",
	);
});
