import { type Language, type Multilingual, pickText, type Words } from "../language";
import { type PricePart, type PricePeriod, type PriceWord, termsOf } from "./deal-terms";
import { newShareOf } from "./new-build";
import type { Property } from "./property";

const NO_BREAK_SPACE = "\u00A0";

/** The price unit that means "starting from". Source: specification, section 9. */
export const UNIT_STARTING_FROM = 7;

const wholeNumber = new Intl.NumberFormat("nl-BE", { maximumFractionDigits: 0 });

export const priceOnRequest: Record<Language, string> = {
	nl: "Prijs op aanvraag",
	fr: "Prix sur demande",
	en: "Price on request",
	de: "Preis auf Anfrage",
};

const startingFrom: Words = { nl: "vanaf", fr: "à partir de", en: "starting from", de: "ab" };

const priceWords: Readonly<Record<PriceWord, Words>> = {
	bouquet: { nl: "Bouquet", fr: "Bouquet", en: "Bouquet", de: "Bouquet" },
	start: { nl: "Instelprijs", fr: "Mise à prix", en: "Starting price", de: "Startpreis" },
	takeOver: { nl: "Overname", fr: "Reprise", en: "Takeover", de: "Übernahme" },
};

/** For how long an amount pays. */
export const periodWords: Readonly<Record<PricePeriod, Words>> = {
	month: { nl: "per maand", fr: "par mois", en: "per month", de: "pro Monat" },
	week: { nl: "per week", fr: "par semaine", en: "per week", de: "pro Woche" },
	night: { nl: "per nacht", fr: "par nuit", en: "per night", de: "pro Nacht" },
};

/** Beside the price of what is newly built. */
const withoutVat: Words = { nl: "excl. btw", fr: "hors TVA", en: "excl. VAT", de: "zzgl. MwSt." };

/** An amount in euro, Belgian Dutch in every language: `€ 1.234.567`. What is no amount reads `NaN`. */
export function formatEuro(amount: number): string {
	if (!Number.isFinite(amount)) return "NaN";
	const rounded = Math.round(amount);
	return `€${NO_BREAK_SPACE}${wholeNumber.format(rounded === 0 ? 0 : rounded)}`;
}

/** Whether the name of its marquee replaces the price. */
export function isMarqueeIgnored(property: Pick<Property, "Marquee">, marqueeIgnore: readonly number[]): boolean {
	return property.Marquee != null && marqueeIgnore.includes(property.Marquee);
}

/** Whether the agency keeps the price to itself (a missing PublishPrice does not), or its marquee replaces it. */
function isPriceKept(property: Property, marqueeIgnore: readonly number[]): boolean {
	return property.PublishPrice === false || isMarqueeIgnored(property, marqueeIgnore);
}

/** The public amount in euro, for sorting and filtering: null where there is none, or none that compares. */
export function priceShown(property: Property, marqueeIgnore: readonly number[]): number | null {
	return isPriceKept(property, marqueeIgnore) ? null : termsOf(property).amount(property);
}

/** The parts of the public price, none where it is not published or not known. */
export function pricePartsShown(property: Property, marqueeIgnore: readonly number[]): PricePart[] {
	return isPriceKept(property, marqueeIgnore) ? [] : priceParts(property);
}

/** What a price is made of, whoever may see it. */
export function priceParts(property: Property): PricePart[] {
	const { price, amount } = termsOf(property);
	if (price) return price(property);
	const plain = amount(property);
	if (plain === null) return [];
	return [{ amount: plain, ...(property.PriceUnit === UNIT_STARTING_FROM ? { from: true } : {}) }];
}

/** The price text: its parts, the marquee's name or 'price on request'. */
export function priceText(property: Property, language: Language, marqueeIgnore: readonly number[]): string {
	const marquee = isMarqueeIgnored(property, marqueeIgnore)
		? pickText(property.MarqueeName, language, property.Language)
		: null;
	return shownPriceText({ parts: pricePartsShown(property, marqueeIgnore), marquee }, language);
}

/** The text of a price of which only what may be shown is left, or the marquee's name where it replaces a price. */
export function shownPriceText(
	{ parts, marquee = null }: { parts: readonly PricePart[]; marquee?: string | null },
	language: Language,
): string {
	if (parts.length === 0) return marquee ?? priceOnRequest[language];
	return parts.map((part) => partText(part, language)).join(" + ");
}

/** The text of a price in a project, or of its lowest one: `vanaf € 280.000 excl. btw`. */
export function newBuildPriceText(amount: number, language: Language, { isLowest = false } = {}): string {
	const text = shownPriceText({ parts: [{ amount, ...(isLowest ? { from: true } : {}) }] }, language);
	return `${text} ${withoutVat[language]}`;
}

function partText({ amount, word, per, from }: PricePart, language: Language): string {
	return [
		...(from ? [startingFrom[language]] : []),
		...(word ? [priceWords[word][language]] : []),
		formatEuro(amount),
		...(per ? [periodWords[per][language]] : []),
	].join(" ");
}

const cents = new Intl.NumberFormat("nl-BE", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A small amount in euro with its cents, as a rent per m²: `€ 12,50`. */
export function formatCents(amount: number): string {
	return `€${NO_BREAK_SPACE}${cents.format(amount)}`;
}

/**
 * What the price is for, shown next to the price text: as the agency words it (`per month`); a monthly rent without words
 * is by the month, and what is newly built has its price without VAT. Null where the parts of the price say so themselves.
 */
export function priceUnit(property: Property): Multilingual | null {
	if (termsOf(property).price) return null;
	if (property.PriceUnitText != null) return property.PriceUnitText;
	if (property.Goal !== 0) return property.MonthlyRent ? periodWords.month : null;
	return property.Price && newShareOf(property, property.Price) > 0 ? withoutVat : null;
}

const charges: Words = {
	nl: "lasten",
	fr: "de charges",
	en: "service charges",
	de: "Nebenkosten",
};

const noCharges: Words = {
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
