import type { Scale } from "../law/figure";

type BelgianFigures = {
	registrationTaxRate: number;
	newBuildVat: number;
	/** For a rebuilt home, under conditions. */
	rebuiltVat: number;
	notary: {
		scale: Scale;
		ownHomeScale: Scale;
		vat: number;
		/** In euro, excluding VAT. */
		fileCosts: number;
		searches: number;
		writingDuty: number;
		/** In euro, VAT does not apply. */
		annexDuty: number;
		transcription: number;
	};
	mortgage: {
		scale: Scale;
		ownHomeScale: Scale;
		/** Percentage added to the loan to get the secured amount. */
		accessories: number;
		registration: number;
		inscription: number;
		/** In euro. */
		publication: number;
		/** In euro, excluding VAT, for a deed in addition to the purchase's. */
		fileCosts: number;
	};
};

/** Legal figures for a purchase in one region. Rates are percentages, amounts are euro. */
export type CostFigures = { example: { ownShare: number; rate: number; years: number } } & (
	| (BelgianFigures & { region: "flanders"; ownHome: number; modestReduction: number; modestUpTo: number })
	| (BelgianFigures & { region: "brussels"; exempt: number; exemptUpTo: number })
	| (BelgianFigures & { region: "wallonia"; ownHome: number })
	| {
			region: "luxembourg";
			registrationTaxRate: number;
			credit: number;
			least: number;
			newBuildVat: number;
			ownHomeVat: number;
			mostVatSaved: number;
			notaryShare: number;
	  }
);

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

export type Purchase = {
	/** Figures of the property's region. */
	figures: CostFigures;
	/** In euro, excluding taxes. */
	price: number;
	/** The buyer's only property, used as main residence. */
	isOwnHome: boolean;
	/** Part of the price that is new construction, in euro; VAT replaces registration tax on it. */
	newConstruction?: number;
	/** VAT rate in percent, when it differs from the region's usual one. */
	vatRate?: number | null | undefined;
	/** Number of buyers who claim Luxembourg's tax credit. */
	buyers?: 1 | 2;
};

export function cents(amount: number): number {
	return Math.round(amount * 100) / 100;
}

