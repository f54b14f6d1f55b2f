import {
	BILLION,
	groupsOf,
	HUNDRED,
	isTen,
	type Lexicon,
	type Meaning,
	MILLION,
	meaningsOf,
	type Reading,
	THOUSAND,
} from "./lexicon";

const small = [
	"",
	"un",
	"deux",
	"trois",
	"quatre",
	"cinq",
	"six",
	"sept",
	"huit",
	"neuf",
	"dix",
	"onze",
	"douze",
	"treize",
	"quatorze",
	"quinze",
	"seize",
	"dix-sept",
	"dix-huit",
	"dix-neuf",
] as const;
const tens = ["", "", "vingt", "trente", "quarante", "cinquante", "soixante", "", "quatre-vingt", ""] as const;

/** In France 70 and 90 build on 60 and 80; Belgium has separate words. */
const countsOn = new Set<Meaning>([60, 80]);
const TEN = 10;
/** 17 to 19 are two words, ten and a unit from this one: "dix-sept". */
const FIRST_OF_TWO_WORDS = 7;

export const french: Lexicon = {
	meanings: meaningsOf([
		...small.slice(1, 17).map((word, index) => [index + 1, word] as const),
		[1, "une"],
		[20, "vingt", "vingts"],
		[30, "trente"],
		[40, "quarante"],
		[50, "cinquante"],
		[60, "soixante"],
		[70, "septante"],
		[80, "quatrevingt", "quatrevingts", "octante", "huitante"],
		[90, "nonante"],
		["and", "et"],
		[HUNDRED, "cent", "cents"],
		[THOUSAND, "mille", "milles"],
		[MILLION, "million", "millions"],
		[BILLION, "milliard", "milliards"],
	]),
	belowHundred(words, at) {
		const ten = words[at];
		if (!isTen(ten)) return belowTwenty(words, at);
		const rest = belowTwenty(words, words[at + 1] === "and" ? at + 2 : at + 1);
		const isPart = rest !== null && (rest.value < TEN || countsOn.has(ten));
		return isPart ? { value: ten + rest.value, next: rest.next } : { value: ten, next: at + 1 };
	},
	write(amount) {
		const { millions, thousands, rest } = groupsOf(amount);
		return [
			millions > 0 ? `${belowThousand(millions)} million${millions > 1 ? "s" : ""}` : "",
			thousands > 0 ? [thousands > 1 ? withoutPlural(belowThousand(thousands)) : "", "mille"].join(" ").trim() : "",
			belowThousand(rest),
		]
			.filter(Boolean)
			.join(" ");
	},
};

function belowTwenty(words: readonly Meaning[], at: number): Reading | null {
	const [first, second] = words.slice(at, at + 2);
	if (typeof first !== "number" || first >= 20) return null;
	const isTwoWords = first === TEN && typeof second === "number" && second >= FIRST_OF_TWO_WORDS && second < TEN;
	return isTwoWords ? { value: first + second, next: at + 2 } : { value: first, next: at + 1 };
}

/** Vingt and cent only take a plural at the end; mille is a number, not a noun. */
function withoutPlural(words: string): string {
	return words.replace(/(vingt|cent)s$/, "$1");
}

function belowThousand(number: number): string {
	const hundreds = Math.floor(number / HUNDRED);
	const rest = belowHundred(number % HUNDRED);
	const hundred = hundreds > 1 && rest === "" ? "cents" : "cent";
	return [hundreds > 1 ? small[hundreds] : "", hundreds > 0 ? hundred : "", rest].filter(Boolean).join(" ");
}

function belowHundred(number: number): string {
	if (number < small.length) return small[number] ?? "";
	const ten = Math.floor(number / 10);
	const base = countsOn.has((ten - 1) * 10) ? ten - 1 : ten;
	const rest = number - base * 10;
	if (rest === 0) return base === 8 ? "quatre-vingts" : (tens[base] ?? "");
	const joint = (rest === 1 || rest === 11) && base !== 8 ? " et " : "-";
	return `${tens[base]}${joint}${small[rest]}`;
}
