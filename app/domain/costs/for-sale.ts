import { costFigures } from "../law/cost-figures";
import type { Region } from "../localities/region";
import { LAND } from "../property/kind";
import { newShareOf } from "../property/new-build";
import type { Property } from "../property/property";
import { costClassOf } from "./cost-class";
import type { ForSale } from "./purchase-estimate";
import { statedCostsOf } from "./stated-costs";

/** Null when a purchase has no cost class. */
export function forSaleOf(property: Property, price: number | null, region: Region | null): ForSale | null {
	const costClass = costClassOf(property, price, region);
	if (costClass === null || price === null) return null;
	const [costRegion, , isDwelling] = costClass;
	return {
		figures: costFigures(costRegion),
		price,
		newShare: newShareOf(property, price),
		vatRate: property.NewBuild?.VatRate ?? null,
		stated: statedCostsOf(property, price),
		isDwelling,
		isPlot: property.WebID === LAND,
	};
}
