import type { Property } from "../property/property";
import { type CostLine, type Costs, cents, costLine, withTotal } from "./cost-lines";
import type { CostFigures } from "./purchase-costs";

/** Purchase costs stated by the agency, in euro; they override the estimate line by line. */
export type StatedCosts = {
	registrationTax: number | null;
	vat: number | null;
	/** Excluding VAT. */
	notaryFee: number | null;
	/** Including VAT; set only when the fee without VAT is unknown. */
	notaryFeeWithVat: number | null;
	/** Costs of the deed, whatever their name. */
	various: number | null;
	/** All costs together. */
	total: number | null;
};

/** Fields that are lines of the estimate, so that a page does not repeat them. */
export const statedCostFields = [
	"RegistrationRights",
	"VatValue",
	"NotaryFee",
	"NotaryFeeWithVat",
	"VariousCosts",
	"TotalCost",
] as const;

/** Null when the agency states none. @param price the published price */
export function statedCostsOf(property: Property, price: number): StatedCosts | null {
	const { RegistrationRights, VatValue, NotaryFee, NotaryFeeWithVat, VariousCosts, TotalCost } = property;
	// Some agencies include the price.
	const total = TotalCost != null && TotalCost > price ? cents(TotalCost - price) : TotalCost;
	const stated = {
		registrationTax: RegistrationRights || null,
		vat: VatValue || null,
		notaryFee: NotaryFee || null,
		notaryFeeWithVat: (!NotaryFee && NotaryFeeWithVat) || null,
		various: VariousCosts || null,
		total: total || null,
	};
	return Object.values(stated).some((amount) => amount !== null) ? stated : null;
}

/** Replaces lines of the estimate with the costs stated by the agency. */
export function withStated(costs: Costs, stated: StatedCosts, figures: CostFigures): Costs {
	const rate = figures.region === "luxembourg" ? figures.newBuildVat : figures.notary.vat;
	const withVat = stated.notaryFeeWithVat;
	const fee = stated.notaryFee ?? (withVat === null ? null : cents(withVat / (1 + rate / 100)));
	const own = (key: CostLine["key"], amount: number | null) =>
		amount === null ? [] : [costLine(key, amount, "stated")];
	const said: CostLine[] = [
		...own("registrationTax", stated.registrationTax),
		...own("vat", stated.vat),
		...own("notaryFee", fee),
		...own("deedExpenses", stated.various),
	];
	const sum = said.reduce((all, { amount }) => all + amount, 0);
	if (stated.total !== null && stated.total >= sum) {
		return withTotal([...said, ...own("otherCosts", stated.total > sum ? cents(stated.total - sum) : null)]);
	}
	const lines = costs.lines.flatMap((line) => {
		const ours = said.find(({ key }) => key === line.key);
		if (ours) return [ours];
		if (line.key === "fileCosts" && stated.various !== null) return [];
		return [line.key === "notaryVat" ? vatOf(line, costs, fee, rate) : line];
	});
	return withTotal([...lines, ...said.filter(({ key }) => !lines.some((line) => line.key === key))]);
}

/** Adjusts VAT to a stated notary's fee. */
function vatOf(line: CostLine, { lines }: Costs, fee: number | null, rate: number): CostLine {
	const estimated = lines.find(({ key }) => key === "notaryFee")?.amount ?? 0;
	const more = fee === null ? 0 : ((fee - estimated) * rate) / 100;
	return { ...line, amount: cents(Math.max(0, line.amount + more)) };
}
