import type { Language } from "../language";
import { termsOf } from "../property/deal-terms";
import { notYetCommunicated } from "../property/mention-facts";
import { formatEuro } from "../property/price";
import type { Property } from "../property/property";
import type { CostLine, Costs } from "./costs";
import { rentalCostsOf } from "./rental-costs";

/** The agency's default terms for rentals. */
export type RentalDefaults = { minimumIncome: number | null; maximumPersons: number | null };

/** The terms that a tenant should know before a viewing. */
export type RentalTerms = RentalDefaults & {
	/** The amounts due at signing; null for an unknown rent. */
	signing: Costs | null;
};

/** Limits of a rental that a candidate does not meet. */
export type MissedLimit = "income" | "persons";

/** @param candidate people, and joint income per month; an income that was not told is 0 and is not compared */
export function missedLimits(
	{ minimumIncome, maximumPersons }: RentalDefaults,
	{ people, income }: { people: number; income: number },
): MissedLimit[] {
	return [
		...(minimumIncome !== null && income > 0 && income < minimumIncome ? (["income"] as const) : []),
		...(maximumPersons !== null && people > maximumPersons ? (["persons"] as const) : []),
	];
}

/** A line of the terms: its label as a key of the namespace `fields`, its value ready to show. */
export type TermLine = {
	label: "MinimumIncome" | "MaximumPersons" | "costs.signingTotal" | `costs.lines.${CostLine["key"]}`;
	value: string;
};

/**
 * The property's own terms go before the agency's; a nought is none. Null for a deal other than a lease of a dwelling or a
 * room.
 */
export function rentalTermsOf(property: Property, defaults: RentalDefaults): RentalTerms | null {
	if (termsOf(property).costs !== "rental") return null;
	return {
		minimumIncome: property.MinimumIncome || defaults.minimumIncome,
		maximumPersons: property.MaximumPersons || defaults.maximumPersons,
		signing: rentalCostsOf(property),
	};
}

/** Lines without a value are left out, but for the share of the inventory, which every tenant has to pay. */
export function rentalTermLines(
	{ minimumIncome, maximumPersons, signing }: RentalTerms,
	language: Language,
): TermLine[] {
	const lines: TermLine[] = [];
	if (minimumIncome !== null) lines.push({ label: "MinimumIncome", value: formatEuro(minimumIncome) });
	if (maximumPersons !== null) lines.push({ label: "MaximumPersons", value: String(maximumPersons) });
	if (!signing) return lines;
	for (const { key, amount } of signing.lines) lines.push({ label: `costs.lines.${key}`, value: formatEuro(amount) });
	if (!signing.lines.some(({ key }) => key === "inventoryShare")) {
		lines.push({ label: "costs.lines.inventoryShare", value: notYetCommunicated[language] });
	}
	return [...lines, { label: "costs.signingTotal", value: formatEuro(signing.total) }];
}
