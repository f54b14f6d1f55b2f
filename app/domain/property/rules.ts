/** Number fields that the rules below read. */
type Numbers<Field extends string> = { readonly [F in Field]?: number | null | undefined };

/** Upper limit of the agency's identifiers, which are positive integers. */
export const HIGHEST_ID = 2 ** 40;

/** Feed values of `Goal`: 0 is for sale, anything else for rent. */
export const goals = ["sale", "rent"] as const;
export type Goal = (typeof goals)[number];

export function goalOf(goal: number): Goal {
	return goal === 0 ? "sale" : "rent";
}

/** The agency's status codes. A missing status is active. */
export const propertyStatus = {
	prospect: 0,
	active: 1,
	sold: 2,
	cancelled: 3,
	rented: 4,
	inactive: 5,
	reference: 6,
} as const;

const publishedStatuses: readonly number[] = [propertyStatus.active, propertyStatus.sold, propertyStatus.rented];
const endedStatuses: readonly number[] = [propertyStatus.sold, propertyStatus.rented];

export function statusOf(property: Numbers<"Status">): number {
	return property.Status ?? propertyStatus.active;
}

/** Whether visitors see a property with this status; never a draft. */
export function isPublished(property: Numbers<"Status"> & { Draft?: boolean | null | undefined }): boolean {
	return property.Draft !== true && publishedStatuses.includes(statusOf(property));
}

/** Sold or rented: last in every list, and removed when the badge expires. */
export function isEnded(status: number): boolean {
	return endedStatuses.includes(status);
}

/** Days that a sold or rented property keeps its badge and stays in lists. */
export const DAYS_SHOWN_AFTER_END = 30;

/** The amount to compare, in euro: rent per month for a rental, else the price. */
export function comparablePrice(
	property: { Goal: number } & Numbers<"MonthlyRent" | "RentPrice" | "Price">,
): number | null {
	const isRental = goalOf(property.Goal) === "rent";
	const amounts = isRental ? [property.MonthlyRent, property.RentPrice, property.Price] : [property.Price];
	// Systems send 0 for an unknown price.
	return amounts.find((amount) => amount) ?? null;
}

/** The surface to compare, in m²: living, else total, else ground. */
export function comparableSurface(
	property: Numbers<"LivingSurface" | "TotalSurface" | "GroundSurface">,
): number | null {
	// 0 counts as absent.
	return property.LivingSurface || property.TotalSurface || property.GroundSurface || null;
}

/** A larger deposit is an amount in euro: agencies send both in one field. */
export const MAX_DEPOSIT_MONTHS = 24;

export type AgreedDeposit = { months: number } | { amount: number };

/** The agreed deposit of a rental, in months of rent or in euro; null when unknown. */
export function agreedDeposit(property: Numbers<"RentDeposit" | "DepositAmount">): AgreedDeposit | null {
	const { RentDeposit: deposit, DepositAmount: amount } = property;
	if (deposit != null) return deposit > MAX_DEPOSIT_MONTHS ? { amount: deposit } : { months: deposit };
	return amount ? { amount } : null;
}
