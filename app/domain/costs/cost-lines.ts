/** Values for an explanation: rates in percent, numbers of months, and amounts in euro. */
export type CostValues = {
	/** Base of the rate: the whole price, or the amount in euro that is land. */
	readonly of?: "price" | number;
	readonly rate?: number;
	readonly months?: number;
	readonly exempt?: number;
	readonly credit?: number;
	readonly least?: number;
	readonly mostSaved?: number;
	readonly reduction?: number;
	readonly upTo?: number;
	readonly secured?: number;
};

/** Explanation keys: a line's own key, or a more specific one. */
type Explanation =
	| Exclude<CostLine["key"], "otherCosts">
	| "registrationTaxOwnHome"
	| "registrationTaxModest"
	| "registrationTaxExempt"
	| "registrationTaxCredit"
	| "vatOwnHome"
	| "notaryFeeOwnHome"
	| "notaryFeeAbout"
	| "notaryVatFee"
	| "depositAmount"
	| "stated";

export type CostLine = {
	key:
		| "registrationTax"
		| "vat"
		| "notaryFee"
		| "fileCosts"
		| "deedExpenses"
		| "notaryVat"
		| "otherCosts"
		| "mortgageDeed"
		| "firstRent"
		| "firstCharges"
		| "inventoryShare"
		| "deposit";
	/** In euro, to the cent. */
	amount: number;
	/** Key in the namespace `fields` of the explanation, with `values` for its placeholders. */
	explainKey: `costs.explain.${Explanation}`;
	values: CostValues;
};

export type Costs = { lines: CostLine[]; total: number };

export function cents(amount: number): number {
	return Math.round(amount * 100) / 100;
}

export function percentOf(amount: number, rate: number): number {
	return (amount * rate) / 100;
}

export function withTotal(lines: CostLine[]): Costs {
	return { lines, total: cents(lines.reduce((sum, line) => sum + line.amount, 0)) };
}

export function costLine(
	key: CostLine["key"],
	amount: number,
	explain: Explanation,
	values: CostLine["values"] = {},
): CostLine {
	return { key, amount: cents(amount), explainKey: `costs.explain.${explain}`, values };
}
