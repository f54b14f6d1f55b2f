import { BILLION, groupsOf, HUNDRED, type Lexicon, MILLION, meaningsOf, THOUSAND, tenFirst } from "./lexicon";

const small = [
	"",
	"one",
	"two",
	"three",
	"four",
	"five",
	"six",
	"seven",
	"eight",
	"nine",
	"ten",
	"eleven",
	"twelve",
	"thirteen",
	"fourteen",
	"fifteen",
	"sixteen",
	"seventeen",
	"eighteen",
	"nineteen",
] as const;
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"] as const;

export const english: Lexicon = {
	meanings: meaningsOf([
		...small.slice(1).map((word, index) => [index + 1, word] as const),
		...tens.slice(2).map((word, index) => [(index + 2) * 10, word] as const),
		// "A hundred", and a common misspelling of "forty".
		[1, "a"],
		[40, "fourty"],
		["and", "and"],
		[HUNDRED, "hundred"],
		[THOUSAND, "thousand"],
		[MILLION, "million"],
		[BILLION, "billion"],
	]),
	belowHundred: tenFirst,
	write(amount) {
		const { millions, thousands, rest } = groupsOf(amount);
		const above = [
			millions > 0 ? `${belowThousand(millions)} million` : "",
			thousands > 0 ? `${belowThousand(thousands)} thousand` : "",
		].filter(Boolean);
		const isSmallRest = rest > 0 && rest < HUNDRED && above.length > 0;
		return [...above, isSmallRest ? `and ${belowHundred(rest)}` : belowThousand(rest)].filter(Boolean).join(" ");
	},
};

function belowThousand(number: number): string {
	const hundreds = Math.floor(number / HUNDRED);
	const rest = belowHundred(number % HUNDRED);
	return [hundreds > 0 ? `${small[hundreds]} hundred` : "", rest].filter(Boolean).join(" and ");
}

function belowHundred(number: number): string {
	if (number < small.length) return small[number] ?? "";
	return [tens[Math.floor(number / 10)], small[number % 10]].filter(Boolean).join("-");
}
