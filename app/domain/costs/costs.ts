import { type Region, regionOf } from "../localities/region";
import type { Property } from "../property/property";
import { comparablePrice, goalOf } from "../property/rules";

/**
 * Every figure of the estimates, in one place, so that the agency can change one without reading the rules. Rates are
 * percentages, amounts euro. As of January 2026.
 */
export const costFigures = {
	asOf: "2026-01-01",
	registrationTax: {
		/** Vlaamse Codex Fiscaliteit, art. 2.9.4.1.1 and 2.9.4.2.11; rates since 1 January 2025. */
		flanders: { normal: 12, ownHome: 2 },
		/** Code des droits d'enregistrement (Wallonia), art. 44 and 44bis; rates since 1 January 2025. */
		wallonia: { normal: 12.5, ownHome: 3 },
		/** Registration duties code (Brussels), art. 44 and 46bis: the first part of a property's price is exempt. */
		brussels: { normal: 12.5, exemptAmount: 200_000, exemptUpToPrice: 600_000 },
		/**
		 * Administration de l'enregistrement: 6 % registration and 1 % transcription; Bëllegen Akt per buyer, which leaves
		 * at least `least` due.
		 */
		luxembourg: { normal: 7, creditPerBuyer: 40_000, least: 100 },
	},
	vatOnNewBuild: {
		/** Belgian VAT code, standard rate. */
		belgium: 21,
		/** Rebuilding after demolition, under conditions: royal decree no. 20, table A, XXXVII; sales since 1 July 2025. */
		belgiumRebuilt: 6,
		/** Work on a dwelling of more than ten years old: royal decree no. 20, table A, XXXVIII. */
		belgiumRenovated: 6,
		/** Luxembourg VAT act: standard rate, super-reduced rate for a main residence, and its maximum saving. */
		luxembourg: { normal: 17, ownHome: 3, mostSaved: 50_000 },
	},
	notary: {
		/** Royal decree of 16 December 1950, table J: rate on the part of the price up to each limit. */
		steps: [
			{ upTo: 7_500, rate: 4.56 },
			{ upTo: 17_500, rate: 2.85 },
			{ upTo: 30_000, rate: 2.28 },
			{ upTo: 45_495, rate: 1.71 },
			{ upTo: 64_095, rate: 1.14 },
			{ upTo: 250_095, rate: 0.57 },
			{ upTo: Number.POSITIVE_INFINITY, rate: 0.057 },
		],
		vat: 21,
		/** Searches, transcription and registration of the deed; a notary's usual flat figure. */
		deedCosts: 750,
	},
	rentDeposit: {
		/** The agency's default, in months of rent. Source: specification, section 9. */
		defaultMonths: 3,
		/** Legal maximum in months: Vlaams Woninghuurdecreet, Brussels housing code, Walloon lease decree, law of 2024. */
		mostMonths: { flanders: 3, brussels: 2, wallonia: 2, luxembourg: 2 },
	},
	/** What the mortgage calculator starts from; an example, not an offer. */
	mortgage: { ownShare: 20, yearlyRate: 3.2, years: 25 },
} as const;

/** What an explanation names: a percentage, a number of months, and amounts in euro. */
export type CostValues = {
	readonly rate?: number;
	readonly months?: number;
	readonly exempt?: number;
	readonly credit?: number;
	readonly least?: number;
	readonly mostSaved?: number;
};

/** What explains a line where its own name does not say enough. */
type Explanation =
	| CostLine["key"]
	| "registrationTaxOwnHome"
	| "registrationTaxExempt"
	| "registrationTaxCredit"
	| "vatOwnHome";

