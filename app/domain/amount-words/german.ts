import { BILLION, groupsOf, HUNDRED, type Lexicon, MILLION, meaningsOf, THOUSAND, unitFirst } from "./lexicon";

const small = [
	"",
	"ein",
	"zwei",
	"drei",
	"vier",
	"fünf",
	"sechs",
	"sieben",
	"acht",
	"neun",
	"zehn",
	"elf",
	"zwölf",
	"dreizehn",
	"vierzehn",
	"fünfzehn",
	"sechzehn",
	"siebzehn",
	"achtzehn",
	"neunzehn",
] as const;
const tens = ["", "", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig"] as const;

export const german: Lexicon = {
	meanings: meaningsOf([
		[1, "ein", "eins", "eine"],
		[2, "zwei", "zwo"],
		[3, "drei"],
		[4, "vier"],
		[5, "funf", "fuenf"],
		[6, "sechs"],
		[7, "sieben"],
		[8, "acht"],
		[9, "neun"],
		[10, "zehn"],
		[11, "elf"],
		[12, "zwolf", "zwoelf"],
		[13, "dreizehn"],
		[14, "vierzehn"],
		[15, "funfzehn", "fuenfzehn"],
		[16, "sechzehn"],
		[17, "siebzehn"],
		[18, "achtzehn"],
		[19, "neunzehn"],
		[20, "zwanzig"],
		[30, "dreissig"],
		[40, "vierzig"],
		[50, "funfzig", "fuenfzig"],
		[60, "sechzig"],
		[70, "siebzig"],
		[80, "achtzig"],
		[90, "neunzig"],
		["and", "und"],
		[HUNDRED, "hundert"],
		[THOUSAND, "tausend"],
		[MILLION, "million", "millionen"],
		[BILLION, "milliarde", "milliarden"],
	]),
	belowHundred: unitFirst,
	write(amount) {
		const { millions, thousands, rest } = groupsOf(amount);
		const below = `${thousands > 0 ? `${belowThousand(thousands)}tausend` : ""}${belowThousand(rest)}`;
		return [millions === 1 ? "eine Million" : millions > 1 ? `${belowThousand(millions)} Millionen` : "", below]
			.filter(Boolean)
			.join(" ");
	},
};

function belowThousand(number: number): string {
	const hundreds = Math.floor(number / HUNDRED);
	return `${hundreds > 0 ? `${small[hundreds]}hundert` : ""}${belowHundred(number % HUNDRED)}`;
}

function belowHundred(number: number): string {
	if (number < small.length) return small[number] ?? "";
	const unit = small[number % 10] ?? "";
	return `${unit}${unit && "und"}${tens[Math.floor(number / 10)]}`;
}
