import type { TFunction } from "i18next";
import { type Costs, costFigures, rentalCostsOf } from "../../domain/costs/costs";
import {
	estimatePurchase,
	type ForSale,
	forSaleOf,
	type PurchaseQuestion,
	parseQuestion,
} from "../../domain/costs/purchase-estimate";
import { formatDate } from "../../domain/formatting/dates";
import type { Language } from "../../domain/language";
import { isGone as hasEnded, type PropertyDetail } from "../../domain/property/listing";
import { formatEuro } from "../../domain/property/price";
import { type CostRow, costRows, type ShownEstimate, shownEstimate } from "./cost-rows";

/** The calculator's initial state: the property, the visitor's figures and the result, computed on the server. */
export type PurchaseData = {
	property: ForSale;
	question: PurchaseQuestion;
	outcome: ShownEstimate;
	sources: string[];
	asOf: string;
};

/** What is due at signing. */
export type RentalData = { rows: CostRow[]; total: string; sources: string[]; asOf: string };

/** Null for rentals, and for an unpublished price or an unknown region. */
export function purchaseData(
	detail: PropertyDetail,
	asked: URLSearchParams,
	language: Language,
	t: TFunction<"property">,
): PurchaseData | null {
	const property = forSaleOf(detail.property, detail.card.price, detail.region);
	if (!property || isGone(detail)) return null;
	const question = parseQuestion(asked, property);
	return {
		property,
		question,
		outcome: shownEstimate(question, estimatePurchase(question, property), language, t),
		sources: purchaseSources(property, t),
		asOf: formatDate(costFigures.asOf),
	};
}

/** Null for properties for sale, and for an unpublished rent. */
export function rentalData(detail: PropertyDetail, language: Language, t: TFunction<"property">): RentalData | null {
	const costs: Costs | null = detail.card.price === null || isGone(detail) ? null : rentalCostsOf(detail.property);
	if (!costs) return null;
	return {
		...costRows(costs, language, t),
		sources: detail.region ? [t(`costs.source.deposit.${detail.region}`)] : [],
		asOf: formatDate(costFigures.asOf),
	};
}

/** Rent and charges together; null where there are none to add, since the rent alone is the price. */
export function monthlyRentOf(detail: PropertyDetail): string | null {
	const { card, property } = detail;
	const charges = property.ChargesRenter ?? 0;
	if (card.goal !== "rent" || card.price === null || charges === 0 || isGone(detail)) return null;
	return formatEuro(card.price + charges);
}

/** No costs for sold or rented properties. */
function isGone({ card }: PropertyDetail): boolean {
	return hasEnded(card.state);
}

function purchaseSources({ region, newShare }: ForSale, t: TFunction<"property">): string[] {
	const country = region === "luxembourg" ? "luxembourg" : "belgium";
	return [
		...(newShare < 1 ? [t(`costs.source.${region}`)] : []),
		...(newShare > 0 ? [t(`costs.source.vat.${country}`)] : []),
		...(country === "belgium" ? [t("costs.source.notary")] : []),
	];
}
