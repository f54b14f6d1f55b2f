/** A price per m², rounded to the euro before it is compared, so that every page shows the same figure. */
export function perSquareMetre(price: number, surface: number): number {
	return Math.round(price / surface);
}

/**
 * The value below which so much of a number of values lies, between the two nearest in proportion.
 * @param nth the value that comes after so many, in order
 */
export function quantile(count: number, part: number, nth: (at: number) => number): number {
	const at = (count - 1) * part;
	const [below, above] = [nth(Math.floor(at)), nth(Math.ceil(at))];
	return below + (above - below) * (at - Math.floor(at));
}
