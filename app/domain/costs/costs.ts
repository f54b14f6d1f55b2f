import type { Scale } from "../law/figure";

type BelgianFigures = {
	normal: number;
	newBuildVat: number;
	/** Of a home that was rebuilt, under conditions. */
	rebuiltVat: number;
	notary: {
		scale: Scale;
		ownHomeScale: Scale;
		vat: number;
		/** In euro, before VAT. */
		fileCosts: number;
		searches: number;
		writingDuty: number;
		/** In euro, without VAT. */
		annexDuty: number;
		transcription: number;
	};
	mortgage: {
		scale: Scale;
		ownHomeScale: Scale;
		/** Added to the loan for what is secured, in percent. */
		accessories: number;
		registration: number;
		inscription: number;
		/** In euro. */
		publication: number;
		/** In euro, before VAT, of a deed beside that of the purchase. */
		fileCosts: number;
	};
};

/** The figures of the law that a purchase in one region needs. Rates are percentages, amounts euro. */
export type CostFigures = { example: { ownShare: number; rate: number; years: number } } & (
	| (BelgianFigures & { region: "flanders"; ownHome: number; modestReduction: number; modestUpTo: number })
	| (BelgianFigures & { region: "brussels"; exempt: number; exemptUpTo: number })
	| (BelgianFigures & { region: "wallonia"; ownHome: number })
	| {
			region: "luxembourg";
			normal: number;
			credit: number;
			least: number;
			newBuildVat: number;
			ownHomeVat: number;
			mostVatSaved: number;
			notaryShare: number;
	  }
);

/** What an explanation names: a percentage, a number of months, and amounts in euro. */
export type CostValues = {
	/** What a rate is taken of: the price, or the part of it in euro that is land. */
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

/** What explains a line where its own name does not say enough. */
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
	/** Key in the namespace `fields` of the sentence that explains the line, with `values` to fill in. */
	explainKey: `costs.explain.${Explanation}`;
	values: CostValues;
};

export type Costs = { lines: CostLine[]; total: number };

export type Purchase = {
	/** Of the property's region. */
	figures: CostFigures;
	/** In euro, without taxes. */
	price: number;
	/** The buyer's only property, used as main residence. */
	isOwnHome: boolean;
	/** The part of the price, in euro, that is new construction and so bears VAT in place of registration tax. */
	newConstruction?: number;
	/** In percent, where it is another rate than the usual one of the region. */
	vatRate?: number | null | undefined;
	/** How many buyers claim Luxembourg's credit. */
	buyers?: 1 | 2;
};

export function cents(amount: number): number {
	return Math.round(amount * 100) / 100;
}

