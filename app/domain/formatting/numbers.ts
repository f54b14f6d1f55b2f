import type { Language } from "../language";

const MOST_DECIMALS = 2;

const plainNumber = new Intl.NumberFormat("nl-BE", { maximumFractionDigits: MOST_DECIMALS });

/** What a language writes where Dutch has a dot between thousands and a comma before decimals. */
const marks: Partial<Record<Language, Readonly<Record<string, string>>>> = {
	fr: { ".": "\u00A0", ",": "," },
	en: { ".": ",", ",": "." },
};

/**
 * A number as its language writes it, with at most two decimals: `1.234,5`, in English `1,234.5`. Engines differ on the
 * marks of a language, and server and browser must agree. Prices are written alike in every language.
 */
export function formatNumber(value: number, language: Language): string {
	const own = marks[language];
	const text = plainNumber.format(value);
	return own ? text.replace(/[.,]/g, (mark) => own[mark] ?? mark) : text;
}

/** A percentage: `12,5 %`, with a space that does not break; in English `12.5%`. */
export function formatPercent(value: number, language: Language): string {
	return `${formatNumber(value, language)}${language === "en" ? "" : "\u00A0"}%`;
}
