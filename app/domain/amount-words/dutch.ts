import { BILLION, groupsOf, HUNDRED, type Lexicon, MILLION, meaningsOf, THOUSAND, unitFirst } from "./lexicon";

const small = [
	"",
	"een",
	"twee",
	"drie",
	"vier",
	"vijf",
	"zes",
	"zeven",
	"acht",
	"negen",
	"tien",
	"elf",
	"twaalf",
	"dertien",
	"veertien",
	"vijftien",
	"zestien",
	"zeventien",
	"achttien",
	"negentien",
] as const;
const tens = ["", "", "twintig", "dertig", "veertig", "vijftig", "zestig", "zeventig", "tachtig", "negentig"] as const;

export const dutch: Lexicon = {
	meanings: meaningsOf([
		...small.slice(1).map((word, index) => [index + 1, word] as const),
		...tens.slice(2).map((word, index) => [(index + 2) * 10, word] as const),
		["and", "en"],
		[HUNDRED, "honderd"],
		[THOUSAND, "duizend"],
		[MILLION, "miljoen"],
		[BILLION, "miljard"],
	]),
	belowHundred: unitFirst,
	write(amount) {
		const { millions, thousands, rest } = groupsOf(amount);
		return [
			millions > 0 ? `${belowThousand(millions)} miljoen` : "",
			thousands > 0 ? `${thousands === 1 ? "" : belowThousand(thousands)}duizend` : "",
			belowThousand(rest),
		]
			.filter(Boolean)
			.join(" ");
	},
};

function belowThousand(number: number): string {
	const hundreds = Math.floor(number / HUNDRED);
	return `${hundreds > 1 ? small[hundreds] : ""}${hundreds > 0 ? "honderd" : ""}${belowHundred(number % HUNDRED)}`;
}

function belowHundred(number: number): string {
	if (number < small.length) return small[number] ?? "";
	const unit = small[number % 10] ?? "";
	// A diaeresis separates vowels that would be read as one.
	const joint = unit.endsWith("e") ? "ën" : "en";
	return `${unit}${unit && joint}${tens[Math.floor(number / 10)]}`;
}
