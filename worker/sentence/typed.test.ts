import { expect, test } from "vitest";
import { type Language, languages } from "../../app/domain/language";
import { parseSearch } from "../../app/domain/search/search";
import { sentenceParams } from "../../app/domain/search/sentence/filters";
import { understand } from "../../app/domain/search/sentence/understand";
import { kinds, propertyTypes } from "../../demo/feed/property-types";
import dutch from "../../tests/support/search/typed/dutch.txt?raw";
import english from "../../tests/support/search/typed/english.txt?raw";
import french from "../../tests/support/search/typed/french.txt?raw";
import german from "../../tests/support/search/typed/german.txt?raw";
import { createSentenceContext } from "./sentence-context";

const typed: Readonly<Record<Language, string>> = { nl: dutch, fr: french, en: english, de: german };

/** Ids of the demo's types by their short names in the sentences. */
const typeIds: Readonly<Record<string, number>> = {
	...Object.fromEntries(Object.entries(kinds).map(([name, { id }]) => [name, id])),
	...{ house: 1, apartment: 2, office: 3, land: 4, garage: 5, retail: 6, investment: 7, industrial: 8 },
	...{ lockup: kinds.garage.id, block: kinds.investment.id },
};

type Row = { text: string; expected: string[] };

function rowsOf(language: Language): Row[] {
	return typed[language].split("\n").flatMap((line) => {
		const [text = "", wanted = ""] = line.split(" | ");
		if (text.trim() === "") return [];
		const [goal, ...parameters] = wanted.trim().split(" ");
		const expected = parameters.map((parameter) => {
			const [name = "", value = ""] = parameter.split("=");
			if (name === "type") return `type=${typeIds[value] ?? value}`;
			return `${name}=${name === "city" ? value.replaceAll("_", " ") : value}`;
		});
		return [{ text: text.trim(), expected: [`goal=${goal}`, ...expected].sort() }];
	});
}

function readAs({ text }: Row, language: Language): { found: string[]; ignored: string[]; hasText: boolean } {
	const { search } = understand(text, createSentenceContext(propertyTypes(), language));
	const params = sentenceParams(search);
	const found = [...params].map(([name, value]) => `${name}=${value}`);
	return { found: found.sort(), ignored: parseSearch(params).ignored, hasText: search.q !== undefined };
}

/** Minimum share of typed sentences that are understood completely, and maximum share that are misunderstood. */
const MIN_RIGHT = 0.9;
const MAX_WRONG = 0.02;

test.each(languages)(
	"sentences as people type them are understood, and none empties a list by a word: %s",
	(language) => {
		const rows = rowsOf(language).map((row) => ({ ...row, ...readAs(row, language) }));
		const isRight = (row: (typeof rows)[number]) => row.found.join("&") === row.expected.join("&");
		const missed = rows.filter((row) => !isRight(row));
		const wrong = missed.filter(
			({ found, expected, hasText }) => hasText || found.some((each) => !expected.includes(each)),
		);
		const report = missed.map(({ text, found, expected }) => ({
			text,
			more: found.filter((each) => !expected.includes(each)),
			less: expected.filter((each) => !found.includes(each)),
		}));
		expect(rows.flatMap(({ ignored }) => ignored)).toEqual([]);
		expect({ report, isEnough: missed.length <= rows.length * (1 - MIN_RIGHT) }).toMatchObject({ isEnough: true });
		expect({ report, isWrongSeldom: wrong.length <= rows.length * MAX_WRONG }).toMatchObject({ isWrongSeldom: true });
	},
);
