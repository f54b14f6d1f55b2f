import { type CostLine, cents, costLine, percentOf } from "./cost-lines";
import { type CostFigures, scaleFee } from "./purchase-costs";

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
