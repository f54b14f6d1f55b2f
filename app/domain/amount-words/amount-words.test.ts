import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "../language";
import { amountInWords, readAmountInWords } from "./amount-words";

const HIGHEST = 9_999_999;
const amounts = fc.oneof(
	fc.integer({ min: 1, max: HIGHEST }),
	fc.integer({ min: 1, max: 9_999 }).map((thousands) => thousands * 1_000),
	fc.integer({ min: 1, max: 1_999 }),
);

describe.each(languages)("an amount in %s", (language) => {
	test("goes to words and back", () => {
		fc.assert(
			fc.property(amounts, (amount) => {
				expect(readAmountInWords(amountInWords(amount, language))).toBe(amount);
			}),
		);
	});

	test("each number below two thousand goes to words and back", () => {
		for (let amount = 1; amount < 2_000; amount += 1) {
			expect(readAmountInWords(amountInWords(amount, language))).toBe(amount);
		}
	});

	test("is read regardless of joining, accents and capitals", () => {
		const writings = fc.constantFrom<(text: string) => string>(
			(text) => text.toUpperCase(),
			(text) => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss"),
			(text) => text.replace(/[ -]/g, ""),
			(text) => text.replace(/[ -]/g, "  "),
			(text) => text.replace(/ /g, "-"),
			(text) => `  ${text}. `,
			(text) => text.replace(/ (?:d’)?euros?$/i, ""),
		);
		fc.assert(
			fc.property(amounts, writings, (amount, write) => {
				expect(readAmountInWords(write(amountInWords(amount, language)))).toBe(amount);
			}),
		);
	});
});

const written: [Language, number, string][] = [
	["nl", 300_000, "driehonderdduizend euro"],
	["nl", 1_022_033, "een miljoen tweeëntwintigduizend drieëndertig euro"],
	["nl", 285_500, "tweehonderdvijfentachtigduizend vijfhonderd euro"],
	["fr", 300_000, "trois cent mille euros"],
	["fr", 80, "quatre-vingts euros"],
	["fr", 291_271, "deux cent quatre-vingt-onze mille deux cent soixante et onze euros"],
	["fr", 1_000_000, "un million d’euros"],
	["fr", 2_200_000, "deux millions deux cent mille euros"],
	["en", 300_000, "three hundred thousand euros"],
	["en", 1_250_001, "one million two hundred and fifty thousand and one euros"],
	["de", 300_000, "dreihunderttausend Euro"],
	["de", 2_035_616, "zwei Millionen fünfunddreißigtausendsechshundertsechzehn Euro"],
];
test.for(written)("in %s %i is written %s", ([language, amount, words]) => {
	expect(amountInWords(amount, language)).toBe(words);
});

const read: [string, number][] = [
	["Driehonderd duizend", 300_000],
	["drie honderd en vijf duizend euro", 305_000],
	["één miljoen euro", 1_000_000],
	["vijftienhonderd euro", 1_500],
	["trois cents mille EUR", 300_000],
	["trois cent septante-cinq mille euros", 375_000],
	["trois cent soixante quinze mille euros", 375_000],
	["deux cent nonante-neuf mille neuf cent nonante-neuf euros", 299_999],
	["quatre vingt dix neuf mille cent six euros", 99_106],
	["un million et demi d'euros", 0],
	["deux millions d'euros", 2_000_000],
	["huitmillionsd’euros", 8_000_000],
	["a hundred thousand euro", 100_000],
	["three hundred and fifty-five thousand Euros", 355_000],
	["zweihundertfuenfzigtausend EURO", 250_000],
	["eine Million dreihundertdreissigtausend Euro", 1_330_000],
];
test.for(read)("%s is read as %i", ([text, amount]) => {
	expect(readAmountInWords(text) ?? 0).toBe(amount);
});

test.for([
	"",
	"euro",
	"300.000 euro",
	"drie vier euro",
	"honderd honderd",
	"duizend miljoen duizend",
	"drie hundred thousand",
	"driehonderdduizend dollar",
	"en duizend",
	"een en een",
	"x".repeat(400),
	"een".repeat(130),
	`honderd${" ".repeat(400)}euro`,
])("%s is no amount", (text) => {
	expect(readAmountInWords(text)).toBeNull();
});

test("any input is read as an amount or as null", () => {
	const bits = fc.constantFrom("cent", "cents", "six", "et", "en", "een", "mille", "drie", "und", "ein", "-", " ", "é");
	fc.assert(
		fc.property(
			fc.oneof(
				fc.string(),
				fc.array(bits).map((parts) => parts.join("")),
			),
			(text) => {
				const amount = readAmountInWords(text);
				expect(amount === null || (Number.isSafeInteger(amount) && amount > 0)).toBe(true);
			},
		),
	);
});
