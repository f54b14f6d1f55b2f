import { type Language, pickText } from "../language";
import type { Property } from "./property";
import { comparablePrice } from "./rules";

const NO_BREAK_SPACE = "\u00A0";

/** The price unit that means "starting from". Source: specification, section 9. */
const UNIT_STARTING_FROM = 7;

const wholeNumber = new Intl.NumberFormat("nl-BE", { maximumFractionDigits: 0 });

export const priceOnRequest: Record<Language, string> = {
	nl: "Prijs op aanvraag",
	fr: "Prix sur demande",
	en: "Price on request",
	de: "Preis auf Anfrage",
};

const startingFrom: Record<Language, string> = {
	nl: "vanaf",
	fr: "à partir de",
	en: "starting from",
	de: "ab",
};

/** An amount in euro, Belgian Dutch in every language: `€ 1.234.567`. What is no amount reads `NaN`. */
export function formatEuro(amount: number): string {
	if (!Number.isFinite(amount)) return "NaN";
	const rounded = Math.round(amount);
	return `€${NO_BREAK_SPACE}${wholeNumber.format(rounded === 0 ? 0 : rounded)}`;
}

function isMarqueeIgnored(property: Pick<Property, "Marquee">, marqueeIgnore: readonly number[]): boolean {
	return property.Marquee != null && marqueeIgnore.includes(property.Marquee);
}

/**
 * The public amount in euro, also for sorting or filtering: null where the agency does not publish it
 * (a missing PublishPrice does), where its marquee replaces the price, and where there is none.
 */
export function priceShown(property: Property, marqueeIgnore: readonly number[]): number | null {
	if (property.PublishPrice === false || isMarqueeIgnored(property, marqueeIgnore)) return null;
	return comparablePrice(property);
}

/** The price text: the amount, the marquee's name or 'price on request'. */
export function priceText(property: Property, language: Language, marqueeIgnore: readonly number[]): string {
	if (isMarqueeIgnored(property, marqueeIgnore)) {
		return pickText(property.MarqueeName, language, property.Language) ?? priceOnRequest[language];
	}
	const price = priceShown(property, marqueeIgnore);
	return shownPriceText({ price, from: property.PriceUnit === UNIT_STARTING_FROM, marquee: null }, language);
}

/**
 * The text of a price of which only what may be shown is left: the amount in euro (null: not published), whether others
 * go up from there, and the marquee's name where it replaces a price.
 */
export function shownPriceText(
	shown: { price: number | null; from: boolean; marquee: string | null },
	language: Language,
): string {
	if (shown.price === null) return shown.marquee ?? priceOnRequest[language];
	const text = formatEuro(shown.price);
	return shown.from ? `${startingFrom[language]} ${text}` : text;
}

const cents = new Intl.NumberFormat("nl-BE", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A small amount in euro with its cents, as a rent per m²: `€ 12,50`. */
export function formatCents(amount: number): string {
	return `€${NO_BREAK_SPACE}${cents.format(amount)}`;
}

/** What the price is for, as the agency words it (`per month`); shown next to the price text, not in it. */
export function priceUnitText(property: Property, language: Language): string | null {
	return pickText(property.PriceUnitText, language, property.Language);
}
