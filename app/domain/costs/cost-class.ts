import { isRegion, type Region } from "../localities/region";
import { termsOf } from "../property/deal-terms";
import { RESIDENTIAL } from "../property/kind";
import { newShareOf } from "../property/new-build";
import type { Property } from "../property/property";

/**
 * What decides the cost of a purchase beside its price: its region, the share that is new construction, a dwelling, and
 * the rate of value added tax on that share, in percent, where the agency names it.
 */
export type CostClass = readonly [region: Region, newShare: number, isDwelling: boolean, vatRate?: number];

const SHARE_STEPS = 100;

/** Null for a deal without a purchase's costs, and where region or published price is not known. */
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
