import type { Language } from "../language";
import { formatNumber } from "./numbers";

const euros: Record<Language, string> = { nl: "euro", fr: "euros", en: "euros", de: "Euro" };

/** `€ 1.250,50`, as prices are written in all languages. */
const WRITTEN = /€\s?(\d{1,3}(?:\.\d{3})*|\d+)(?:,(\d{1,2}))?/g;

/** A written price as it is read aloud: `€ 465.000` is `465,000 euros` in English, where the dot would be a fraction. */
export function spokenPrice(text: string, language: Language): string {
	return text.replace(WRITTEN, (_, whole: string, cents = "") => {
		const value = Number(`${whole.replaceAll(".", "")}.${cents || "0"}`);
		return `${formatNumber(value, language)} ${euros[language]}`;
	});
}