function share(amount: number, rate: number): number {
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

/** A graduated fee in euro, before VAT; nothing for nothing. */
export function scaleFee({ fixed, lessUpTo, steps }: Scale, amount: number): number {
	if (amount <= 0) return 0;
	let fee = fixed - (lessUpTo && amount <= lessUpTo.upTo ? lessUpTo.less : 0);
	let from = 0;
	for (const { upTo, rate } of steps) {
		const until = upTo ?? amount;
		fee += share(Math.max(0, Math.min(amount, until) - from), rate);
		from = until;
	}
	return cents(fee);
}

function registrationTax(
	figures: CostFigures,
	{ taxed, price, isOwnHome, buyers }: { taxed: number; price: number; isOwnHome: boolean; buyers: number },
): CostLine {
	const of = taxed < price ? cents(taxed) : "price";
	const normal = () =>
		costLine("registrationTax", share(taxed, figures.normal), "registrationTax", { rate: figures.normal, of });
	if (!isOwnHome) return normal();
	switch (figures.region) {
		case "flanders": {
			// The lower rate is that of a home: land for a new one has the ordinary rate.
			if (of !== "price") return normal();
			const { ownHome: rate, modestReduction: reduction, modestUpTo: upTo } = figures;
			const tax = share(taxed, rate);
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
			return costLine("registrationTax", share(taxed, rate), "registrationTaxOwnHome", { rate, of });
		}
		case "brussels": {
			if (price > figures.exemptUpTo) return normal();
			const { normal: rate, exempt } = figures;
			const due = share(Math.max(0, taxed - exempt), rate);
			return costLine("registrationTax", due, "registrationTaxExempt", { rate, of, exempt });
		}
		case "luxembourg": {
			const { normal: rate, least } = figures;
			const credit = figures.credit * buyers;
			const tax = share(taxed, rate);
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
	const normal = share(construction, rate);
	if (figures.region !== "luxembourg" || !isOwnHome || rate !== figures.newBuildVat) {
		return costLine("vat", normal, "vat", { rate });
	}
	const { ownHomeVat, mostVatSaved } = figures;
	const reduced = Math.max(share(construction, ownHomeVat), normal - mostVatSaved);
	return costLine("vat", reduced, "vatOwnHome", { rate: ownHomeVat, mostSaved: mostVatSaved });
}

/** The notary, with what the deed itself costs. Of Luxembourg's tariff only its usual height is known. */
function notaryLines(figures: CostFigures, price: number, isOwnHome: boolean): CostLine[] {
	if (figures.region === "luxembourg") {
		const { notaryShare: rate, newBuildVat: vat } = figures;
		const fee = share(price, rate);
		return [
			costLine("notaryFee", fee, "notaryFeeAbout", { rate }),
			costLine("notaryVat", share(fee, vat), "notaryVatFee", { rate: vat }),
		];
	}
	const { scale, ownHomeScale, vat, fileCosts, searches, writingDuty, annexDuty, transcription } = figures.notary;
	const ordinary = scaleFee(scale, price);
	// Above some price the scale for a home is no longer the lower one.
	const fee = isOwnHome ? Math.min(ordinary, scaleFee(ownHomeScale, price)) : ordinary;
	return [
		costLine("notaryFee", fee, fee < ordinary ? "notaryFeeOwnHome" : "notaryFee"),
		costLine("fileCosts", fileCosts, "fileCosts"),
		costLine("deedExpenses", searches + writingDuty + annexDuty + transcription, "deedExpenses"),
		costLine("notaryVat", share(fee + fileCosts + searches + writingDuty, vat), "notaryVat", { rate: vat }),
	];
}

/** Estimates the costs of buying on top of the price. Negative amounts count as zero. */
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

/** What the deed of a loan costs in Belgium; null without a loan, and in Luxembourg, whose tariff is not known. */
export function mortgageDeed(figures: CostFigures, loan: number, isOwnHome: boolean): CostLine | null {
	if (figures.region === "luxembourg" || loan <= 0) return null;
	const { notary, mortgage } = figures;
	const secured = loan + share(loan, mortgage.accessories);
	const rate = cents(mortgage.registration + mortgage.inscription);
	const taxes = share(secured, rate) + mortgage.publication + notary.annexDuty;
	const fee = scaleFee(isOwnHome ? mortgage.ownHomeScale : mortgage.scale, loan);
	const vated = fee + mortgage.fileCosts + notary.searches + notary.writingDuty;
	return costLine("mortgageDeed", taxes + vated + share(vated, notary.vat), "mortgageDeed", {
		rate,
		secured: cents(secured),
	});
}

/**
 * The monthly payment in euro of a loan with fixed payments, at the actuarial monthly rate that Belgian lenders use.
 * `yearlyRate` in percent. Zero where there is nothing to pay back; the term is at least one month.
 */
export function monthlyPayment(loan: { amount: number; yearlyRate: number; years: number }): number {
	const amount = Math.max(0, loan.amount);
	const months = Math.max(1, Math.round(loan.years * 12));
	const rate = (1 + Math.max(0, loan.yearlyRate) / 100) ** (1 / 12) - 1;
	return cents(rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months));
}