function percentOf(amount: number, rate: number): number {
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

/** Computes a graduated fee in euro, excluding VAT; 0 for an amount of 0. */
export function scaleFee({ fixed, lessUpTo, steps }: Scale, amount: number): number {
	if (amount <= 0) return 0;
	let fee = fixed - (lessUpTo && amount <= lessUpTo.upTo ? lessUpTo.less : 0);
	let from = 0;
	for (const { upTo, rate } of steps) {
		const until = upTo ?? amount;
		fee += percentOf(Math.max(0, Math.min(amount, until) - from), rate);
		from = until;
	}
	return cents(fee);
}

function registrationTax(
	figures: CostFigures,
	{ taxed, price, isOwnHome, buyers }: { taxed: number; price: number; isOwnHome: boolean; buyers: number },
): CostLine {
	const of = taxed < price ? cents(taxed) : "price";
	const normalTax = () =>
		costLine("registrationTax", percentOf(taxed, figures.registrationTaxRate), "registrationTax", {
			rate: figures.registrationTaxRate,
			of,
		});
	if (!isOwnHome) return normalTax();
	switch (figures.region) {
		case "flanders": {
			// The reduced rate is for homes: land for a new one has the normal rate.
			if (of !== "price") return normalTax();
			const { ownHome: rate, modestReduction: reduction, modestUpTo: upTo } = figures;
			const tax = percentOf(taxed, rate);
			return price <= upTo
				? costLine("registrationTax", Math.max(0, tax - reduction), "registrationTaxModest", {
						rate,
						of,
						reduction,
						upTo,
					})
				: costLine("registrationTax", tax, "registrationTaxOwnHome", { rate, of });
		}
		case "wallonia": {
			const { ownHome: rate } = figures;
			return costLine("registrationTax", percentOf(taxed, rate), "registrationTaxOwnHome", { rate, of });
		}
		case "brussels": {
			if (price > figures.exemptUpTo) return normalTax();
			const { registrationTaxRate: rate, exempt } = figures;
			const due = percentOf(Math.max(0, taxed - exempt), rate);
			return costLine("registrationTax", due, "registrationTaxExempt", { rate, of, exempt });
		}
		case "luxembourg": {
			const { registrationTaxRate: rate, least } = figures;
			const credit = figures.credit * buyers;
			const tax = percentOf(taxed, rate);
			const due = Math.max(Math.min(tax, least), tax - credit);
			return costLine("registrationTax", due, "registrationTaxCredit", { rate, of, credit, least });
		}
	}
}

function vatLine(
	figures: CostFigures,
	construction: number,
	{ isOwnHome, vatRate }: Pick<Purchase, "isOwnHome" | "vatRate">,
): CostLine {
	const rate = vatRate ?? figures.newBuildVat;
	const fullVat = percentOf(construction, rate);
	if (figures.region !== "luxembourg" || !isOwnHome || rate !== figures.newBuildVat) {
		return costLine("vat", fullVat, "vat", { rate });
	}
	const { ownHomeVat, mostVatSaved } = figures;
	const reduced = Math.max(percentOf(construction, ownHomeVat), fullVat - mostVatSaved);
	return costLine("vat", reduced, "vatOwnHome", { rate: ownHomeVat, mostSaved: mostVatSaved });
}

/** Notary's fee and costs of the deed. In Luxembourg only the usual share of the price is known. */
function notaryLines(figures: CostFigures, price: number, isOwnHome: boolean): CostLine[] {
	if (figures.region === "luxembourg") {
		const { notaryShare: rate, newBuildVat: vat } = figures;
		const fee = percentOf(price, rate);
		return [
			costLine("notaryFee", fee, "notaryFeeAbout", { rate }),
			costLine("notaryVat", percentOf(fee, vat), "notaryVatFee", { rate: vat }),
		];
	}
	const { scale, ownHomeScale, vat, fileCosts, searches, writingDuty, annexDuty, transcription } = figures.notary;
	const ordinary = scaleFee(scale, price);
	// Above a certain price the scale for a home exceeds the ordinary one.
	const fee = isOwnHome ? Math.min(ordinary, scaleFee(ownHomeScale, price)) : ordinary;
	return [
		costLine("notaryFee", fee, fee < ordinary ? "notaryFeeOwnHome" : "notaryFee"),
		costLine("fileCosts", fileCosts, "fileCosts"),
		costLine("deedExpenses", searches + writingDuty + annexDuty + transcription, "deedExpenses"),
		costLine("notaryVat", percentOf(fee + fileCosts + searches + writingDuty, vat), "notaryVat", { rate: vat }),
	];
}

/** Estimates the costs of a purchase on top of the price. Negative amounts count as 0. */
export function purchaseCosts(purchase: Purchase): Costs {
	const price = Math.max(0, purchase.price);
	const construction = Math.min(price, Math.max(0, purchase.newConstruction ?? 0));
	const { figures, isOwnHome, buyers = 1 } = purchase;
	return withTotal([
		...(construction < price
			? [registrationTax(figures, { taxed: price - construction, price, isOwnHome, buyers })]
			: []),
		...(construction > 0 ? [vatLine(figures, construction, purchase)] : []),
		...notaryLines(figures, price, isOwnHome),
	]);
}

/** Cost of a mortgage deed in Belgium; null without a loan, and in Luxembourg, whose tariff is unknown. */
export function mortgageDeed(figures: CostFigures, loan: number, isOwnHome: boolean): CostLine | null {
	if (figures.region === "luxembourg" || loan <= 0) return null;
	const { notary, mortgage } = figures;
	const secured = loan + percentOf(loan, mortgage.accessories);
	const rate = cents(mortgage.registration + mortgage.inscription);
	const taxes = percentOf(secured, rate) + mortgage.publication + notary.annexDuty;
	const fee = scaleFee(isOwnHome ? mortgage.ownHomeScale : mortgage.scale, loan);
	const vatBase = fee + mortgage.fileCosts + notary.searches + notary.writingDuty;
	return costLine("mortgageDeed", taxes + vatBase + percentOf(vatBase, notary.vat), "mortgageDeed", {
		rate,
		secured: cents(secured),
	});
}

/**
 * Monthly payment in euro of a loan with fixed payments, at the actuarial monthly rate that Belgian lenders use.
 * `yearlyRate` in percent. 0 without a loan; the term is at least one month.
 */
export function monthlyPayment(loan: { amount: number; yearlyRate: number; years: number }): number {
	const amount = Math.max(0, loan.amount);
	const months = Math.max(1, Math.round(loan.years * 12));
	const rate = (1 + Math.max(0, loan.yearlyRate) / 100) ** (1 / 12) - 1;
	return cents(rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months));
}
