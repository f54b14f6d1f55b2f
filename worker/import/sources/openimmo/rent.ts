import type { XmlElement } from "@rgrove/parse-xml";
import { isInMonths } from "../../../../app/domain/property/read-figure";
import { figureOf } from "../values";
import { elementAt as at } from "./openimmo-file";

/** Elements for a rent; the first one present counts. */
const rentElements = ["nettokaltmiete", "kaltmiete", "warmmiete", "pacht"] as const;

const MONTHS_A_YEAR = 12;

export type Rent = {
	/** In euro per month; null when there is no rent, or it is per day or week. */
	monthly: unknown;
	/** In euro, for a property that is let by the day or week. */
	season: { PricePerWeek: unknown } | { PricePerNight: unknown } | null;
};

/** Rent by its period. A yearly rent, as for shops and fields, is divided by 12. */
export function rentOf(property: XmlElement): Rent {
	const money = (name: string) => figureOf(at(property, `preise/${name}`)?.text, "money");
	const first = rentElements.map(money).find((amount) => amount !== null);
	const whole = money("pauschalmiete");
	const monthly = first ?? whole;
	switch (at(property, "preise/preis_zeiteinheit")?.attributes.zeiteinheit?.toUpperCase()) {
		case "TAG":
			return { monthly: null, season: { PricePerNight: whole ?? first } };
		case "WOCHE":
			return { monthly: null, season: { PricePerWeek: whole ?? first } };
		case "JAHR":
			return { monthly: byMonth(monthly), season: null };
		default:
			return { monthly, season: null };
	}
}

function byMonth(amount: unknown): unknown {
	return typeof amount === "number" ? Math.round((amount / MONTHS_A_YEAR) * 100) / 100 : amount;
}

export function hasRent(property: XmlElement): boolean {
	return [...rentElements, "pauschalmiete"].some(
		(name) => figureOf(at(property, `preise/${name}`)?.text, "money") !== null,
	);
}

/** Deposit in euro or in monthly rents. */
export function depositOf(value: unknown) {
	if (isInMonths(value)) return { RentDeposit: figureOf(value, "deposit") };
	return { DepositAmount: figureOf(value, "money") };
}
