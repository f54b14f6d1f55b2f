import { type Language, type Multilingual, pickText, type Words } from "../language";
import { type PricePart, type PricePeriod, type PriceWord, termsOf } from "./deal-terms";
import { newShareOf } from "./new-build";
import type { Property } from "./property";

const NO_BREAK_SPACE = "\u00A0";

/** Price unit "starting from". Source: specification, section 9. */
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

export const periodWords: Readonly<Record<PricePeriod, Words>> = {
	month: { nl: "per maand", fr: "par mois", en: "per month", de: "pro Monat" },
	week: { nl: "per week", fr: "par semaine", en: "per week", de: "pro Woche" },
	night: { nl: "per nacht", fr: "par nuit", en: "per night", de: "pro Nacht" },
};

/** Shown next to a new-build price. */
const withoutVat: Words = { nl: "excl. btw", fr: "hors TVA", en: "excl. VAT", de: "zzgl. MwSt." };

/** Formats an amount in euro in Belgian Dutch, in every language: `€ 1.234.567`. A non-finite number gives `NaN`. */
export function formatEuro(amount: number): string {
	if (!Number.isFinite(amount)) return "NaN";
	const rounded = Math.round(amount);
	return `€${NO_BREAK_SPACE}${wholeNumber.format(rounded === 0 ? 0 : rounded)}`;
}

/** Whether the name of the marquee replaces the price. */
export function isMarqueeIgnored(property: Pick<Property, "Marquee">, marqueeIgnore: readonly number[]): boolean {
	return property.Marquee != null && marqueeIgnore.includes(property.Marquee);
}

/** Whether the price is hidden: `PublishPrice` is false (a missing one is not), or the marquee replaces it. */
function isPriceKept(property: Property, marqueeIgnore: readonly number[]): boolean {
	return property.PublishPrice === false || isMarqueeIgnored(property, marqueeIgnore);
}

/** The public amount in euro for sorting and filtering; null when absent or not comparable. */
export function priceShown(property: Property, marqueeIgnore: readonly number[]): number | null {
	return isPriceKept(property, marqueeIgnore) ? null : termsOf(property).amount(property);
}

/** Parts of the public price; empty when unpublished or unknown. */
export function pricePartsShown(property: Property, marqueeIgnore: readonly number[]): PricePart[] {
	return isPriceKept(property, marqueeIgnore) ? [] : priceParts(property);
}

/** Parts of the price, whether published or not. */
export function priceParts(property: Property): PricePart[] {
	const { price, amount } = termsOf(property);
	if (price) return price(property);
	const plain = amount(property);
	if (plain === null) return [];
	return [{ amount: plain, ...(property.PriceUnit === UNIT_STARTING_FROM ? { from: true } : {}) }];
}

/** The price text: its parts, the marquee's name or "price on request". */
export function priceText(property: Property, language: Language, marqueeIgnore: readonly number[]): string {
	const marquee = isMarqueeIgnored(property, marqueeIgnore)
		? pickText(property.MarqueeName, language, property.Language)
		: null;
	return shownPriceText({ parts: pricePartsShown(property, marqueeIgnore), marquee }, language);
}

/** Formats the visible parts of a price; without parts, the marquee's name or "price on request". */
export function shownPriceText(
	{ parts, marquee = null }: { parts: readonly PricePart[]; marquee?: string | null },
	language: Language,
): string {
	if (parts.length === 0) return marquee ?? priceOnRequest[language];
	return parts.map((part) => partText(part, language)).join(" + ");
}

/** Price of a unit, or lowest price of a project: `vanaf € 280.000 excl. btw`. */
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

/** Formats a small amount in euro with cents, such as a rent per m²: `€ 12,50`. */
export function formatCents(amount: number): string {
	return `€${NO_BREAK_SPACE}${cents.format(amount)}`;
}

/**
 * Suffix of the price text: the agency's words (`per month`), else "per month" for a monthly rent and "excl. VAT" for
 * new build. Null when the parts of the price carry their own period.
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

/** Suffix of a rent: unit and, when known, additional charges: `per maand + € 35 lasten`. */
export function rentUnitText(unit: string | null, amount: number | null, language: Language): string | null {
	if (amount === null) return unit;
	if (amount === 0) return [unit, noCharges[language]].filter(Boolean).join(", ");
	return [unit, `+ ${formatEuro(amount)} ${charges[language]}`].filter(Boolean).join(" ");
}