export type CostLine = {
	key:
		| "registrationTax"
		| "vat"
		| "notaryFee"
		| "notaryVat"
		| "deedCosts"
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

/** Whether the notary's fee is part of the estimate. Luxembourg's tariff is no part of the figures. */
export type PurchaseCosts = Costs & { includesNotary: boolean };

export type Purchase = {
	region: Region;
	/** In euro, without taxes. */
	price: number;
	/** The buyer's only property, used as main residence. */
	isOwnHome: boolean;
	/** The part of the price, in euro, that is new construction and so bears VAT in place of registration tax. */
	newConstruction?: number;
	/** How many buyers claim Luxembourg's credit. */
	buyers?: 1 | 2;
};

function cents(amount: number): number {
	return Math.round(amount * 100) / 100;
}

function share(amount: number, rate: number): number {
	return (amount * rate) / 100;
}

function withTotal(lines: CostLine[]): Costs {
	return { lines, total: cents(lines.reduce((sum, line) => sum + line.amount, 0)) };
}

function line(key: CostLine["key"], amount: number, explain: Explanation, values: CostLine["values"] = {}): CostLine {
	return { key, amount: cents(amount), explainKey: `costs.explain.${explain}`, values };
}

/** The Belgian notary's graduated fee in euro, before VAT. 300,000 gives 2,477.65. */
export function notaryFee(price: number): number {
	let fee = 0;
	let from = 0;
	for (const step of costFigures.notary.steps) {
		fee += share(Math.max(0, Math.min(price, step.upTo) - from), step.rate);
		from = step.upTo;
	}
	return cents(fee);
}

function registrationTax(region: Region, taxed: number, price: number, isOwnHome: boolean, buyers: number): CostLine {
	const { flanders, wallonia, brussels, luxembourg } = costFigures.registrationTax;
	switch (region) {
		case "flanders":
		case "wallonia": {
			const figures = region === "flanders" ? flanders : wallonia;
			const rate = isOwnHome ? figures.ownHome : figures.normal;
			const explain = isOwnHome ? "registrationTaxOwnHome" : "registrationTax";
			return line("registrationTax", share(taxed, rate), explain, { rate });
		}
		case "brussels": {
			const rate = brussels.normal;
			if (!isOwnHome || price > brussels.exemptUpToPrice) {
				return line("registrationTax", share(taxed, rate), "registrationTax", { rate });
			}
			const exempt = brussels.exemptAmount;
			const due = share(Math.max(0, taxed - exempt), rate);
			return line("registrationTax", due, "registrationTaxExempt", {
				rate,
				exempt,
			});
		}
		case "luxembourg": {
			const rate = luxembourg.normal;
			if (!isOwnHome) return line("registrationTax", share(taxed, rate), "registrationTax", { rate });
			const credit = luxembourg.creditPerBuyer * buyers;
			const tax = share(taxed, rate);
			const due = Math.max(Math.min(tax, luxembourg.least), tax - credit);
			return line("registrationTax", due, "registrationTaxCredit", {
				rate,
				credit,
				least: luxembourg.least,
			});
		}
	}
}

function vatLine(region: Region, construction: number, isOwnHome: boolean): CostLine {
	const { belgium, luxembourg } = costFigures.vatOnNewBuild;
	const rate = region === "luxembourg" ? luxembourg.normal : belgium;
	const normal = share(construction, rate);
	if (region !== "luxembourg" || !isOwnHome) return line("vat", normal, "vat", { rate });
	const reduced = Math.max(share(construction, luxembourg.ownHome), normal - luxembourg.mostSaved);
	return line("vat", reduced, "vatOwnHome", {
		rate: luxembourg.ownHome,
		mostSaved: luxembourg.mostSaved,
	});
}

/** What buying costs beside the price: an estimate, to be labelled as one. Amounts below zero count as zero. */
export function purchaseCosts(purchase: Purchase): PurchaseCosts {
	const price = Math.max(0, purchase.price);
	const construction = Math.min(price, Math.max(0, purchase.newConstruction ?? 0));
	const { region, isOwnHome, buyers = 1 } = purchase;
	const lines: CostLine[] = [];
	if (construction < price) lines.push(registrationTax(region, price - construction, price, isOwnHome, buyers));
	if (construction > 0) lines.push(vatLine(region, construction, isOwnHome));
	const includesNotary = region !== "luxembourg";
	if (includesNotary) {
		const fee = notaryFee(price);
		const { vat, deedCosts } = costFigures.notary;
		lines.push(
			line("notaryFee", fee, "notaryFee"),
			line("notaryVat", share(fee, vat), "notaryVat", { rate: vat }),
			line("deedCosts", deedCosts, "deedCosts"),
		);
	}
	return { ...withTotal(lines), includesNotary };
}

/** The deposit in months of rent: the agreed number, else the default, and never above the region's maximum. */
export function depositMonths(region: Region | null, agreed?: number | null): number {
	const { defaultMonths, mostMonths } = costFigures.rentDeposit;
	return Math.min(agreed ?? defaultMonths, defaultMonths, region ? mostMonths[region] : defaultMonths);
}

export type Rental = {
	region: Region | null;
	/** In euro per month. */
	rent: number;
	/** In euro per month. */
	charges?: number | null;
	/** The tenant's share of the inventory's cost, in euro. */
	inventoryShare?: number | null;
	/** The deposit, in months of rent. */
	depositMonths?: number | null;
};

/** What a tenant pays at signing. Lines without an amount are left out. */
export function rentalCosts(rental: Rental): Costs {
	const months = depositMonths(rental.region, rental.depositMonths);
	const lines = [line("firstRent", rental.rent, "firstRent")];
	if (rental.charges) lines.push(line("firstCharges", rental.charges, "firstCharges"));
	if (rental.inventoryShare) lines.push(line("inventoryShare", rental.inventoryShare, "inventoryShare"));
	lines.push(line("deposit", rental.rent * months, "deposit", { months }));
	return withTotal(lines);
}

const MOST_AGREED_MONTHS = 24;

/** What is due at signing for a rental of the agency; null for a property for sale and for an unknown rent. */
export function rentalCostsOf(property: Property): Costs | null {
	const rent = comparablePrice(property);
	if (goalOf(property.Goal) !== "rent" || rent === null) return null;
	const deposit = property.RentDeposit ?? null;
	return rentalCosts({
		region: regionOf(property.CountryID, property.Zip),
		rent,
		charges: property.ChargesRenter,
		inventoryShare: property.RenterInventoryCost,
		// Agencies send the deposit in months or in euro; an amount is no number of months.
		depositMonths: deposit !== null && deposit > MOST_AGREED_MONTHS ? null : deposit,
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
