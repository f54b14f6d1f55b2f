import type { FindingMessage } from "../imports/message";
import { DWELLINGS, RESIDENTIAL } from "./kind";
import type { Property } from "./property";
import { comparablePrice, type Goal, goalOf } from "./rules";

type GatedField = "Price" | "MonthlyRent" | "RentPrice" | "LivingSurface" | "TotalSurface";

const priceFields: Readonly<Record<Goal, readonly GatedField[]>> = {
	sale: ["Price"],
	rent: ["MonthlyRent", "RentPrice", "Price"],
};

type Limits = { least: number; most: number };

/** In euro, per month for a rental. A value outside these limits is more likely a typing error than an offer. */
const prices: Readonly<Record<Goal, { any: Limits; dwelling: Limits }>> = {
	sale: { any: { least: 5_000, most: 1e9 }, dwelling: { least: 5_000, most: 100_000_000 } },
	rent: { any: { least: 50, most: 1e9 }, dwelling: { least: 50, most: 50_000 } },
};

/** For a dwelling, in m². */
const surfaces: Limits = { least: 8, most: 5_000 };

/** A price change by more than this share suggests a typing error in one of the two prices. */
const MAX_MOVE = 0.6;

export type Implausible = { field: GatedField; value: number; message: FindingMessage };

/**
 * Returns the figures to hold back until a member of staff confirms them. An unknown type counts as a dwelling. @param
 * priceBefore last price for the same goal; null when there is none
 */
export function implausibleFigures(
	property: Property,
	webId: number | null,
	priceBefore: number | null,
): Implausible[] {
	const isDwelling = DWELLINGS.includes(webId ?? RESIDENTIAL);
	const goal = goalOf(property.Goal);
	const found: Implausible[] = [];
	const check = (field: GatedField, limits: Limits, before: number | null) => {
		const value = property[field];
		const message = value ? faultOf(field, value, limits, before) : null;
		if (value && message) found.push({ field, value, message });
	};
	if (property.PublishPrice !== false) {
		const compared = comparablePrice(property);
		for (const field of priceFields[goal]) {
			const before = property[field] === compared ? priceBefore : null;
			check(field, isDwelling ? prices[goal].dwelling : prices[goal].any, before);
		}
	}
	if (isDwelling) for (const field of ["LivingSurface", "TotalSurface"] as const) check(field, surfaces, null);
	return found;
}

/** Checks a unit's price in a project's price list, without a previous price. */
export function implausibleUnitPrice(price: number | null | undefined): FindingMessage | null {
	return price ? faultOf("PriceList", price, prices.sale.any, null) : null;
}

function faultOf(
	field: GatedField | "PriceList",
	value: number,
	{ least, most }: Limits,
	before: number | null,
): FindingMessage | null {
	if (value < least) return { code: "held-too-low", field, figure: value, limit: least };
	if (value > most) return { code: "held-too-high", field, figure: value, limit: most };
	if (before !== null && Math.abs(value - before) > before * MAX_MOVE) {
		return { code: "held-moved", field, figure: value, before };
	}
	return null;
}
