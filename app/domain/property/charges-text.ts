import type { Language } from "../language";
import { formatEuro } from "./price";

const charges: Readonly<Record<Language, string>> = {
	nl: "lasten",
	fr: "de charges",
	en: "service charges",
	de: "Nebenkosten",
};

const noCharges: Readonly<Record<Language, string>> = {
	nl: "zonder extra lasten",
	fr: "sans charges supplémentaires",
	en: "no extra charges",
	de: "ohne weitere Nebenkosten",
};

/** The suffix of a rent: its unit and, where known, the additional charges: `per maand + € 35 lasten`. */
export function rentUnitText(unit: string | null, amount: number | null, language: Language): string | null {
	if (amount === null) return unit;
	if (amount === 0) return [unit, noCharges[language]].filter(Boolean).join(", ");
	return [unit, `+ ${formatEuro(amount)} ${charges[language]}`].filter(Boolean).join(" ");
}
