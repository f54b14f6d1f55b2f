import { expect, test } from "vitest";
import { languages } from "../../app/domain/language";
import { dealTerms } from "../../app/domain/property/deal-terms";
import { searchOfStored, storedSearch } from "../../app/domain/saved-searches/saved-search";
import { amountNames, columns, flagNames } from "../../app/domain/search/columns";
import { emptySearch, parseSearch, searchParams } from "../../app/domain/search/search";
import { dealPhrases, type NamedDeal } from "../../app/domain/search/sentence/deal-phrases";
import { featurePhrases } from "../../app/domain/search/sentence/feature-phrases";
import type { SentenceSearch } from "../../app/domain/search/sentence/filters";
import { understand } from "../../app/domain/search/sentence/understand";
import { criteriaOf } from "../../app/i18n/search-criteria";
import { translator } from "../../app/i18n/translator";
import { propertyTypes } from "../../demo/feed/property-types";
import { sentenceOf, typeNameIn } from "../../tests/support/search/sentence-of";
import { createSentenceContext } from "./sentence-context";

/**
 * Checks the recipe for a filter: everything in the table of columns is found in a sentence and in a URL, is part of a
 * saved search, and has the words for chips, emails and leads.
 */
test.each(flagNames.flatMap((flag) => languages.map((language) => [flag, language] as const)))(
	"%s is a filter of lists, sentences, alerts, emails and leads (%s)",
	(flag, language) => {
		const search = { ...emptySearch(), goal: "sale" as const, [flag]: true as const };
		expect(parseSearch(searchParams(search)).search).toEqual(search);
		expect(searchOfStored(storedSearch(search))).toEqual(search);
		const [phrase = ""] = featurePhrases[flag][language].split("|");
		const meant = understand(`Gent, ${phrase}, 300.000`, createSentenceContext(propertyTypes(), language));
		expect(meant.search).toMatchObject({ [flag]: true, maxPrice: 300_000 });
		const criteria = criteriaOf(search, { language, t: translator(language, "nl", "search"), typeName: () => null });
		expect(criteria).toHaveLength(1);
		expect(criteria[0]?.label).not.toMatch(/^feature\./);
		expect(criteria[0]?.without).toEqual({ [flag]: undefined });
	},
);

/** Two values that are valid for each amount: a year, m² or euros. */
const FROM = 1_950;
const UP_TO = 1_990;
const HOUSE = 1;

/** A monthly cost is a price that is stated per month. */
const amounts = amountNames.filter((name) => name !== "monthly");

test.each(amounts.flatMap((amount) => languages.map((language) => [amount, language] as const)))(
	"%s is a filter of sentences: from, up to and between (%s)",
	(amount, language) => {
		const types = propertyTypes();
		const { min, max } = columns[amount];
		for (const ends of [{ [min]: FROM }, { [max]: UP_TO }, { [min]: FROM, [max]: UP_TO }]) {
			const search: SentenceSearch = { goal: "sale", type: [HOUSE], ...ends };
			const words = sentenceOf(search, language, typeNameIn(language));
			const back = understand(words, createSentenceContext(types, language));
			expect({ words, search: back.search, rest: back.rest }).toEqual({ words, search, rest: "" });
		}
	},
);

const named = Object.keys(dealPhrases) as NamedDeal[];

test.each(named.flatMap((deal) => languages.map((language) => [deal, language] as const)))(
	"%s is a filter of sentences by each of its names, with the goal that it belongs to (%s)",
	(deal, language) => {
		const world = createSentenceContext(propertyTypes(), language);
		for (const phrase of dealPhrases[deal][language].split("|")) {
			const { search, rest } = understand(`Gent, ${phrase}`, world);
			expect({ phrase, goal: search.goal, deal: search.deal, rest }).toEqual({
				phrase,
				goal: dealTerms[deal].goal,
				deal: [deal],
				rest: "",
			});
		}
	},
);

test("a deal that contradicts what was said before is no filter", () => {
	const { search } = understand("Appartement à louer à Gand, viager", createSentenceContext(propertyTypes(), "fr"));
	expect(search).toMatchObject({ goal: "rent" });
	expect(search.deal).toBeUndefined();
});
