import type { Language } from "../language";

const MAX_DECIMALS = 2;

const plain = (maximumFractionDigits: number) => new Intl.NumberFormat("nl-BE", { maximumFractionDigits });
const usual = plain(MAX_DECIMALS);

/** Separators for thousands and decimals, and before a percent sign, per language. */
const marks: Readonly<Record<Language, { thousands: string; decimals: string; percent: string }>> = {
	nl: { thousands: ".", decimals: ",", percent: "\u00A0" },
	fr: { thousands: "\u00A0", decimals: ",", percent: "\u00A0" },
	en: { thousands: ",", decimals: ".", percent: "" },
	de: { thousands: ".", decimals: ",", percent: "\u00A0" },
};

/**
 * Formats a number in a language, by default with at most two decimals: `1.234,5`, in English `1,234.5`. Uses its own
 * separators, because engines differ and server and browser must agree. Prices are formatted alike in every language.
 */
export function formatNumber(value: number, language: Language, mostDecimals = MAX_DECIMALS): string {
	const { thousands, decimals } = marks[language];
	const text = (mostDecimals === MAX_DECIMALS ? usual : plain(mostDecimals)).format(value);
	return text.replace(/[.,]/g, (mark) => (mark === "." ? thousands : decimals));
}

/** Formats a percentage: `12,5 %` with a non-breaking space; in English `12.5%`. */
export function formatPercent(value: number, language: Language, mostDecimals = MAX_DECIMALS): string {
	return `${formatNumber(value, language, mostDecimals)}${marks[language].percent}%`;
}
