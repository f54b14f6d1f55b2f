import type { Language } from "../language";

/** The deposit due when an offer is accepted, as a share of the price. Source: specification, section 9. */
export const ADVANCE_PERCENT = 10;

/** The share in running text, as the language writes it: `10 %`, in English `10%`. */
export function advancePercentText(language: Language): string {
	return `${ADVANCE_PERCENT}${language === "en" ? "" : "\u00A0"}%`;
}

const WHOLE = 100;
const exact = new Intl.NumberFormat("nl-BE", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat("nl-BE", { maximumFractionDigits: 0 });

/** The advance on a whole price in euro, exact to the cent: `€ 30.000`, `€ 30.000,50`. */
export function advanceText(price: number): string {
	const advance = (price * ADVANCE_PERCENT) / WHOLE;
	return `€\u00A0${(Number.isInteger(advance) ? whole : exact).format(advance)}`;
}
