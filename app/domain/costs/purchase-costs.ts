import type { Scale } from "../law/figure";
import { type CostLine, type Costs, cents, costLine, percentOf, withTotal } from "./cost-lines";

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
