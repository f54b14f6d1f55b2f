/** The numbers of a property that the rules below read. */
type Numbers<Field extends string> = { readonly [F in Field]?: number | null | undefined };

/** Identifiers of the agency's system are positive whole numbers up to this one. */
export const HIGHEST_ID = 2 ** 40;

/** What the visitor may do with a property: 0 is for sale, anything else for rent. */
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

/** Whether a status is shown to visitors; a draft never is, whatever its status. */
export function isPublished(property: Numbers<"Status"> & { Draft?: boolean | null | undefined }): boolean {
	return property.Draft !== true && publishedStatuses.includes(statusOf(property));
}

/** Sold and rented properties are last in every list, and are removed when their badge expires. */
export function isEnded(status: number): boolean {
	return endedStatuses.includes(status);
}

/** How long a sold or rented property keeps its badge and stays in the lists. */
export const DAYS_SHOWN_AFTER_END = 30;

/** The amount that a visitor compares: the rent per month of a rental, else the price. In euro. */
export function comparablePrice(
	property: { Goal: number } & Numbers<"MonthlyRent" | "RentPrice" | "Price">,
): number | null {
	const isRental = goalOf(property.Goal) === "rent";
	const amounts = isRental ? [property.MonthlyRent, property.RentPrice, property.Price] : [property.Price];
	// Systems write nought where they know no price.
	return amounts.find((amount) => amount) ?? null;
}

/** The surface that searches compare: living, else total, else ground. In m². */
export function comparableSurface(
	property: Numbers<"LivingSurface" | "TotalSurface" | "GroundSurface">,
): number | null {
	// Nought too is no surface.
	return property.LivingSurface || property.TotalSurface || property.GroundSurface || null;
}

/** Above so many, a deposit is an amount in euro: agencies send both in one field. */
export const MOST_DEPOSIT_MONTHS = 24;

export type AgreedDeposit = { months: number } | { amount: number };

/** The deposit of a rental as agreed: in months of rent, or in euro; null where nothing says. */
export function agreedDeposit(property: Numbers<"RentDeposit" | "DepositAmount">): AgreedDeposit | null {
	const { RentDeposit: deposit, DepositAmount: amount } = property;
	if (deposit != null) return deposit > MOST_DEPOSIT_MONTHS ? { amount: deposit } : { months: deposit };
	return amount ? { amount } : null;
}
