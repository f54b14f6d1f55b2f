import type { Language } from "../language";
import { termsOf } from "../property/deal-terms";
import { notYetCommunicated } from "../property/mention-facts";
import { formatEuro } from "../property/price";
import type { Property } from "../property/property";
import type { CostLine, Costs } from "./cost-lines";
import { rentalCostsOf } from "./rental-costs";

/** The agency's default terms for rentals. */
export type RentalDefaults = { minimumIncome: number | null; maximumPersons: number | null };

/** Terms that a tenant should know before a viewing. */
export type RentalTerms = RentalDefaults & {
	/** Amounts due at signing; null for an unknown rent. */
	signing: Costs | null;
};

/** Limits of a rental that a candidate does not meet. */
export type MissedLimit = "income" | "persons";

/** @param candidate number of people, and joint monthly income in euro; an unknown income is 0 and not compared */
export function missedLimits(
	{ minimumIncome, maximumPersons }: RentalDefaults,
	{ people, income }: { people: number; income: number },
): MissedLimit[] {
	return [
		...(minimumIncome !== null && income > 0 && income < minimumIncome ? (["income"] as const) : []),
		...(maximumPersons !== null && people > maximumPersons ? (["persons"] as const) : []),
	];
}

/** A line of the terms: `label` is a key of the namespace `fields`, `value` is ready to show. */
export type TermLine = {
	label: "MinimumIncome" | "MaximumPersons" | "costs.signingTotal" | `costs.lines.${CostLine["key"]}`;
	value: string;
};

/**
 * The property's own terms override the agency's; 0 counts as absent. Null for deals other than the lease of a dwelling
 * or a room.
 */
export function rentalTermsOf(property: Property, defaults: RentalDefaults): RentalTerms | null {
	if (termsOf(property).costs !== "rental") return null;
	return {
		minimumIncome: property.MinimumIncome || defaults.minimumIncome,
		maximumPersons: property.MaximumPersons || defaults.maximumPersons,
		signing: rentalCostsOf(property),
	};
}

/** Lines without a value are left out, except the inventory share, which every tenant has to pay. */
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
