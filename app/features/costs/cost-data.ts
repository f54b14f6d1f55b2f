import type { TFunction } from "i18next";
import type { Costs } from "../../domain/costs/cost-lines";
import { forSaleOf } from "../../domain/costs/for-sale";
import {
	estimatePurchase,
	type ForSale,
	type PurchaseQuestion,
	parseQuestion,
	reducedVatOf,
} from "../../domain/costs/purchase-estimate";
import { rentalCostsOf } from "../../domain/costs/rental-costs";
import { type TypedFigures, typedFigures } from "../../domain/costs/typed-figures";
import { formatPercent } from "../../domain/formatting/numbers";
import type { Language } from "../../domain/language";
import { dealTerms } from "../../domain/property/deal-terms";
import { isGone, type PropertyDetail } from "../../domain/property/listing";
import { formatEuro } from "../../domain/property/price";
import { type CostRow, costRows, type ShownEstimate, shownEstimate } from "./cost-rows";
import { type LawSources, lawSources } from "./law-sources";
import { purchaseFigures } from "./purchase-figures";

/** The calculator's initial state: the property, the visitor's figures and the result, computed on the server. */
export type PurchaseData = {
	property: ForSale;
	question: PurchaseQuestion;
	/** Figures from the URL. */
	typed: TypedFigures;
	outcome: ShownEstimate;
	/** Reduced VAT rate that the buyer may qualify for; null if there is none. */
	reducedVat: string | null;
	sources: LawSources;
};

/** Amounts due when the rental contract is signed. */
export type RentalData = { rows: CostRow[]; total: string; sources: LawSources | null };

/** Null for rentals, sold properties, unpublished prices and unknown regions. */
export function purchaseData(
	detail: PropertyDetail,
	asked: URLSearchParams,
	language: Language,
	t: TFunction<"property">,
): PurchaseData | null {
	const property = forSaleOf(detail.property, detail.card.price, detail.region);
	if (!property || isGone(detail.card.state)) return null;
	const question = parseQuestion(asked, property);
	const reduced = reducedVatOf(property);
	return {
		property,
		question,
		typed: typedFigures(asked),
		reducedVat: reduced === null ? null : formatPercent(reduced, language),
		outcome: shownEstimate(question, estimatePurchase(question, property), property, language, t),
		sources: lawSources(
			purchaseFigures(property.figures.region, { existing: property.newShare < 1, newBuild: property.newShare > 0 }),
			language,
			t,
		),
	};
}

/** Null for properties for sale, rented properties and unpublished rents. */
export function rentalData(detail: PropertyDetail, language: Language, t: TFunction<"property">): RentalData | null {
	const costs: Costs | null =
		detail.card.price === null || isGone(detail.card.state) ? null : rentalCostsOf(detail.property);
	if (!costs) return null;
	return {
		...costRows(costs, language, t),
		sources: detail.region && lawSources([`${detail.region}.rent.deposit`], language, t),
	};
}

/** Formatted rent including charges; null without charges, when the rent is already the price. */
export function monthlyRentOf(detail: PropertyDetail): string | null {
	const { card, property } = detail;
	const charges = property.ChargesRenter ?? 0;
	if (dealTerms[card.deal].paid !== "monthly" || card.price === null || charges === 0) return null;
	if (isGone(detail.card.state)) return null;
	return formatEuro(card.price + charges);
}
