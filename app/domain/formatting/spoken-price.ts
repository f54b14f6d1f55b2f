import type { Language } from "../language";
import { formatNumber } from "./numbers";

const euros: Record<Language, string> = { nl: "euro", fr: "euros", en: "euros", de: "Euro" };

const SAMPLE = 1_000;

/** `€ 1.250,50`, as prices are written in all languages; not `€1,250`, as English prose has it. */
const WRITTEN = /€\s?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?(?![.,]?\d)/g;
/** The same, with a mark in it. */
const MARKED = /€\s?\d+(?:\.\d{3}|,\d{1,2}(?!\d))/;

/** A text as it is to be heard: its amounts in words where the language would misread them. */
export function heardPrice(text: string, language: Language): string {
	return isMisread(text, language) ? spokenPrice(text, language) : text;
}

/** Whether a text has an amount whose marks mean something else in the language that it is read aloud in. */
function isMisread(text: string, language: Language): boolean {
	return formatNumber(SAMPLE, language) !== formatNumber(SAMPLE, "nl") && MARKED.test(text);
}

/** A written price as it is read aloud: `€ 465.000` is `465,000 euros` in English, where the dot would be a fraction. */
export function spokenPrice(text: string, language: Language): string {
	return text.replace(WRITTEN, (_, whole: string, cents = "") => {
		const value = Number(`${whole.replaceAll(".", "")}.${cents || "0"}`);
		return `${formatNumber(value, language)} ${euros[language]}`;
	});
}
