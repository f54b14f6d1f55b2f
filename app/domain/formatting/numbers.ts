import type { Language } from "../language";

const MOST_DECIMALS = 2;

const plain = (maximumFractionDigits: number) => new Intl.NumberFormat("nl-BE", { maximumFractionDigits });
const usual = plain(MOST_DECIMALS);

/** What a language writes between thousands, before decimals and before the sign of a percentage. */
const marks: Readonly<Record<Language, { thousands: string; decimals: string; percent: string }>> = {
	nl: { thousands: ".", decimals: ",", percent: "\u00A0" },
	fr: { thousands: "\u00A0", decimals: ",", percent: "\u00A0" },
	en: { thousands: ",", decimals: ".", percent: "" },
	de: { thousands: ".", decimals: ",", percent: "\u00A0" },
};

/**
 * A number as its language writes it, by default with at most two decimals: `1.234,5`, in English `1,234.5`. Engines differ on the
 * marks of a language, and server and browser must agree. Prices are written alike in every language.
 */
export function formatNumber(value: number, language: Language, mostDecimals = MOST_DECIMALS): string {
	const { thousands, decimals } = marks[language];
	const text = (mostDecimals === MOST_DECIMALS ? usual : plain(mostDecimals)).format(value);
	return text.replace(/[.,]/g, (mark) => (mark === "." ? thousands : decimals));
}

/** A percentage: `12,5 %`, with a space that does not break; in English `12.5%`. */
export function formatPercent(value: number, language: Language, mostDecimals = MOST_DECIMALS): string {
	return `${formatNumber(value, language, mostDecimals)}${marks[language].percent}%`;
}
