import { costFigures } from "../law/cost-figures";
import type { Region } from "../localities/region";
import { termsOf } from "../property/deal-terms";
import { LAND, RESIDENTIAL } from "../property/kind";
import { newShareOf } from "../property/new-build";
import type { Property } from "../property/property";
import type { ForSale } from "./purchase-estimate";
import { statedCostsOf } from "./stated-costs";

/** Null for a deal without a purchase's costs, and where region or published price is not known. */
export function forSaleOf(property: Property, price: number | null, region: Region | null): ForSale | null {
	if (price === null || price === 0 || region === null || termsOf(property).costs !== "purchase") return null;
	const webId = property.WebID ?? RESIDENTIAL;
	return {
		figures: costFigures(region),
		price,
		newShare: newShareOf(property, price),
		vatRate: property.NewBuild?.VatRate ?? null,
		stated: statedCostsOf(property, price),
		isDwelling: webId === RESIDENTIAL,
		isPlot: webId === LAND,
	};
}
