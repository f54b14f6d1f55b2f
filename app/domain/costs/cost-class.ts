import { isRegion, type Region } from "../localities/region";
import { termsOf } from "../property/deal-terms";
import { RESIDENTIAL } from "../property/kind";
import { newShareOf } from "../property/new-build";
import type { Property } from "../property/property";

/**
 * Cost factors of a purchase besides the price: region, share of new construction, whether it is a dwelling, and the
 * VAT rate on that share in percent, if the agency states one.
 */
export type CostClass = readonly [region: Region, newShare: number, isDwelling: boolean, vatRate?: number];

const SHARE_STEPS = 100;

/** Null for deals without purchase costs, and when region or published price is unknown. */
export function costClassOf(property: Property, price: number | null, region: Region | null): CostClass | null {
	if (price === null || price === 0 || region === null || termsOf(property).costs !== "purchase") return null;
	const newShare = Math.round(newShareOf(property, price) * SHARE_STEPS) / SHARE_STEPS;
	const isDwelling = (property.WebID ?? RESIDENTIAL) === RESIDENTIAL;
	const vatRate = newShare > 0 ? property.NewBuild?.VatRate : null;
	return vatRate == null ? [region, newShare, isDwelling] : [region, newShare, isDwelling, vatRate];
}

export function isCostClass(value: unknown): value is CostClass {
	if (!Array.isArray(value) || value.length < 3 || value.length > 4) return false;
	const [region, newShare, isDwelling, vatRate = 0]: unknown[] = value;
	const areNumbers = typeof newShare === "number" && typeof vatRate === "number";
	return isRegion(region) && areNumbers && typeof isDwelling === "boolean";
}
