import type { Language } from "../language";
import { formatNumber } from "./numbers";

const euros: Record<Language, string> = { nl: "euro", fr: "euros", en: "euros", de: "Euro" };

const SAMPLE = 1_000;

/** `€ 1.250,50`, as prices are written in all languages. */
const WRITTEN = /€\s?(\d{1,3}(?:\.\d{3})*|\d+)(?:,(\d{1,2}))?/g;

/** Whether a text has an amount whose marks mean something else in the language that it is read aloud in. */
export function isMisread(text: string, language: Language): boolean {
	return formatNumber(SAMPLE, language) !== formatNumber(SAMPLE, "nl") && /€\s?\d*[.,]/.test(text);
}

/** A written price as it is read aloud: `€ 465.000` is `465,000 euros` in English, where the dot would be a fraction. */
export function spokenPrice(text: string, language: Language): string {
	return text.replace(WRITTEN, (_, whole: string, cents = "") => {
		const value = Number(`${whole.replaceAll(".", "")}.${cents || "0"}`);
		return `${formatNumber(value, language)} ${euros[language]}`;
	});
}
